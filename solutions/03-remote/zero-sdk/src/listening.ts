/**
 * The one stream that a server speaks on unasked: asked for, acknowledged, and asked
 * for again when it is lost. Not here: what a change means to whoever hears of it.
 * Specification 2026-07-28: basic/patterns/subscriptions.
 */
import {
  type Clock,
  type JsonRpcNotification,
  META,
  NOTIFICATIONS,
  type RequestId,
} from '@workshop/wire'
import type { Log, Timeouts } from './contract.ts'
import { BadAnswer, LayerTimeout, Unreachable } from './errors.ts'
import type { Modern } from './modern.ts'
import { pause } from './pause.ts'
import { retryDelay } from './reconnect.ts'
import { resultOf } from './reply.ts'

export interface ListeningOptions {
  listen: Modern['listen']
  timeouts: Timeouts
  clock: Clock
  random: () => number
  log: Log
  /** Nobody wants to hear any more. */
  ended: AbortSignal
  onNotification(notification: JsonRpcNotification): void
}

const FILTER = { toolsListChanged: true }
const ACKNOWLEDGED = 'notifications/subscriptions/acknowledged'
const CHANGED = { jsonrpc: '2.0', method: NOTIFICATIONS.toolsListChanged } as const
const DELAYS_MS = [1000, 2000, 4000, 8000, 16_000]
/** A stream that lasted so long begins a new count. */
const HEALTHY_MS = 60_000

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
  { listen, timeouts, clock, ended, onNotification }: ListeningOptions,
  onOpen: () => void,
): Promise<void> {
  const silence = new AbortController()
  const { requestMs } = timeouts
  const cancel = clock.after(requestMs, () => {
    silence.abort(new LayerTimeout('request', requestMs))
  })
  let isOpen = false

  function hear(message: JsonRpcNotification, id: RequestId): void {
    // Others may have streams of their own behind the same proxy.
    if (message.params?._meta?.[META.subscriptionId] !== id) return
    if (message.method === ACKNOWLEDGED) {
      cancel()
      isOpen = true
      onOpen()
    } else {
      onNotification(message)
    }
  }

  try {
    const reply = await listen(FILTER, AbortSignal.any([silence.signal, ended]), hear)
    const { status } = reply
    if (isOpen || retryDelay({ status }, 1, () => 0) !== undefined) return
    resultOf(reply)
    throw new BadAnswer('subscriptions/listen ended before it began')
  } catch (cause) {
    ended.throwIfAborted()
    if (!isLoss(cause, isOpen)) throw cause
  } finally {
    cancel()
  }
}

function isLoss(cause: unknown, wasOpen: boolean): boolean {
  if (cause instanceof Unreachable || cause instanceof LayerTimeout) return true
  return wasOpen && cause instanceof BadAnswer
}
// #endregion lost-subscription
