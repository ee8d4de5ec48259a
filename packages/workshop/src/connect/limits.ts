/**
 * The ends of waiting for a client: a deadline, a server that is gone while the
 * client still waits for it, and a person who has had enough.
 */
import type { Settled } from './client-host.ts'

/** Why a step did not end with a value. */
export type Stop =
  | Exclude<Settled, { kind: 'value' }>
  | { kind: 'timeout'; ms: number }
  | { kind: 'server-gone'; ms: number }
  | { kind: 'interrupted' }
  | { kind: 'misshapen'; expected: string; actual: string }

export interface Limits {
  /** As `performance.now()` counts. */
  deadline: number
  /** What the deadline was made of, for the message. */
  limitMs: number
  isServerGone(): boolean
  signal: AbortSignal
}

/** A client may need a moment to see that its server is gone. */
const PATIENCE_MS = 2000
const LOOK_EVERY_MS = 100

export async function limited(
  step: Promise<Settled>,
  { deadline, limitMs, isServerGone, signal }: Readonly<Limits>,
): Promise<Settled | Stop> {
  let cleanUp = (): void => undefined
  const end = new Promise<Stop>(resolve => {
    let goneSince: number | undefined
    const look = setInterval(() => {
      const now = performance.now()
      goneSince = isServerGone() ? (goneSince ?? now) : undefined
      if (goneSince !== undefined && now - goneSince >= PATIENCE_MS) {
        resolve({ kind: 'server-gone', ms: PATIENCE_MS })
      } else if (now >= deadline) resolve({ kind: 'timeout', ms: limitMs })
    }, LOOK_EVERY_MS)
    const interrupt = (): void => resolve({ kind: 'interrupted' })
    signal.addEventListener('abort', interrupt)
    if (signal.aborted) interrupt()
    cleanUp = () => {
      clearInterval(look)
      signal.removeEventListener('abort', interrupt)
    }
  })
  try {
    return await Promise.race([step, end])
  } finally {
    cleanUp()
  }
}
