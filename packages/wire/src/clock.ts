/**
 * Time as a dependency. Code that waits takes a `Clock`, so that a test can
 * move time instead of sleeping through it.
 */

export interface Clock {
  /** Milliseconds from an arbitrary zero; never goes backwards. */
  now(): number
  /** Calls `run` once after `ms` milliseconds; returns the function that cancels it. */
  after(ms: number, run: () => void): () => void
}
