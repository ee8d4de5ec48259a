/**
 * Retry and authorization around one exchange: what is worth sending again, under
 * which token, and what may have been done already.
 * Not here: what a message says, and in which era.
 */
import {
  type Clock,
  type JsonRpcMessage,
  type JsonRpcNotification,
  type JsonRpcRequest,
  METHODS,
  type RequestId,
} from '@workshop/wire'
import type { HttpConfig, Layer, Log, RemoteOptions } from './contract.ts'
import { NeedsAuth, OutcomeUnknown, Unreachable } from './errors.ts'
import { ConnectionBroken, type Connections, type Exchange } from './exchange.ts'
import {
  failureIn,
  mayBeDone,
  type Outcome,
  onlyBroken,
  refusalIn,
} from './failures.ts'
import { createLog, redact } from './log.ts'
import { pause } from './pause.ts'
import { createRetryBudget, retryDelay } from './reconnect.ts'
import { type Reply, readReply, readText } from './reply.ts'
import { withTimeout } from './timeouts.ts'

/** A message with the headers that go with it; without one it is a DELETE. */
export interface Letter {
  headers: Readonly<Record<string, string>>
  message?: JsonRpcMessage
}

export interface Request {
  /** For errors and the log. */
  method: string
  /** Asked for each attempt, since no id is used twice. */
  letter(id: RequestId): Letter
  /** Doing it twice does no harm. */
  isRepeatable: boolean
  /** Not sent again, whatever happens. */
  isOnlyTry?: boolean
  /** None for a stream that stays open. */
  limit?: { layer: Layer; ms: number }
  signal: AbortSignal
  /** What comes before the response. `restart` begins the limit anew. */
  onMessage?(message: JsonRpcRequest | JsonRpcNotification, restart: () => void): void
  /** Nobody waits for the answer to this id any more. */
  onGiveUp?(id: RequestId, reason: unknown): void
}

export interface SenderOptions {
  config: HttpConfig
  connections: Connections
  authorizer?: RemoteOptions['authorizer'] | undefined
  clock: Clock
  random: () => number
  log?: Log | undefined
  /** The server no longer knows who we are. */
  onRefused(reason: NeedsAuth): void
}

export type Send = (request: Request) => Promise<Reply>

/** The function settles with what the server said in the end; rejects if it did not. */
export function createSender(options: SenderOptions): Send {
  const { config, connections, authorizer, clock, random } = options
  const log = createLog(options.log)
  const takeFromBudget = createRetryBudget(clock)
  let lastId = 0

  // #region stream-cut
  async function send(request: Request): Promise<Reply> {
    for (let attempt = 1; ; attempt++) {
      const outcome = await authorized(request).catch(onlyBroken)
      const failure = failureIn(outcome)
      if (failure && mayBeDone(outcome) && !request.isRepeatable) {
        throw new OutcomeUnknown(request.method)
      }
      const isHopeless = !failure || request.isOnlyTry
      const delay = isHopeless ? undefined : retryDelay(failure, attempt, random)
      if (delay === undefined || !takeFromBudget()) return inTheEnd(outcome, request)
      await pause(delay, clock, request.signal)
    }
  }

  function inTheEnd(outcome: Outcome, { method }: Request): Reply {
    if (!(outcome instanceof ConnectionBroken)) return outcome
    if (outcome.hadConnection && method === METHODS.callTool) {
      throw new OutcomeUnknown(method)
    }
    throw new Unreachable(outcome.code, redact(config.url))
  }
  // #endregion stream-cut

  /** A refusal is worth one more attempt if the authorizer has something new. */
  async function authorized(request: Request): Promise<Reply> {
    for (let isSecond = false; ; isSecond = true) {
      const token = await authorizer?.accessToken(config.url)
      const reply = await once(request, token)
      const refusal = refusalIn(reply)
      if (!refusal) return reply
      const given = token === undefined ? {} : { token }
      const isWorthIt = await authorizer?.challenged(config.url, {
        ...refusal,
        ...given,
      })
      if (isWorthIt && !isSecond) continue
      const reason = new NeedsAuth(config.url, refusal.scope)
      if (refusal.status === 401) options.onRefused(reason)
      throw reason
    }
  }

  async function once(request: Request, token: string | undefined): Promise<Reply> {
    const { limit, signal, onMessage, onGiveUp } = request
    const id = ++lastId
    const letter = request.letter(id)
    let patience: AbortSignal | undefined
    const ask = async (signal: AbortSignal, restart: () => void) => {
      patience = signal
      const exchange = await post(letter, token, request.method, signal)
      if (!letter.message || !isRequest(letter.message)) return readText(exchange)
      return readReply(exchange, id, message => onMessage?.(message, restart))
    }
    try {
      if (!limit) return await ask(signal, () => undefined)
      return await withTimeout(limit.layer, limit.ms, ask, { clock, signal })
    } catch (cause) {
      if (patience?.aborted) onGiveUp?.(id, cause)
      throw cause
    }
  }

  async function post(
    { headers, message }: Letter,
    token: string | undefined,
    about: string,
    signal: AbortSignal,
  ): Promise<Exchange> {
    const { url } = config
    const method = message ? 'POST' : 'DELETE'
    const line = message ? `POST ${url} ${about}` : `DELETE ${url}`
    try {
      const exchange = await connections.exchange({
        url,
        method,
        headers: {
          ...lowerCased(config.headers),
          ...(message && { 'content-type': 'application/json' }),
          // The server chooses between the two, for each request anew.
          accept: 'application/json, text/event-stream',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...lowerCased(headers),
        },
        ...(message && { body: JSON.stringify(message) }),
        signal,
      })
      log(`${line} ${exchange.status}`)
      return exchange
    } catch (cause) {
      const { code, message } = cause as NodeJS.ErrnoException
      log(`${line} failed: ${code ?? message}`)
      throw cause
    }
  }

  return send
}

function isRequest(message: JsonRpcMessage): message is JsonRpcRequest {
  return 'method' in message && 'id' in message
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(headers)
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]))
}
