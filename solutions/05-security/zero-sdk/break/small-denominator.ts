// I expect: half of the calls is half of the calls
/**
 * Experiment: a breaker that opens at half.
 */
export function createBreaker() {
  let calls = 0
  let failures = 0
  return {
    record(ok: boolean): void {
      calls++
      if (!ok) failures++
    },
    isOpen: () => calls > 0 && failures / calls >= 0.5,
  }
}
