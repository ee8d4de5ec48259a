/**
 * Several runs of the same tests into one report. The first run has seeds that the
 * learner has not seen, and it is the one that counts; a check that is red in it is run
 * again with the known seed, to tell code that knows the answers from code that is
 * wrong, and once more where the two disagree, to tell both from a check that wavers.
 * Before anybody is said to know the answers, the known seed is tried twice as well, and
 * the others a third time.
 */
import type { CheckResult, Observation, StageReport } from '@workshop/report'
import { checkKey } from '../results/manifest.ts'

export interface Merged {
  report: StageReport
  /** `pitfall/check`: green with the known seed, red with others. */
  overfit: ReadonlySet<string>
  /** Red and green with the same seed; green counts where the seed was a hidden one. */
  wavering: readonly Wavering[]
}

export interface Wavering {
  /** `pitfall/check` */
  check: string
  /** What was seen when it was red with seeds that the learner has not seen. */
  observed: Observation | undefined
}

export const isRed = ({ verdict }: CheckResult): boolean =>
  verdict === 'fail' || verdict === 'vacuous' || verdict === 'locked'

export const keyOfCheck = ({ pitfall, check, kind }: CheckResult): string =>
  checkKey(pitfall, check, kind)

/** Checks that are red in one report and green in another. */
export function disagreeing(one: StageReport, other: StageReport): string[] {
  const green = greenOf(other)
  return one.results
    .filter(isRed)
    .map(keyOfCheck)
    .filter(key => green.has(key))
}

/**
 * @param hidden with seeds of the grading
 * @param known with the workshop's own seed
 * @param again with seeds of the grading, for the checks on which the two disagree
 * @param knownAgain with the workshop's own seed, for those that still do
 * @param last with seeds of the grading, for those that still do
 */
export function mergeRuns(
  hidden: StageReport,
  known?: StageReport,
  again?: StageReport,
  knownAgain?: StageReport,
  last?: StageReport,
): Merged {
  const open = new Set(known ? disagreeing(hidden, known) : [])
  const green = new Map([...greenOf(last), ...greenOf(again)])
  const redAgain = new Set(knownAgain?.results.filter(isRed).map(keyOfCheck))
  const wavers = new Set([...open].filter(key => green.has(key) || redAgain.has(key)))
  const results = hidden.results.map(result => {
    const key = keyOfCheck(result)
    return (wavers.has(key) && green.get(key)) || result
  })
  const wavering = hidden.results
    .filter(result => wavers.has(keyOfCheck(result)))
    .map(result => ({ check: keyOfCheck(result), observed: result.lesson?.observed }))
  const overfit = new Set([...open].filter(key => !wavers.has(key)))
  return { report: { ...hidden, results }, overfit, wavering }
}

function greenOf(report: StageReport | undefined): Map<string, CheckResult> {
  const passed = (report?.results ?? []).filter(({ verdict }) => verdict === 'pass')
  return new Map(passed.map(result => [keyOfCheck(result), result]))
}
