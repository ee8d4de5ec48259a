/** Waiting on a clock, for as long as somebody still wants what comes after it. */
import type { Clock } from '@workshop/wire'

/** Settles after so many milliseconds; rejects as soon as the signal fires. */
export function pause(ms: number, clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const cancel = clock.after(ms, () => {
      signal.removeEventListener('abort', abort)
      resolve()
    })
    function abort(): void {
      cancel()
      reject(signal.reason)
    }
    signal.addEventListener('abort', abort, { once: true })
  })
}
