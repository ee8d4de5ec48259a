/**
 * Whether a run may be believed: every check of the rubric exactly once, none that
 * the rubric does not know, at least one that ran, and a runner that ended as its
 * checks say. A missing failure is no success.
 */
import type { CheckResult, StageReport } from '@workshop/report'
import type { Rubric } from './rubric.ts'

export interface RunnerExit {
  code: number | null
  signal: string | null
}

export interface Manifest {
  expected: number
  /** Checks that have a result. */
  ran: number
  /** `pitfall/check`, in the order of the rubric. */
  missing: readonly string[]
  /** Why the run is not to be believed, whatever its results say. */
  faults: readonly string[]
  byCheck: ReadonlyMap<string, CheckResult>
}

export const checkKey = (pitfall: string, check: string, kind: string) =>
  kind === 'hit' ? `${pitfall}/hit!` : `${pitfall}/${check}`

export function manifestOf(
  report: StageReport | null,
  rubric: Rubric,
  exit: RunnerExit,
): Manifest {
  const expected = rubric.rows.flatMap(row =>
    row.checks.map(({ id, kind }) => checkKey(row.id, id, kind)),
  )
  const results = (report?.results ?? []).filter(
    ({ verdict }) => verdict !== 'not-reported',
  )
  const byCheck = new Map<string, CheckResult>()
  const faults: string[] = report === null ? ['the runner left no report'] : []
  if (report !== null && report.stage !== rubric.stage) {
    faults.push(`expected stage ${rubric.stage}, got ${report.stage}`)
  }
  for (const result of results) {
    const key = checkKey(result.pitfall, result.check, result.kind)
    if (!expected.includes(key)) faults.push(`unknown check ${key}`)
    else if (byCheck.has(key)) faults.push(`${key} has two results`)
    else byCheck.set(key, result)
    if (result.verdict === 'harness-fault') faults.push(`${key} failed on our side`)
  }
  const missing = expected.filter(key => !byCheck.has(key))
  faults.push(...exitFaults(exit, missing.length, [...byCheck.values()]))
  return { expected: expected.length, ran: byCheck.size, missing, faults, byCheck }
}

/** vitest ends with 0 when everything passed and with 1 when something did not. */
function exitFaults(
  { code, signal }: RunnerExit,
  missing: number,
  ran: readonly CheckResult[],
): string[] {
  if (code !== 0 && code !== 1) {
    return [`the runner ended with ${signal ?? `code ${code ?? 'none'}`}`]
  }
  const isGreen = missing === 0 && ran.every(({ verdict }) => verdict === 'pass')
  if (isGreen === (code === 0)) return []
  return [`the runner ended with code ${code}, its checks say ${isGreen ? 0 : 1}`]
}
