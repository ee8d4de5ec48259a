// I expect: …
/**
 * Experiment: two calls, two failures.
 *
 * This breaker waits for ten calls before it judges. Let it judge at once, by the
 * share of calls that failed, and see how many it takes.
 */
export function createBreaker() {
  let calls = 0
  let failures = 0
  return {
    record(ok: boolean): void {
      calls++
      if (!ok) failures++
    },
    isOpen: () => calls >= 10 && failures / calls >= 0.5,
  }
}
