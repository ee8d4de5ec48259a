/**
 * The clock of the machine, for everybody who is not given another one.
 */
import type { Clock } from '@workshop/wire'

/** A timer of Node for longer than this fires after one millisecond. */
const LONGEST_MS = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    let timer: NodeJS.Timeout
    const wait = (left: number): void => {
      const next = () => (left > LONGEST_MS ? wait(left - LONGEST_MS) : run())
      timer = setTimeout(next, Math.min(left, LONGEST_MS))
    }
    wait(ms)
    return () => clearTimeout(timer)
  },
}
