// I expect: with ten times the limit it waits ten times as long
/**
 * Experiment: a limit inside a limit.
 */
import type { Clock } from '@workshop/wire'

interface Limits {
  innerMs: number
  outerMs: number
}

export function waitForAnswer<T>(
  answer: Promise<T>,
  { innerMs, outerMs }: Limits,
  clock: Clock,
): Promise<T> {
  return within(outerMs, within(innerMs, answer, clock), clock)
}

function within<T>(ms: number, work: Promise<T>, clock: Clock): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(new Error('timed out')))
    work.then(resolve, reject).finally(cancel)
  })
}
