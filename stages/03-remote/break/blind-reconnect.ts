// I expect: …
/**
 * Experiment: a server that is tried until it works.
 *
 * This one tries once, and lets the failure through. When `connect` rejects, wait a
 * moment on the clock and try again, for as long as it takes. The harness passes a
 * `connect` whose program does not exist, and lets an hour pass.
 */
import type { Clock } from '@workshop/wire'

export async function keepTrying<T>(
  connect: () => Promise<T>,
  clock: Clock,
): Promise<T> {
  void clock
  return connect()
}
