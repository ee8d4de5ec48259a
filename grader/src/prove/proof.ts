/** What `prove` knows at its end: every subject with what became of it. */
import type { Stage } from '@workshop/syllabus'
import type { Deviation, Judged } from './judge.ts'
import type { Subject } from './subjects.ts'

export interface Proved {
  subject: Subject
  ms: number
  /** Absent when no run of it has ended with a report. */
  judged?: Judged
  deviations: readonly Deviation[]
  /** Checks that came out differently in an immediate second run. */
  flaky: readonly string[]
  /** Why there is no report: our trouble, never a verdict. */
  infrastructure?: string
}

export interface Proof {
  stage: Stage
  /** In the order in which they were asked for. */
  proved: readonly Proved[]
  /** Some subjects were left out on purpose. */
  partial: boolean
  /** Mutants were run on the checks of their own pitfall only. */
  own?: boolean
}

export const isAsDeclared = ({ judged, deviations, flaky }: Proved): boolean =>
  judged !== undefined && deviations.length === 0 && flaky.length === 0
