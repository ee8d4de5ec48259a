/**
 * What was declared of a subject against what came out. Pure: a report in, the
 * differences out; an empty list means exactly as declared.
 */
import {
  type JoinedCheck,
  type JoinedPitfall,
  joinWithSyllabus,
  type StageReport,
} from '@workshop/report'
import type { Subject } from './subjects.ts'

/** One check that came out otherwise than declared. */
export interface Deviation {
  pitfall: string
  check: string
  wanted: string
  got: string
}

/** `green`, `red` by a failing check, or `fault`: no verdict on the subject at all. */
export type Cell = 'green' | 'red' | 'fault'

export interface Judged {
  /** By pitfall id, in the order of the syllabus. */
  cells: Readonly<Record<string, Cell>>
  deviations: readonly Deviation[]
  /** Checks that failed, as `pitfall/check`. */
  failed: readonly string[]
}

/** @param only the pitfall whose checks were run; all of them if absent */
export function judge(subject: Subject, report: StageReport, only?: string): Judged {
  const { pitfalls: joined, unknown } = joinWithSyllabus(report)
  const pitfalls = joined.filter(({ pitfall }) => !only || pitfall.id === only)
  const checks = pitfalls.flatMap(({ pitfall, checks }) =>
    checks.map(check => ({ pitfall: pitfall.id, check })),
  )
  return {
    cells: Object.fromEntries(pitfalls.map(row => [row.pitfall.id, cellOf(row)])),
    deviations: [
      ...deviationsOf(subject, pitfalls),
      ...unknown.map(({ pitfall, check, lesson }) => ({
        pitfall,
        check,
        wanted: 'a check of the syllabus',
        got: lesson ? JSON.stringify(lesson.observed) : 'an unknown one',
      })),
    ],
    failed: checks
      .filter(({ check }) => check.verdict === 'fail')
      .map(({ pitfall, check }) => `${pitfall}/${check.id}`),
  }
}

function cellOf({ verdict }: JoinedPitfall): Cell {
  if (verdict === 'pass') return 'green'
  return verdict === 'fail' || verdict === 'locked' ? 'red' : 'fault'
}

function deviationsOf(
  subject: Subject,
  pitfalls: readonly JoinedPitfall[],
): Deviation[] {
  if (subject.kind === 'skeleton') {
    return pitfalls.flatMap(joined => {
      const reason = subject.expected.pitfalls[joined.pitfall.id]
      const wanted = [reason?.verdict ?? 'nothing stated', reason?.observed]
      return differs(joined, wanted.filter(Boolean).join(', '))
    })
  }
  const { pitfall: own = undefined, catches = [] } =
    subject.kind === 'mutant' ? subject.mutant : {}
  return pitfalls.flatMap(({ pitfall, checks }) =>
    checks.flatMap(check => {
      const isOwn = pitfall.id === own
      const wanted = isOwn && catches.includes(check.id) ? 'fail' : 'pass'
      // Guards are locked as long as their experiment does not hit.
      const isFine =
        check.verdict === (isOwn && isLocked(check, catches) ? 'locked' : wanted)
      return isFine
        ? []
        : [{ pitfall: pitfall.id, check: check.id, wanted, got: said(check) }]
    }),
  )
}

const isLocked = ({ kind }: JoinedCheck, catches: readonly string[]): boolean =>
  kind === 'guard' && catches.includes('hit')

function differs(
  { pitfall, verdict, checks }: JoinedPitfall,
  wanted: string,
): Deviation[] {
  const first = checks.find(check => check.verdict !== 'pass')
  const observed = first?.lesson?.observed.kind
  const got = [verdict, observed].filter(Boolean).join(', ')
  if (got === wanted) return []
  return [{ pitfall: pitfall.id, check: first?.id ?? '', wanted, got }]
}

function said({ verdict, lesson }: JoinedCheck): string {
  return lesson
    ? `${verdict}: ${JSON.stringify(lesson.observed).slice(0, 300)}`
    : verdict
}

/** Checks on which two runs of the same subject do not agree. */
export function disagreements(first: Judged, second: Judged): string[] {
  const keys = (judged: Judged) =>
    judged.deviations.map(({ pitfall, check }) => `${pitfall}/${check}`)
  const [a, b] = [new Set(keys(first)), new Set(keys(second))]
  return [...new Set([...a, ...b])].filter(key => a.has(key) !== b.has(key))
}
