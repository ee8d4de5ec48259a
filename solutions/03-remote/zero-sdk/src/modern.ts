/**
 * Requests of the modern era over HTTP: each speaks for itself, repeats in its headers
 * what proxies want to see, and is cancelled by closing its stream.
 * Specification 2026-07-28: basic/index, basic/transports/streamable-http.
 */
import {
  type JsonRpcNotification,
  METHODS,
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
import { encodeHeaderValue, mirrorsOf } from './header-values.ts'
import { modernParams } from './negotiate.ts'
import { type Reply, resultOf } from './reply.ts'
import type { Letter, Request } from './sender.ts'

const LISTEN = 'subscriptions/listen'

export interface Modern extends Dialect {
  /** The first question to a server: what came back says which era it is of. */
  discover(signal: AbortSignal): Promise<Reply>
  /** A stream without a limit. `hear` also gets the id that the stream goes by. */
  listen(
    notifications: object,
    signal: AbortSignal,
    hear: (notification: JsonRpcNotification, id: RequestId) => void,
  ): Promise<Reply>
}

export function createModern(options: DialectOptions): Modern {
  const { send, timeouts, capabilities } = options

  function ask(
    method: string,
    params: Params,
    asked: Asked,
    limit: NonNullable<Request['limit']>,
  ): Promise<Reply> {
    const { signal, isRepeatable = true, schema } = asked
    return send({
      method,
      signal,
      isRepeatable,
      limit,
      letter: id => {
        const told = withProgressToken(params, id, asked)
        const request = { method, params: modernParams(told, capabilities) }
        const headers = headersOf(request, schema)
        return { headers, message: { jsonrpc: '2.0', id, ...request } }
      },
      // A modern server has no requests of its own, and gets no answers to any.
      onMessage: hearing(asked, options, () => undefined),
    })
  }

  return {
    discover(signal) {
      const limit = { layer: 'probe', ms: timeouts.probeMs } as const
      return ask(METHODS.discover, {}, { signal }, limit)
    },
    listen(notifications, signal, hear) {
      const params = modernParams({ notifications }, capabilities)
      const request = { method: LISTEN, params }
      let id: RequestId
      return send({
        method: LISTEN,
        signal,
        isRepeatable: true,
        // It is asked for again at a pace of its own.
        isOnlyTry: true,
        letter: given => {
          id = given
          const message = { jsonrpc: '2.0', id, ...request } as const
          return { headers: headersOf(request), message }
        },
        onMessage: message => 'id' in message || hear(message, id),
      })
    },
    async request(method, params, asked) {
      const limit = { layer: 'request', ms: timeouts.requestMs } as const
      return resultOf(await ask(method, params, asked, limit))
    },
    // There is no session that could end.
    end: async () => undefined,
  }
}

// #region mirrored-headers
function headersOf(
  request: { method: string; params: Params },
  schema?: Asked['schema'],
): Letter['headers'] {
  const told = mirrorsOf(request, schema).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    told.map(([header, value]) => [header, encodeHeaderValue(value)]),
  )
}
// #endregion mirrored-headers
