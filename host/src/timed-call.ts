/**
 * A call whose own limit stands still while the user is being asked. The requests of
 * a stage know no such thing, so theirs is set out of the way.
 */
import type { Patience } from './patience.ts'
import type { CallOptions } from './shapes.ts'

/** Node's timers know no longer time. */
const NEVER_MS = 2 ** 31 - 1

export async function timedCall<T>(
  method: string,
  { timeoutMs = NEVER_MS, signal }: CallOptions,
  patience: Patience,
  work: (limits: CallOptions) => Promise<T>,
): Promise<T> {
  const late = new AbortController()
  const cancel = patience.after(timeoutMs, () => late.abort())
  const signals = signal ? [signal, late.signal] : [late.signal]
  try {
    return await work({ timeoutMs: NEVER_MS, signal: AbortSignal.any(signals) })
  } catch (cause) {
    if (!late.signal.aborted || signal?.aborted) throw cause
    const error = new Error(`no answer to ${method} within ${timeoutMs} ms`, { cause })
    error.name = 'RequestTimeout'
    throw error
  } finally {
    cancel()
  }
}
