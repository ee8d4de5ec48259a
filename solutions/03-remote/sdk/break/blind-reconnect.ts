// I expect: it is connected as soon as the server is there
/**
 * Experiment: a server that is tried until it works.
 */
import type { Clock } from '@workshop/wire'

export async function keepTrying<T>(
  connect: () => Promise<T>,
  clock: Clock,
): Promise<T> {
  for (;;) {
    try {
      return await connect()
    } catch {
      await new Promise<void>(resolve => clock.after(1000, resolve))
    }
  }
}
