/**
 * The one word a run is given. A limit that ended it comes first; then whether the
 * run can be believed; then what its checks say.
 */
import type { Text } from '@workshop/syllabus'
import { worstOf } from './graded-checks.ts'
import {
  type CheckVerdict,
  type GradeVerdict,
  isLimitVerdict,
  type Limit,
} from './limits.ts'
import type { Manifest } from './manifest.ts'
import type { GradedCheck, GradedPitfall } from './result.ts'
import type { RunOutcome } from './run-outcome.ts'
import { afterChecks, incomplete, mostly, stoppedBy } from './sentences.ts'

export type Decided =
  | { verdict: 'infra-error'; faults: readonly string[] }
  | {
      verdict: Exclude<GradeVerdict, 'infra-error'>
      reason: Text | null
      limit: Limit | null
    }

export function verdictOfRun(
  outcome: RunOutcome,
  manifest: Manifest,
  pitfalls: readonly GradedPitfall[],
): Decided {
  const checks = pitfalls.flatMap(pitfall => pitfall.checks)
  if (outcome.stop !== undefined) return stopped(outcome.stop, manifest)
  if (manifest.missing.length > 0) return unfinished(outcome, manifest, checks)
  if (manifest.faults.length > 0) {
    return { verdict: 'infra-error', faults: manifest.faults }
  }
  return finished(checks, outcome)
}

function stopped(stop: NonNullable<RunOutcome['stop']>, manifest: Manifest): Decided {
  const limit = 'limit' in stop ? stop.limit : null
  const why =
    stop.text ??
    (limit && 'limit' in stop ? stoppedBy(stop.verdict, limit) : incomplete)
  const reason = afterChecks(why, manifest.ran, manifest.expected)
  return { verdict: stop.verdict, reason, limit }
}

/** Where the submission was apart, nobody but the grader can lose a check. */
function unfinished(
  { mode, exit }: RunOutcome,
  manifest: Manifest,
  checks: readonly GradedCheck[],
): Decided {
  const blocked = checks.find(({ verdict }) => verdict === 'timeout')
  if (exit.code === 1 && blocked?.limit !== undefined) {
    const why = stoppedBy('timeout', blocked.limit)
    const reason = afterChecks(why, manifest.ran, manifest.expected)
    return { verdict: 'timeout', reason, limit: blocked.limit }
  }
  if (mode === 'apart') {
    const count = `${manifest.ran} of ${manifest.expected} checks have a result`
    return { verdict: 'infra-error', faults: [count, ...manifest.faults] }
  }
  const reason = afterChecks(incomplete, manifest.ran, manifest.expected)
  const verdict = exit.code === 0 || exit.code === 1 ? 'not-run' : 'crashed'
  return { verdict, reason, limit: null }
}

function finished(checks: readonly GradedCheck[], outcome: RunOutcome): Decided {
  const red = checks.filter(({ verdict }) => verdict !== 'passed')
  if (red.length === 0) return { verdict: 'passed', reason: null, limit: null }
  const seen = (outcome.causes ?? []).some(({ verdict }) => isLimitVerdict(verdict))
  const limited = seen ? red.filter(({ verdict }) => isLimitVerdict(verdict)) : []
  if (limited.length > 0) return byLimit(limited)
  const ended = red.filter(({ verdict }) => ENDINGS.includes(verdict))
  const plain = red.filter(({ verdict }) => verdict === 'failed')
  const share = ended.length / checks.length
  if (ended.length <= plain.length || share < ENDED_SHARE) {
    return { verdict: 'failed', reason: null, limit: null }
  }
  const verdict = mostCommon(ended.map(check => check.verdict))
  const limit = ended.find(check => check.verdict === verdict)?.limit ?? null
  const count = ended.filter(check => check.verdict === verdict).length
  return { verdict, reason: mostly(verdict, count), limit }
}

/** One program that ended in one check is a failed check, not a crashed submission. */
const ENDED_SHARE = 1 / 4

/** Failures of which the cause is known and is no assertion. */
const ENDINGS: readonly CheckVerdict[] = ['timeout', 'crashed', 'protocol-violation']

function byLimit(limited: readonly GradedCheck[]): Decided {
  const verdict = worstOf(limited)
  const limit = limited.find(check => check.verdict === verdict)?.limit
  if (!isLimitVerdict(verdict) || limit === undefined) {
    return { verdict: 'infra-error', faults: [`a limit without its value: ${verdict}`] }
  }
  return { verdict, reason: stoppedBy(verdict, limit), limit }
}

type Ending = 'timeout' | 'crashed' | 'protocol-violation'

function mostCommon(verdicts: readonly CheckVerdict[]): Ending {
  const count = (verdict: Ending) => verdicts.filter(one => one === verdict).length
  const all: Ending[] = ['timeout', 'crashed', 'protocol-violation']
  return all.reduce((most, next) => (count(next) > count(most) ? next : most))
}
