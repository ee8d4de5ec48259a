/** Time that only the drill moves: a run of an hour takes a moment. */
import type { Clock } from '@workshop/wire'

export interface DrillClock extends Clock {
  pass(ms: number): void
}

export function createDrillClock(): DrillClock {
  let now = 0
  const timers = new Set<{ due: number; run: () => void }>()

  return {
    now: () => now,
    after(ms, run) {
      const timer = { due: now + ms, run }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    pass(ms) {
      now += ms
      for (const timer of [...timers].sort((a, b) => a.due - b.due)) {
        if (timer.due > now) break
        timers.delete(timer)
        timer.run()
      }
    },
  }
}

const LONGEST_MS = 600_000

/**
 * Lets time pass until `work` is over; nothing in it may wait for anything real.
 * What never ends is given up after ten minutes, on this clock.
 */
export async function settle<T>(clock: DrillClock, work: Promise<T>): Promise<T> {
  let isOver = false
  const over = (): void => {
    isOver = true
  }
  work.then(over, over)
  for (let ms = 0; ms < LONGEST_MS; ms += 1000) {
    await new Promise(resolve => setImmediate(resolve))
    if (isOver) return work
    clock.pass(1000)
  }
  throw new Error(`expected an end of a call, got none in ${LONGEST_MS} ms`)
}
