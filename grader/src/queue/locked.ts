/** A folder that somebody else writes to is one sentence, not a stack trace. */
import { Locked } from '../batch/lock.ts'
import { UsageError } from '../usage-error.ts'

/** @throws UsageError */
export async function unlocked<T>(open: () => T | Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (cause) {
    if (cause instanceof Locked) throw new UsageError(cause.message, { cause })
    throw cause
  }
}
