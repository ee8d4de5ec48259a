/**
 * Requests of the legacy era over HTTP: a handshake, a session that the server may
 * name and forget, and a message for each cancellation. The optional GET stream is
 * left out: what it carries, nobody here waits for.
 * Specification 2025-11-25: basic/lifecycle, basic/transports (Session Management).
 */
import {
  ERROR_CODES,
  type JsonRpcMessage,
  type JsonRpcRequest,
  METHODS,
  NOTIFICATIONS,
  type Params,
  type RequestId,
} from '@workshop/wire'
import {
  type Asked,
  type Dialect,
  type DialectOptions,
  hearing,
  withProgressToken,
} from './dialect.ts'
import { type Agreement, handshakeAgreement, handshakeParams } from './negotiate.ts'
import { type Reply, resultOf } from './reply.ts'

export interface Legacy extends Dialect {
  handshake(signal: AbortSignal): Promise<Agreement>
}

export interface LegacyOptions extends DialectOptions {
  /** Fires when the link is closed. */
  closed: AbortSignal
  /** The server has forgotten the session, and there is no new one that holds. */
  onLost(reason: Error): void
}

/** What requests of one session carry. */
type SessionHeaders = Readonly<Record<string, string>>

const SESSION = 'mcp-session-id'
/** Answers that are on their way at the same time. */
const MOST_ANSWERS = 8

export function createLegacy(options: LegacyOptions): Legacy {
  const { send, closed, onLost } = options
  const limit = { layer: 'request', ms: options.timeouts.requestMs } as const
  let session: SessionHeaders = {}
  let renewal: Promise<void> | undefined
  let answering = 0

  // #region era-over-http
  async function handshake(signal: AbortSignal): Promise<Agreement> {
    const params = handshakeParams(options.capabilities)
    const reply = await ask(METHODS.initialize, params, { signal }, {})
    const agreement = handshakeAgreement(resultOf(reply))
    const id = reply.headers[SESSION]
    session = {
      'mcp-protocol-version': agreement.protocolVersion,
      ...(typeof id === 'string' && { [SESSION]: id }),
    }
    await tell({ jsonrpc: '2.0', method: NOTIFICATIONS.initialized }, signal)
    return agreement
  }

  async function request(method: string, params: Params, asked: Asked) {
    await renewal
    const used = session
    const reply = await ask(method, params, asked, used)
    // Without a session, 404 is an answer like any other.
    if (reply.status !== 404 || !(SESSION in used)) return resultOf(reply)
    // The first one renews it for all who were refused. Nothing has been done so far.
    await (session === used ? renew() : renewal)
    const second = await ask(method, params, asked, session)
    if (second.status === 404) onLost(new Error('the server keeps no session'))
    return resultOf(second)
  }

  function renew(): Promise<void> {
    renewal ??= (async () => {
      try {
        await handshake(closed)
      } catch (cause) {
        onLost(cause as Error)
        throw cause
      } finally {
        renewal = undefined
      }
    })()
    return renewal
  }
  // #endregion era-over-http

  function ask(
    method: string,
    params: Params,
    asked: Asked,
    headers: SessionHeaders,
  ): Promise<Reply> {
    const { signal, isRepeatable = true } = asked
    return send({
      method,
      signal,
      isRepeatable,
      limit,
      letter: id => {
        const told = withProgressToken(params, id, asked)
        return { headers, message: { jsonrpc: '2.0', id, method, params: told } }
      },
      onMessage: hearing(asked, options, answer),
      // The specification forbids cancelling a handshake.
      ...(method !== METHODS.initialize && { onGiveUp: cancel }),
    })
  }

  /** Here a closed stream may be a network that failed: only a message cancels. */
  function cancel(requestId: RequestId, reason: unknown): void {
    const params = { requestId, reason: (reason as Error).message }
    void mention({ jsonrpc: '2.0', method: NOTIFICATIONS.cancelled, params })
  }

  /** A legacy server may ask. All it gets is a sign of life, and not at any price. */
  async function answer({ id, method }: JsonRpcRequest): Promise<void> {
    if (answering === MOST_ANSWERS) return
    answering++
    const error = {
      code: ERROR_CODES.methodNotFound,
      message: `not offered: ${method}`,
    }
    const said = method === METHODS.ping ? { result: {} } : { error }
    await mention({ jsonrpc: '2.0', id, ...said })
    answering--
  }

  async function tell(
    message: JsonRpcMessage,
    signal: AbortSignal,
    isOnlyTry = false,
  ): Promise<void> {
    const method = 'method' in message ? message.method : 'response'
    const letter = () => ({ headers: session, message })
    const reply = await send({
      ...{ method, letter, limit, signal, isOnlyTry },
      isRepeatable: true,
    })
    if (reply.status >= 400) resultOf(reply)
  }

  /** Said once; whoever does not hear it is not told again. The log has it. */
  function mention(message: JsonRpcMessage): Promise<void> {
    return tell(message, closed, true).catch(() => undefined)
  }

  async function end(signal: AbortSignal): Promise<void> {
    if (!(SESSION in session)) return
    await send({
      method: 'DELETE',
      letter: () => ({ headers: session }),
      signal,
      isRepeatable: true,
      isOnlyTry: true,
    })
  }

  return { handshake, request, end }
}
