/** Real time: from the epoch, so that the audit trail has dates, and never backwards. */
import type { Clock } from '@workshop/wire'

export const systemClock: Clock = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
