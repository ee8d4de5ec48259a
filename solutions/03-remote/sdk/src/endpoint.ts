/**
 * What one POST leads to: a JSON answer, an event stream, or nothing but a status.
 * Not here: who may ask.
 *
 * The SDK does: the era of a request, its headers against its body, the answer, the
 * streams of those who listen.
 * Left to us: the choice between JSON and a stream, which the SDK makes once for all
 * requests; keep-alive, for which it has timers of its own; and the end, at which it
 * answers 499 to whoever still waits.
 * Specification 2026-07-28: basic/transports/streamable-http, basic/patterns.
 */
import type { ServerResponse } from 'node:http'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler, isLegacyRequest } from '@modelcontextprotocol/server'
import {
  type Clock,
  ERROR_CODES,
  type Implementation,
  type JsonRpcRequest,
  METHODS,
} from '@workshop/wire'
import type { Response as Answer, Request as Asked, RequestHandler } from 'express'
import type { Tool } from '../provided/tools.ts'
import { mirrorsOf } from './header-values.ts'
import { responseInSpec } from './in-spec.ts'
import { answerLegacy } from './legacy-answer.ts'
import { Refused } from './refused.ts'
import { type CheckedTool, compiled, createServer } from './tool-server.ts'

export interface EndpointOptions {
  tools: readonly Tool[]
  info: Implementation
  maxBodyBytes: number
  keepAliveMs: number
  clock: Clock
  onError(cause: Error): void
}

export interface Endpoint {
  /** Behind a parser of JSON. */
  post: RequestHandler
  changeTools(tools: readonly Tool[]): void
  /** Listeners get their result first, then whatever runs is told to stop. */
  end(): Promise<void>
}

type Context = Parameters<ReturnType<typeof createMcpHandler>['fetch']>[1]

const LISTEN = 'subscriptions/listen'
/** How long a listener may take to read its last message. */
const FAREWELL_MS = 1000

export function createEndpoint(options: EndpointOptions): Endpoint {
  const { info, maxBodyBytes, clock, keepAliveMs, onError } = options
  let tools = compiled(options.tools)
  const create = (listChanged = true) => createServer({ tools, info, listChanged })
  const limits = { maxRequestBodySize: maxBodyBytes, onerror: onError }
  const given = { ...limits, keepAliveMs: 0, legacy: 'reject' } as const
  const json = createMcpHandler(() => create(), given)
  const stream = createMcpHandler(() => create(), { ...given, responseMode: 'sse' })
  const listening = new Set<ServerResponse>()
  const running = new Set<ServerResponse>()

  async function post(request: Asked, response: Answer): Promise<void> {
    const message = request.body as Partial<JsonRpcRequest> | undefined
    const open = message?.method === LISTEN ? listening : running
    open.add(response)
    response.once('close', () => open.delete(response))
    const isFollowed = message?.params?._meta?.progressToken !== undefined
    const handler = isFollowed ? stream : json

    async function fetch(asked: Request, context: Context): Promise<Response> {
      // A list of messages and an answer to no question are nobody's any more.
      const isNamed = typeof message?.method === 'string'
      const isLegacy = isNamed && (await isLegacyRequest(asked, message))
      const said = isLegacy
        ? await answerLegacy(asked, message, { server: create(false), isFollowed })
        : await handler.fetch(asked, context)
      if (said.headers.get('content-type')?.includes('event-stream'))
        keepAlive(response)
      return responseInSpec(said)
    }
    checkStrays(message, request, tools)
    await toNodeHandler({ fetch }, limits)(request, response, request.body)
  }

  /** Says nothing, but in time: what is silent for long is cut off on the way. */
  function keepAlive(response: ServerResponse): void {
    let cancel = (): void => undefined
    const again = (): void => {
      cancel = clock.after(keepAliveMs, () => {
        if (response.writableEnded) return
        response.write(':\n\n')
        again()
      })
    }
    response.once('close', () => cancel())
    again()
    // The head at once: it may be long until there is something to say.
    setImmediate(() => response.writableEnded || response.flushHeaders())
  }

  // #region hang-up-cancels
  async function end(): Promise<void> {
    const told = Promise.all([...listening].map(closed))
    // Whoever waits for an answer sees the connection break, in either era: nobody
    // knows how far it got.
    for (const response of running) response.destroy()
    await Promise.all([json.close(), stream.close()])
    await Promise.race([
      told,
      new Promise<void>(resolve => clock.after(FAREWELL_MS, resolve)),
    ])
  }
  // #endregion hang-up-cancels

  return {
    post,
    changeTools(changed) {
      tools = compiled(changed)
      json.notify.toolsChanged()
    },
    end,
  }
}

// #region mirrored-headers
/** The SDK compares a header with its argument, if there is that argument. */
function checkStrays(
  message: Partial<JsonRpcRequest> | undefined,
  request: Asked,
  tools: readonly CheckedTool[],
): void {
  const { id, method, params } = message ?? {}
  if (method !== METHODS.callTool || id === undefined) return
  const called = tools.find(({ tool }) => tool.name === params?.name)
  const mirrors = mirrorsOf(
    { method, ...(params && { params }) },
    called?.tool.inputSchema,
  )
  for (const [header, value] of mirrors) {
    if (value !== undefined || !/^mcp-param-/i.test(header)) continue
    const told = request.get(header)
    if (told === undefined) continue
    const message = `${header}: expected none, got ${JSON.stringify(told)}`
    throw new Refused(400, message, { id, code: ERROR_CODES.headerMismatch })
  }
}
// #endregion mirrored-headers

function closed(response: ServerResponse): Promise<void> {
  return new Promise(resolve => response.once('close', () => resolve()))
}
