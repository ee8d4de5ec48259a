/**
 * The `fetch` below the SDK's transport: one message of the SDK goes out, as often as
 * it is worth it, and one answer comes back.
 *
 * The SDK does: the message, and the headers that repeat what is in it.
 * Left to us: HTTP. The SDK tries nothing again, and it believes every answer: after
 * a stream that ends too early, a 202 or a wrong id the request waits until its time
 * is up, and after a stream with event ids a GET follows that modern servers refuse.
 * So the answer is read here; the SDK gets it whole, or the reason why there is none.
 * Not here: what is worth sending again, and under which token (`sender.ts`).
 */
import type { StreamableHTTPClientTransportOptions } from '@modelcontextprotocol/client'
import {
  type JsonRpcMessage,
  type JsonRpcNotification,
  type JsonRpcRequest,
  META,
  METHODS,
  MODERN_VERSION,
  NOTIFICATIONS,
  type RequestId,
} from '@workshop/wire'
import { answerFor } from './answer-for.ts'
import type { Timeouts } from './contract.ts'
import { resultOf } from './reply.ts'
import type { Letter, Send } from './sender.ts'

export type FetchLike = NonNullable<StreamableHTTPClientTransportOptions['fetch']>

export interface SdkFetchOptions {
  send: Send
  timeouts: Timeouts
  /** Tools that may be called twice. */
  repeatable: readonly string[]
  /** Fires when the link is closed. */
  closed: AbortSignal
  /** What comes before an answer. */
  deliver(message: JsonRpcRequest | JsonRpcNotification): void
}

type Headers = Letter['headers']

const LISTEN = 'subscriptions/listen'
const GOODBYE_MS = 2000
/** Answers to a server's own requests that are on their way at the same time. */
const MOST_ANSWERS = 8

export function createSdkFetch(options: SdkFetchOptions): FetchLike {
  const { send, timeouts, repeatable, closed, deliver } = options
  const limit = { layer: 'request', ms: timeouts.requestMs } as const
  /** By the SDK's ids. */
  const running = new Map<unknown, AbortController>()
  let answering = 0

  // #region stream-cut
  async function ask(message: JsonRpcRequest, headers: Headers, signal: AbortSignal) {
    const { id, method, params } = message
    const given = new AbortController()
    let sentAs = id
    running.set(id, given)
    try {
      const reply = await send({
        method,
        signal: AbortSignal.any([signal, given.signal]),
        isRepeatable: method !== METHODS.callTool || isRepeatable(params?.name),
        // A stream is asked for again at a pace of its own.
        isOnlyTry: method === LISTEN,
        ...(method !== LISTEN && { limit: limitOf(method) }),
        // An id of the SDK's is for a request; on the wire each attempt has its own.
        letter: attempt => {
          sentAs = attempt
          return { headers, message: { ...message, id: attempt } }
        },
        onMessage: (heard, restart) => hear(message, sentAs, heard, restart),
        onGiveUp: (attempt, reason) => cancel(message, attempt, reason, headers),
      })
      return answerFor(message, reply, headers)
    } finally {
      running.delete(id)
    }
  }
  // #endregion stream-cut

  const isRepeatable = (tool: unknown) => repeatable.includes(String(tool))

  function limitOf(method: string) {
    if (method !== METHODS.discover) return limit
    return { layer: 'probe', ms: timeouts.probeMs } as const
  }

  function hear(
    { id, method, params }: JsonRpcRequest,
    sentAs: RequestId,
    heard: JsonRpcRequest | JsonRpcNotification,
    restart: () => void,
  ): void {
    const { progressToken } = params?._meta ?? {}
    if (heard.method === NOTIFICATIONS.progress && progressToken !== undefined)
      restart()
    if (method !== LISTEN) {
      deliver(heard)
      return
    }
    // The SDK takes a change for its own, whoever's subscription it belongs to.
    const _meta = heard.params?._meta
    if (_meta?.[META.subscriptionId] !== sentAs) return
    const own = { ..._meta, [META.subscriptionId]: id }
    deliver({ ...heard, params: { ...heard.params, _meta: own } })
  }

  // #region hang-up-cancels
  /** The SDK cancels legacy requests by a message only; nobody hears the answer then. */
  function stopAsking({ params }: JsonRpcNotification): void {
    const { requestId, reason } = params ?? {}
    running.get(requestId)?.abort(new Error(String(reason)))
  }

  /** Hanging up says it in the modern era. A handshake must not be cancelled. */
  function cancel(
    { method }: JsonRpcRequest,
    requestId: RequestId,
    cause: unknown,
    headers: Headers,
  ): void {
    if (isModern(headers) || method === METHODS.initialize) return
    const params = { requestId, reason: (cause as Error).message }
    const message = { jsonrpc: '2.0', method: NOTIFICATIONS.cancelled, params } as const
    // Said once; whoever does not hear it is not told again. The log has it.
    tell(message, headers, closed).catch(() => undefined)
  }
  // #endregion hang-up-cancels

  async function tell(message: JsonRpcMessage, headers: Headers, signal: AbortSignal) {
    const method = 'method' in message ? message.method : 'response'
    const letter = () => ({ headers, message })
    const isOnlyTry = method !== NOTIFICATIONS.initialized
    const given = { method, letter, limit, signal, isOnlyTry }
    const reply = await send({ ...given, isRepeatable: true })
    if (reply.status >= 400) resultOf(reply)
  }

  /** The SDK answers whatever is asked, however often; not at any price. */
  async function answer(message: JsonRpcMessage, headers: Headers): Promise<void> {
    if (answering === MOST_ANSWERS) return
    answering++
    await tell(message, headers, closed).finally(() => answering--)
  }

  async function leave(headers: Headers): Promise<Response> {
    const reply = await send({
      method: 'DELETE',
      letter: () => ({ headers }),
      limit: { layer: 'request', ms: GOODBYE_MS },
      // By now the link is closed, and so is every signal of its own.
      signal: new AbortController().signal,
      isRepeatable: true,
      isOnlyTry: true,
    })
    return new Response(null, { status: reply.status === 200 ? 200 : 405 })
  }

  return async (_, { method, headers: given, body, signal } = {}) => {
    const headers = Object.fromEntries(new Headers(given))
    if (method === 'DELETE') return leave(headers)
    const message = JSON.parse(String(body)) as JsonRpcMessage
    const isNamed = 'method' in message
    if (isNamed && 'id' in message) return ask(message, headers, signal ?? closed)
    if (!isNamed) await answer(message, headers)
    else if (message.method === NOTIFICATIONS.cancelled) stopAsking(message)
    else await tell(message, headers, signal ?? closed)
    // Upon 202 the SDK would ask for the GET stream, which is left out.
    return new Response(null, { status: 204 })
  }
}

function isModern(headers: Headers): boolean {
  return headers['mcp-protocol-version'] === MODERN_VERSION
}
