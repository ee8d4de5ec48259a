/** Results for tests: what a grading of stage 01 leaves behind, with one thing changed. */
import type { Observation, StageReport, Verdict } from '@workshop/report'
import {
  type About,
  type GradeResult,
  keyOf,
  type RunOutcome,
  type ScoreOptions,
  scoreRun,
} from '../../src/results/index.ts'
import { reportOf } from '../report-fixture.ts'

export type AboutStage = About & { stage: NonNullable<About['stage']> }

export const SHA = 'a'.repeat(64)
export const HEALTHY: NonNullable<About['sandbox']> = {
  level: 'A',
  probes: [{ name: 'reach-loopback', held: true, detail: 'connection refused' }],
}

export function aboutOf(changes: Partial<AboutStage> = {}): AboutStage {
  const policy = { feedback: 'count' as const }
  return {
    key: keyOf({ tree: SHA, stage: '01', tests: SHA, policy, grader: '0.1.0' }),
    submission: {
      name: 'ada',
      learner: { id: 's-1', name: 'Ada L.', email: 'ada@example.org' },
      source: 'zip',
      tree: SHA,
      submittedAt: '2026-11-29T10:00:00.000Z',
      notices: [],
    },
    stage: '01',
    sandbox: HEALTHY,
    seeds: ['seed-7'],
    versions: { grader: '0.1.0', node: 'v24.0.0', tests: SHA },
    times: {
      startedAt: '2026-11-30T10:00:00.000Z',
      finishedAt: '2026-11-30T10:00:03.000Z',
      durationMs: 3_000,
    },
    policy,
    ...changes,
  }
}

type Otherwise = Readonly<Record<string, Verdict | Observation>>

/** A run apart from the runner, whose exit code says what its checks say. */
export function outcomeOf(
  otherwise: Otherwise = {},
  changes: Partial<RunOutcome> = {},
): RunOutcome {
  const report: StageReport = reportOf(otherwise)
  const code = report.results.every(({ verdict }) => verdict === 'pass') ? 0 : 1
  return { report, exit: { code, signal: null }, mode: 'apart', ...changes }
}

export function resultOf(
  otherwise: Otherwise = {},
  {
    about = {},
    outcome = {},
    ...options
  }: ScoreOptions & {
    about?: Partial<AboutStage>
    outcome?: Partial<RunOutcome>
  } = {},
): GradeResult {
  return scoreRun(outcomeOf(otherwise, outcome), aboutOf(about), options)
}
