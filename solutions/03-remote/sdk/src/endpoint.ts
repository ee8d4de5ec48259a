/**
 * What one POST leads to: a JSON answer, an event stream, or nothing but a status.
 * Not here: who may ask.
 *
 * The SDK does: the era of a request, its headers against its body, the answer, the
 * streams of those who listen.
 * Left to us: the choice between JSON and a stream, which the SDK makes once for all;
 * keep-alive, for which it has timers of its own; the end, at which it answers 499 to
 * whoever still waits, and forgets the legacy ones.
 * Specification 2026-07-28: basic/transports/streamable-http, basic/patterns.
 */
import type { ServerResponse } from 'node:http'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { Clock, Implementation, JsonRpcRequest } from '@workshop/wire'
import type { RequestHandler } from 'express'
import type { Tool } from '../provided/tools.ts'
import { responseInSpec } from './in-spec.ts'
import { compiled, createServer } from './tool-server.ts'

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

const LISTEN = 'subscriptions/listen'
/** How long a listener may take to read its last message. */
const FAREWELL_MS = 1000

export function createEndpoint(options: EndpointOptions): Endpoint {
  const { info, maxBodyBytes, clock, keepAliveMs, onError } = options
  let tools = compiled(options.tools)
  const create = () => createServer(tools, info)
  const given = { keepAliveMs: 0, maxRequestBodySize: maxBodyBytes, onerror: onError }
  const json = createMcpHandler(create, given)
  const stream = createMcpHandler(create, { ...given, responseMode: 'sse' })
  const listening = new Set<ServerResponse>()
  const running = new Set<ServerResponse>()

  async function post(
    request: Parameters<RequestHandler>[0],
    response: Parameters<RequestHandler>[1],
  ): Promise<void> {
    const message = request.body as JsonRpcRequest | undefined
    const open = message?.method === LISTEN ? listening : running
    open.add(response)
    response.once('close', () => open.delete(response))
    const isFollowed = message?.params?._meta?.progressToken !== undefined
    const handler = isFollowed ? stream : json
    const answer = toNodeHandler(
      {
        async fetch(asked, context) {
          const said = await responseInSpec(await handler.fetch(asked, context))
          if (said.headers.get('content-type')?.includes('event-stream')) {
            keepAlive(response)
          }
          return said
        },
      },
      { maxRequestBodySize: maxBodyBytes, onerror: onError },
    )
    await answer(request, response, request.body)
  }

  /** Says nothing, but in time: what is silent for long is cut off on the way. */
  function keepAlive(response: ServerResponse): void {
    let cancel = (): void => undefined
    const again = (): void => {
      cancel = clock.after(keepAliveMs, () => {
        if (response.writable) response.write(':\n\n')
        again()
      })
    }
    response.once('close', () => cancel())
    again()
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

function closed(response: ServerResponse): Promise<void> {
  return new Promise(resolve => response.once('close', () => resolve()))
}
