/**
 * What one POST leads to: a JSON answer, an event stream, or nothing but a status.
 * Not here: who may ask, and what the answers say.
 * Specification 2026-07-28: basic/transports/streamable-http, basic/patterns.
 */
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import {
  type Clock,
  ERROR_CODES,
  type Implementation,
  type JsonRpcRequest,
  type JsonRpcResponse,
} from '@workshop/wire'
import type { Context } from 'hono'
import type { Tool } from '../provided/tools.ts'
import { type AnswerStream, openAnswerStream } from './answer-stream.ts'
import { answerTo, progressTokenOf, reporterOn, textOf } from './answering.ts'
import { createAskingBack } from './asking-back.ts'
import { createOffers, type Offers } from './offers.ts'
import { checkHeaders, checkModern, isLegacy, LISTEN, readMessage } from './posted.ts'
import { createSubscriptions } from './subscriptions.ts'

/** What the routes know of a request besides the request itself. */
export interface Env {
  Bindings: HttpBindings
  /** `method` of the message, for the log. */
  Variables: { method: string }
}

export interface EndpointOptions {
  tools: readonly Tool[]
  offers: Offers
  info: Implementation
  maxBodyBytes: number
  keepAliveMs: number
  clock: Clock
}

export interface Endpoint {
  post(asked: Context<Env>): Promise<Response>
  changeTools(tools: readonly Tool[]): void
  /** Listeners get their result first, then whatever runs is told to stop. */
  end(): Promise<void>
}

const JSON_TYPE = { 'Content-Type': 'application/json' }
/** How long a listener may take to read its last message. */
const FAREWELL_MS = 1000

export function createEndpoint(options: EndpointOptions): Endpoint {
  const { info, maxBodyBytes, clock } = options
  let { tools } = options
  const offered = createOffers(options.offers)
  const askingBack = createAskingBack(clock)
  const subscriptions = createSubscriptions()
  const running = new Set<AbortController>()

  async function post(asked: Context<Env>): Promise<Response> {
    const { raw } = asked.req
    const message = await readMessage(raw, maxBodyBytes)
    asked.set('method', message.method)
    // No notification asks for anything here: to cancel a request, hang up.
    if (!('id' in message)) return new Response(null, { status: 202 })
    const legacy = isLegacy(message, raw.headers)
    if (!legacy) {
      checkModern(message, raw.headers, offered.has)
      const tool = tools.find(({ name }) => name === message.params?.name)
      checkHeaders(message, raw.headers, tool?.inputSchema)
    }
    const { signal } = raw
    const open = (): AnswerStream => openAnswerStream(asked.env.outgoing, options)
    if (!legacy && message.method === LISTEN) {
      subscriptions.add(message, open, signal)
      return RESPONSE_ALREADY_SENT
    }
    return answer(message, { legacy, gone: signal, open })
  }

  // #region hang-up-cancels
  /** Who hangs up wants nothing any more, whichever kind of answer was coming. */
  async function answer(request: JsonRpcRequest, { legacy, gone, open }: Way) {
    const cancel = new AbortController()
    const { signal } = cancel
    gone.addEventListener('abort', () => cancel.abort(gone.reason))
    if (gone.aborted) cancel.abort(gone.reason)
    running.add(cancel)
    const token = progressTokenOf(request)
    const stream = token === undefined ? undefined : open()
    const progress = stream ? reporterOn(stream, token, signal) : () => undefined
    const server = { tools, info, legacy, offered, askingBack }
    const reply = await answerTo(request, { signal, progress }, server)
    running.delete(cancel)
    if (!stream && lacksCapability(reply)) {
      return new Response(textOf(reply), { status: 400, headers: JSON_TYPE })
    }
    if (!stream) return new Response(textOf(reply), { headers: JSON_TYPE })
    if (!signal.aborted) void stream.end(reply)
    return RESPONSE_ALREADY_SENT
  }

  async function end(): Promise<void> {
    await new Promise<void>(resolve => {
      const stopWaiting = clock.after(FAREWELL_MS, resolve)
      void subscriptions.end().then(stopWaiting).then(resolve)
    })
    for (const cancel of running) cancel.abort(new Error('the server is closing'))
  }
  // #endregion hang-up-cancels

  function changeTools(changed: readonly Tool[]): void {
    tools = changed
    subscriptions.toolsChanged()
  }

  return { post, changeTools, end }
}

/** Of an answer that has begun as a stream, the status is gone. */
function lacksCapability(reply: JsonRpcResponse): boolean {
  return 'error' in reply && reply.error.code === ERROR_CODES.missingClientCapability
}

interface Way {
  legacy: boolean
  /** Fires when the client has hung up. */
  gone: AbortSignal
  open: () => AnswerStream
}
