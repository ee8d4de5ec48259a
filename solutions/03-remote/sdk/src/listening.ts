/**
 * The one stream that a server speaks on unasked: asked for again when it is lost.
 * Not here: what a change means to whoever hears of it.
 *
 * The SDK does: `subscriptions/listen`, its acknowledgement, the word at its end.
 * Left to us: asking again. The SDK says that a stream is closed and leaves it at
 * that; and what a change meanwhile was, nobody tells.
 * Specification 2026-07-28: basic/patterns/subscriptions.
 */
import type { Client } from '@modelcontextprotocol/client'
import { type Clock, type JsonRpcNotification, NOTIFICATIONS } from '@workshop/wire'
import type { Log, Timeouts } from './contract.ts'
import { pause } from './pause.ts'
import { retryDelay } from './reconnect.ts'
import { withTimeout } from './timeouts.ts'

export interface ListeningOptions {
  sdk: Client
  timeouts: Timeouts
  clock: Clock
  random: () => number
  log: Log
  /** Nobody wants to hear any more. */
  ended: AbortSignal
  onNotification(notification: JsonRpcNotification): void
}

const FILTER = { toolsListChanged: true }
const CHANGED = { jsonrpc: '2.0', method: NOTIFICATIONS.toolsListChanged } as const
const DELAYS_MS = [1000, 2000, 4000, 8000, 16_000]
/** A stream that lasted so long begins a new count. */
const HEALTHY_MS = 60_000
/** The SDK's own timer; ours is on the clock. */
const FOREVER_MS = 2 ** 31 - 1

// #region lost-subscription
/** Settles when there is nothing more to hear, or no hope of it; never rejects. */
export async function keepListening(options: ListeningOptions): Promise<void> {
  const { clock, random, log, ended, onNotification } = options
  let drops = 0
  try {
    for (;;) {
      const begin = clock.now()
      await listenOnce(options, () => {
        // Whatever changed while nobody listened was told to nobody.
        if (drops > 0) onNotification(CHANGED)
      })
      if (clock.now() - begin >= HEALTHY_MS) drops = 0
      const delay = DELAYS_MS[Math.min(drops++, DELAYS_MS.length - 1)] ?? 0
      // Never earlier, since all others have lost their streams as well.
      await pause(delay + (delay / 2) * random(), clock, ended)
    }
  } catch (cause) {
    if (!ended.aborted) log(`no list changes: ${(cause as Error).message}`)
  }
}

/** Settles when the stream was lost; rejects when it is not worth asking again. */
async function listenOnce(
  { sdk, timeouts, clock, ended }: ListeningOptions,
  onOpen: () => void,
): Promise<void> {
  const listen = (signal: AbortSignal) =>
    sdk.listen(FILTER, { signal, timeout: FOREVER_MS })
  try {
    const limits = { clock, signal: ended }
    const stream = await withTimeout('request', timeouts.requestMs, listen, limits)
    const close = (): void => void stream.close()
    ended.addEventListener('abort', close)
    onOpen()
    await stream.closed
    ended.removeEventListener('abort', close)
  } catch (cause) {
    if (!isLoss(cause as Error)) throw cause
  }
  ended.throwIfAborted()
}

function isLoss(cause: Error & { status?: number }): boolean {
  const { name, status } = cause
  if (name === 'Unreachable' || name === 'LayerTimeout') return true
  return status !== undefined && retryDelay({ status }, 1, () => 0) !== undefined
}
// #endregion lost-subscription
