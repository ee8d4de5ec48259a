/**
 * What many runs of the same tests on the same subject say about each test. Pure. A
 * reference solution is always green, so whatever is not green in some run wavers.
 */
import { joinWithSyllabus, type StageReport, type Verdict } from '@workshop/report'

export interface Run {
  stage: string
  /** `zero-sdk` or `sdk`. */
  subject: string
  seed: string
  report?: StageReport
  output: string
  ms: number
}

/** One check of one subject that was not green in some run. */
export interface Flake {
  stage: string
  subject: string
  /** `pitfall/check`; NO_REPORT for a run that has left none. */
  check: string
  failed: number
  runs: number
  /** The first few, each with what it takes to see it again. */
  seen: readonly Seen[]
}

export interface Seen {
  seed: string
  verdict: string
  observed: string
  output: string
}

export const NO_REPORT = '(no report)'
const SEEN_KEPT = 3

export function flakesIn(runs: readonly Run[]): Flake[] {
  const flakes = new Map<string, Flake & { seen: Seen[] }>()
  for (const { stage, subject, seed, report, output } of runs) {
    for (const { check, ...failure } of failuresIn(report)) {
      const key = `${stage} ${subject} ${check}`
      const total = runs.filter(run => run.stage === stage && run.subject === subject)
      const flake = flakes.get(key) ?? {
        ...{ stage, subject, check, failed: 0, runs: total.length, seen: [] },
      }
      flake.failed += 1
      if (flake.seen.length < SEEN_KEPT) flake.seen.push({ seed, ...failure, output })
      flakes.set(key, flake)
    }
  }
  return [...flakes.values()].sort((a, b) => b.failed / b.runs - a.failed / a.runs)
}

export const isGreenRun = ({ report }: Run): boolean => failuresIn(report).length === 0

export interface Failure {
  check: string
  verdict: string
  observed: string
}

/** Empty for a run that was green. What only follows from a failure is not one. */
export function failuresIn(report: StageReport | undefined): Failure[] {
  if (!report) return [{ check: NO_REPORT, verdict: 'not-reported', observed: '' }]
  const { pitfalls, unknown } = joinWithSyllabus(report)
  const checks = pitfalls.flatMap(({ pitfall, checks }) =>
    checks.map(({ id, verdict, lesson }) => ({
      check: `${pitfall.id}/${id}`,
      verdict,
      lesson,
    })),
  )
  const strangers = unknown.map(({ pitfall, check, verdict, lesson }) => ({
    check: `${pitfall}/${check}`,
    verdict,
    lesson,
  }))
  const red = [...strangers, ...checks].filter(({ verdict }) => verdict !== 'pass')
  const own = red.filter(({ verdict }) => !FOLLOWS.includes(verdict))
  return (own.length > 0 ? own : red).map(({ check, verdict, lesson }) => {
    return { check, verdict, observed: lesson ? JSON.stringify(lesson.observed) : '' }
  })
}

/** A guard whose experiment failed, and whatever a broken run did not come to. */
const FOLLOWS: readonly Verdict[] = ['locked', 'not-reported']
