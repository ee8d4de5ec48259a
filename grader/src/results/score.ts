/**
 * From what a run left behind to a result. A verdict on the submission needs a run
 * that can be believed; where it cannot, the result is an infrastructure error,
 * which is nobody's score.
 */
import type { Text } from '@workshop/syllabus'
import { cleaner, cutTo, type HostPath } from './foreign-text.ts'
import { gradedPitfalls } from './graded-checks.ts'
import { type Flag, LONGEST } from './limits.ts'
import { manifestOf } from './manifest.ts'
import {
  type GradedPitfall,
  type GradeResult,
  RESULT_SCHEMA,
  type Score,
} from './result.ts'
import { type Rubric, rubricOf } from './rubric.ts'
import type { About, RunOutcome } from './run-outcome.ts'
import { notBelieved } from './sentences.ts'
import { verdictOfRun } from './verdict-of-run.ts'

export interface ScoreOptions {
  /** Checks whose details a learner does not get; none if absent. */
  isHidden?: (pitfall: string, check: string) => boolean
  /** Paths that must not appear in a result, and what stands for them. */
  hostPaths?: readonly HostPath[]
}

export function scoreRun(
  outcome: RunOutcome,
  about: About & { stage: NonNullable<GradeResult['stage']> },
  options: ScoreOptions = {},
): GradeResult {
  const rubric = rubricOf(about.stage)
  const manifest = manifestOf(outcome.report, rubric, outcome.exit)
  const clean = cleaner(options.hostPaths ?? [])
  const pitfalls = gradedPitfalls(rubric, {
    manifest,
    causes: outcome.causes ?? [],
    isHidden: options.isHidden ?? (() => false),
    clean,
  })
  const decided = verdictOfRun(outcome, manifest, pitfalls)
  if (decided.verdict === 'infra-error') {
    const [fault = '', ...more] = decided.faults
    const reason = notBelieved(clean(fault, LONGEST.name), more.length)
    return infraError(reason, about, { needsAttention: false })
  }
  const { verdict, limit } = decided
  const reason = decided.reason && cleanText(decided.reason, clean)
  return {
    ...frameOf(about, flagsOf(about, outcome, pitfalls)),
    verdict,
    reason,
    limit,
    needsAttention: false,
    score: scoreOf(pitfalls, rubric),
    pitfalls,
  }
}

const cleanText = ({ en, zh }: Text, clean: ReturnType<typeof cleaner>): Text => ({
  en: clean(en, LONGEST.text),
  zh: clean(zh, LONGEST.text),
})

/** Refused at the door: nothing was run, and nothing is worth a point. */
export function rejectedInput(reason: Text, about: About): GradeResult {
  const rubric = about.stage === null ? undefined : rubricOf(about.stage)
  return {
    ...frameOf(about, flagsOf(about)),
    verdict: 'rejected-input',
    reason: bounded(reason),
    limit: null,
    needsAttention: false,
    score: scoreOf([], rubric),
    pitfalls: [],
  }
}

/** Ours. `needsAttention` once trying again has not helped. */
export function infraError(
  reason: Text,
  about: About,
  { needsAttention }: { needsAttention: boolean },
): GradeResult {
  return {
    ...frameOf(about, flagsOf(about)),
    verdict: 'infra-error',
    reason: bounded(reason),
    limit: null,
    needsAttention,
    score: null,
    pitfalls: [],
  }
}

const bounded = ({ en, zh }: Text): Text => ({
  en: cutTo(en, LONGEST.text),
  zh: cutTo(zh, LONGEST.text),
})

type Frame = Omit<
  GradeResult,
  'verdict' | 'reason' | 'limit' | 'needsAttention' | 'score' | 'pitfalls'
>

function frameOf(about: About, flags: Flag[]): Frame {
  const { key, submission, stage, sandbox, seeds, versions, times, policy } = about
  return {
    schema: RESULT_SCHEMA,
    key,
    submission,
    stage,
    flags,
    sandbox,
    seeds: [...seeds],
    versions,
    times,
    policy,
    attempts: about.attempts ?? [],
    history: about.history ?? [],
  }
}

function flagsOf(
  about: About,
  outcome?: RunOutcome,
  pitfalls: readonly GradedPitfall[] = [],
): Flag[] {
  const tampered = about.submission.notices.some(({ kind }) => kind === 'tamper')
  return [
    ...(tampered ? [{ kind: 'tamper-notice' as const }] : []),
    ...(about.flags ?? []),
    ...(isOverfit(pitfalls) ? [{ kind: 'suspicious' as const, why: 'overfit' }] : []),
    ...(outcome?.mode === 'together' ? [{ kind: 'advisory' as const }] : []),
    ...(about.sandbox?.level === 'D' ? [{ kind: 'unverified' as const }] : []),
  ]
}

/** Everything that was known passes, and something that was not known fails. */
function isOverfit(pitfalls: readonly GradedPitfall[]): boolean {
  const checks = pitfalls.flatMap(pitfall => pitfall.checks)
  const shown = checks.filter(({ visibility }) => visibility === 'public')
  const hidden = checks.filter(({ visibility }) => visibility === 'hidden')
  return (
    shown.length > 0 &&
    shown.every(({ verdict }) => verdict === 'passed') &&
    hidden.some(({ verdict }) => verdict === 'failed')
  )
}

function scoreOf(pitfalls: readonly GradedPitfall[], rubric?: Rubric): Score {
  const of = (level: GradedPitfall['level']) =>
    pitfalls
      .filter(pitfall => pitfall.level === level)
      .reduce((sum, { points }) => sum + points, 0)
  const core = { points: of('must'), max: rubric?.core ?? 0 }
  const beyond = { points: of('should'), max: rubric?.beyond ?? 0 }
  return {
    points: core.points + beyond.points,
    max: rubric?.max ?? 0,
    core,
    beyond,
    done: core.max > 0 && core.points === core.max,
  }
}
