/**
 * A lane: at most `width` tasks at a time, the others wait in order.
 */
export type Lane = <T>(task: () => Promise<T>) => Promise<T>

// #region spawn-storm
export function createLane(width: number): Lane {
  const waiting: (() => void)[] = []
  let running = 0

  return async task => {
    if (running === width) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
    try {
      return await task()
    } finally {
      // The place goes to the next in line, or back to the lane.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
// #endregion spawn-storm
