/**
 * A target: a module of the subject that reads what strangers wrote, what must hold of
 * it whatever they wrote, and cases. Cases are plain JSON, so that one that failed can
 * be kept in `corpus/` and asked again for ever.
 */
import type { Arbitrary } from 'fast-check'

export interface Target<Case = unknown, Module = unknown> {
  /** As `--only` names it. */
  name: string
  /** The stage whose subject has the module: `01` to `05`. */
  stage: string
  /** Inside the subject, without the ending. */
  module: string
  /** One sentence: what holds for every case. */
  invariant: string
  cases: Arbitrary<Case>
  /** @throws where the invariant does not hold */
  check(module: Module, about: Case): void | Promise<void>
}

/** Keeps the case and the module of a target of one type, for those who do not care. */
export function target<Case, Module>(of: Target<Case, Module>): Target {
  return of as unknown as Target
}
