/**
 * What a breaker knows of one tool: the outcomes within a window, and whether they
 * are enough to open. Not here: who is let through, and when.
 */
export interface Thresholds {
  rate: number
  minimum: number
  windowMs: number
  consecutive: number
}

export interface Tally {
  failures: number
  calls: number
}

export interface Recent {
  readonly tally: Tally
  add(now: number, failed: boolean): void
  /** Forgets what has left the window. */
  forget(now: number): void
  clear(): void
  isTooMany(): boolean
}

// #region small-denominator
export function createRecent(thresholds: Thresholds): Recent {
  const { rate, minimum, windowMs, consecutive } = thresholds
  let outcomes: { at: number; failed: boolean }[] = []
  let failures = 0
  let inARow = 0

  function forget(now: number): void {
    const kept = outcomes.findIndex(({ at }) => now - at < windowMs)
    const gone = outcomes.splice(0, kept === -1 ? outcomes.length : kept)
    failures -= gone.filter(({ failed }) => failed).length
  }

  return {
    get tally() {
      return { failures, calls: outcomes.length }
    },
    add(now, failed) {
      forget(now)
      outcomes.push({ at: now, failed })
      failures += failed ? 1 : 0
      inARow = failed ? inARow + 1 : 0
    },
    forget,
    clear() {
      outcomes = []
      failures = 0
      inARow = 0
    },
    /** A rate of too few calls is no rate; failures in a row need no other calls. */
    isTooMany() {
      const calls = outcomes.length
      return inARow >= consecutive || (calls >= minimum && failures / calls >= rate)
    },
  }
}
// #endregion small-denominator
