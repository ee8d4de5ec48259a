// I expect: …
/**
 * Experiment: a limit inside a limit.
 *
 * This one waits for `innerMs` and knows nothing of `outerMs`. Put a second limit of
 * `outerMs` around the first, as a caller would that has a limit of its own. The
 * harness passes an `answer` that never comes, and raises `innerMs`.
 */
import type { Clock } from '@workshop/wire'

interface Limits {
  innerMs: number
  outerMs: number
}

export function waitForAnswer<T>(
  answer: Promise<T>,
  { innerMs }: Limits,
  clock: Clock,
): Promise<T> {
  return within(innerMs, answer, clock)
}

function within<T>(ms: number, work: Promise<T>, clock: Clock): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(new Error('timed out')))
    work.then(resolve, reject).finally(cancel)
  })
}
