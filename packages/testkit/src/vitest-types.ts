/**
 * What the workshop adds to vitest's own types: the values that the main thread
 * hands to the checks, and the result that a check leaves in its task.
 */
import type { CheckResult } from '@workshop/report'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with `src/` and `break/`. */
    subject: string
    /** The file that takes every frame of the run, as JSON lines. */
    trace: string
  }
}

/** `meta` of a task: its interface lies in a package that ours cannot name. */
export interface CheckMeta {
  workshop?: CheckResult
}
