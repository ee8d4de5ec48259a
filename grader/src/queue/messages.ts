/** What a worker and its grading process say to each other. */
import type { GradeResult } from '../results/index.ts'

export type ToGrading = { grade: string } | { stop: true }

export type FromGrading =
  | { ready: true }
  /** This machine cannot grade this batch at all. */
  | { unfit: string; id?: never }
  | { id: string; result: GradeResult }
  | { id: string; trouble: string }
  /** Not this machine's to grade: other tests than the batch was made with. */
  | { id: string; unfit: string }
