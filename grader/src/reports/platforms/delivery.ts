/**
 * What a platform is given: a file, and the exit code that says whether the grading
 * itself worked. A result without isolation is handed on only when asked twice.
 */
import type { GradeResult } from '../../results/index.ts'
import { UsageError } from '../../usage-error.ts'

export interface Delivery {
  /** As the platform expects it; `null`: no file is to be written. */
  text: string | null
  /** 0: the grading worked, whatever it says of the submission. */
  exitCode: 0 | 1
}

export interface DeliveryOptions {
  /** The second flag: `--publish-unverified`. */
  publishUnverified?: boolean
}

/** @throws UsageError for a result without isolation */
export function holdBackUnverified(
  results: readonly GradeResult[],
  { publishUnverified = false }: DeliveryOptions,
): void {
  const open = results.filter(({ flags }) =>
    flags.some(({ kind }) => kind === 'unverified'),
  )
  if (open.length === 0 || publishUnverified) return
  throw new UsageError(
    `expected isolated gradings, got ${open.length} without isolation: they are not ` +
      'handed to a platform unless --publish-unverified is given too',
  )
}
