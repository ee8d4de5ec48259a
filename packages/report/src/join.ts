/**
 * The syllabus says which checks there are, a run says what became of them. The
 * join starts from the syllabus: a check nobody ran is not-reported, never green,
 * and a result that the syllabus does not know is a fault of ours.
 */
import {
  type Check,
  type Pitfall,
  pitfallsOf,
  STAGES,
  type Stage,
} from '@workshop/syllabus'
import type { CheckResult, Lesson, StageReport, Verdict } from './verdict.ts'

/** The part of the syllabus that the join reads. */
export interface Syllabus {
  stages: readonly Stage[]
  /** In the order of the syllabus. */
  pitfalls: readonly Pitfall[]
}

export const SYLLABUS: Syllabus = {
  stages: STAGES,
  pitfalls: STAGES.flatMap(stage => pitfallsOf(stage.id)),
}

export interface JoinedCheck {
  id: string
  kind: 'hit' | 'guard'
  verdict: Verdict
  /** Absent for `hit`, which the syllabus describes as the pitfall's experiment. */
  check?: Check
  lesson?: Lesson
}

/** `hit`: the symptom has been caused, the guard is not green yet. */
export type PitfallState = 'survived' | 'hit' | 'to-go'

export interface JoinedPitfall {
  pitfall: Pitfall
  verdict: Verdict
  state: PitfallState
  /** `hit` first, then the guards in the order of the syllabus. */
  checks: readonly JoinedCheck[]
}

export interface JoinedStage {
  stage: Stage
  report: StageReport
  /** In the order of the syllabus. */
  pitfalls: readonly JoinedPitfall[]
  /** Results of checks that the syllabus does not know: harness faults. */
  unknown: readonly CheckResult[]
}

const WORST_FIRST: readonly Verdict[] = [
  'harness-fault',
  'fail',
  'vacuous',
  'not-reported',
  'locked',
  'pass',
]

export function worstOf(verdicts: readonly Verdict[]): Verdict {
  return WORST_FIRST.find(verdict => verdicts.includes(verdict)) ?? 'not-reported'
}

const HIT = 'hit'

export function joinWithSyllabus(
  report: StageReport,
  syllabus: Syllabus = SYLLABUS,
): JoinedStage {
  const stage = syllabus.stages.find(candidate => candidate.id === report.stage)
  if (stage === undefined) {
    throw new Error(`expected a stage of the syllabus, got ${report.stage} (StageId)`)
  }
  const pitfalls = syllabus.pitfalls
    .filter(pitfall => pitfall.stage === stage.id)
    .map(pitfall => joinPitfall(pitfall, report.results))
  const known = new Set(
    pitfalls.flatMap(({ pitfall, checks }) =>
      checks.map(check => keyOf(pitfall.id, check.id, check.kind)),
    ),
  )
  const unknown = report.results
    .filter(({ pitfall, check, kind }) => !known.has(keyOf(pitfall, check, kind)))
    .map(result => ({ ...result, verdict: 'harness-fault' as const }))
  return { stage, report, pitfalls, unknown }
}

const keyOf = (pitfall: string, check: string, kind: string) =>
  `${pitfall} ${check} ${kind}`

function joinPitfall(pitfall: Pitfall, results: readonly CheckResult[]): JoinedPitfall {
  const own = results.filter(result => result.pitfall === pitfall.id)
  const hit = pitfall.breaks ? [joinCheck(HIT, 'hit', own)] : []
  const guards = Object.entries(pitfall.checks).map(([id, check]) => ({
    ...joinCheck(id, 'guard', own),
    check,
  }))
  const checks = [...hit, ...guards]
  const verdict = worstOf(checks.map(check => check.verdict))
  const wasHit = hit[0]?.verdict === 'pass'
  const state = verdict === 'pass' ? 'survived' : wasHit ? 'hit' : 'to-go'
  return { pitfall, verdict, state, checks }
}

/** A check reported twice counts as its worse result. */
function joinCheck(
  id: string,
  kind: 'hit' | 'guard',
  own: readonly CheckResult[],
): JoinedCheck {
  const results = own.filter(result => result.check === id && result.kind === kind)
  const verdict = worstOf(results.map(result => result.verdict))
  const lesson = results.find(result => result.verdict === verdict)?.lesson
  return lesson === undefined ? { id, kind, verdict } : { id, kind, verdict, lesson }
}

export interface Share {
  survived: number
  total: number
}

export interface Score {
  survived: number
  hit: number
  toGo: number
  total: number
  core: Share
  beyond: Share
  /** The core is survived. */
  done: boolean
}

export function scoreOf(joined: JoinedStage): Score {
  const count = (state: PitfallState) =>
    joined.pitfalls.filter(pitfall => pitfall.state === state).length
  const share = (level: Pitfall['level']): Share => {
    const all = joined.pitfalls.filter(({ pitfall }) => pitfall.level === level)
    const survived = all.filter(pitfall => pitfall.state === 'survived').length
    return { survived, total: all.length }
  }
  const core = share('must')
  return {
    survived: count('survived'),
    hit: count('hit'),
    toGo: count('to-go'),
    total: joined.pitfalls.length,
    core,
    beyond: share('should'),
    done: core.total > 0 && core.survived === core.total,
  }
}

/** Everything survived and nothing unknown: what a solution has to be. */
export const isGreen = (joined: JoinedStage): boolean =>
  joined.unknown.length === 0 &&
  joined.pitfalls.length > 0 &&
  joined.pitfalls.every(pitfall => pitfall.state === 'survived')
