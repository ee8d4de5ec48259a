/**
 * The rows of a result: for each check of the rubric what became of it and what it
 * is worth. A check without a result is `not-run`, and worth nothing.
 */
import { type CheckResult, type Observation, observationText } from '@workshop/report'
import type { Clean } from './foreign-text.ts'
import { type CheckVerdict, isLimitVerdict, LONGEST } from './limits.ts'
import { checkKey, type Manifest } from './manifest.ts'
import type { GradedCheck, GradedPitfall } from './result.ts'
import type { Rubric, RubricCheck, RubricRow } from './rubric.ts'
import type { Cause } from './run-outcome.ts'

export interface RowContext {
  manifest: Manifest
  causes: readonly Cause[]
  isHidden: (pitfall: string, check: string) => boolean
  clean: Clean
}

/** Frames that are kept of one check: the last ones, where it went wrong. */
const FRAMES = 6

export function gradedPitfalls(rubric: Rubric, context: RowContext): GradedPitfall[] {
  return rubric.rows.map(row => {
    const checks = row.checks.map(check => gradedCheck(row, check, context))
    const points = checks.reduce((sum, check) => sum + check.points, 0)
    const { id, level, max } = row
    return { id, level, verdict: worstOf(checks), points, max, checks }
  })
}

function gradedCheck(
  row: RubricRow,
  check: RubricCheck,
  { manifest, causes, isHidden, clean }: RowContext,
): GradedCheck {
  const result = manifest.byCheck.get(checkKey(row.id, check.id, check.kind))
  const cause = causes.find(
    one => one.pitfall === row.id && one.check === check.id && !isPassed(result),
  )
  const verdict = verdictOf(result, cause)
  const limit = limitOf(result, cause)
  const observed = result?.lesson?.observed
  const frames = (result?.lesson?.frames ?? []).slice(-FRAMES)
  return {
    id: check.id,
    kind: check.kind,
    visibility: isHidden(row.id, check.id) ? 'hidden' : 'public',
    verdict,
    points: verdict === 'passed' ? check.max : 0,
    max: check.max,
    ms: Math.max(0, result?.ms ?? 0),
    ...(observed === undefined ? {} : { observed: said(observed, clean) }),
    ...(frames.length === 0
      ? {}
      : {
          frames: frames.map(({ dir, text }) => ({
            dir,
            text: clean(text, LONGEST.frame),
          })),
        }),
    ...(limit === undefined || !isLimitVerdict(verdict) ? {} : { limit }),
  }
}

const isPassed = (result: CheckResult | undefined) => result?.verdict === 'pass'

/** Paths go first: shortened text would no longer be recognized as one. */
function said(observed: Observation, clean: Clean) {
  const cleaned = cleanedDeep(observed, clean) as Observation
  const { en, zh } = observationText(cleaned)
  return { en: clean(en, LONGEST.text), zh: clean(zh, LONGEST.text) }
}

function cleanedDeep(value: unknown, clean: Clean): unknown {
  if (typeof value === 'string') return clean(value, LONGEST.text)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    cleanedDeep(inner, clean),
  ])
  return Object.fromEntries(entries)
}

function verdictOf(
  result: CheckResult | undefined,
  cause: Cause | undefined,
): CheckVerdict {
  if (cause !== undefined) return cause.verdict
  switch (result?.verdict) {
    case undefined:
    case 'not-reported':
      return 'not-run'
    case 'pass':
      return 'passed'
    case 'locked':
      return 'locked'
    case 'harness-fault':
      return 'infra-error'
    case 'vacuous':
    case 'fail':
      return failureOf(result.lesson?.observed)
  }
}

function failureOf(observed: Observation | undefined): CheckVerdict {
  if (observed !== undefined && isHang(observed)) return 'timeout'
  const ended = observed?.kind === 'crashed' || observed?.kind === 'exited'
  return ended ? 'crashed' : 'failed'
}

/** How the testkit says that a file blocked while it was loaded. */
export const NEVER_LOADED = 'still waiting at its top level'

const isHang = (observed: Observation): boolean =>
  observed.kind === 'never-settled' ||
  (observed.kind === 'load-error' && observed.message === NEVER_LOADED)

function limitOf(result: CheckResult | undefined, cause: Cause | undefined) {
  if (cause !== undefined) return 'limit' in cause ? cause.limit : undefined
  const observed = result?.lesson?.observed
  if (result === undefined || observed === undefined || !isHang(observed)) {
    return undefined
  }
  const waited = observed.kind === 'never-settled' ? observed.ms : result.ms
  const value = Math.max(0, waited)
  return { of: 'check' as const, unit: 'ms' as const, value, usage: value }
}

/** What a pitfall is called after: the worst that happened to one of its checks. */
const WORST_FIRST: readonly CheckVerdict[] = [
  'infra-error',
  'memory-limit',
  'process-limit',
  'disk-limit',
  'output-limit',
  'timeout',
  'crashed',
  'protocol-violation',
  'failed',
  'not-run',
  'locked',
]

export const worstOf = (checks: readonly { verdict: CheckVerdict }[]): CheckVerdict =>
  WORST_FIRST.find(verdict => checks.some(check => check.verdict === verdict)) ??
  'passed'
