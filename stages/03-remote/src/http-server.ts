/**
 * Tools behind a URL. As a program it serves those of stage 01.
 * A start: it answers whoever asks, always as JSON, and trusts what it is sent.
 * Specification 2026-07-28: basic/transports/streamable-http.
 */
import { realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { ERROR_CODES, type JsonRpcRequest } from '@workshop/wire'
import { Hono } from 'hono'
import { createAnswer } from '../provided/answer.ts'
import { RpcError } from '../provided/errors.ts'
import { type Tool, tools as weatherTools } from '../provided/tools.ts'
import { type HttpServer, NotImplemented, type ServeOptions } from './contract.ts'

export async function serveHttp(options: ServeOptions): Promise<HttpServer> {
  const { tools, port = 0, path = '/mcp', auth, log = () => undefined } = options
  const { info = { name: 'weather', version: '1.0.0' } } = options
  if (auth) throw new NotImplemented('wrong-audience')
  const answer = createAnswer(tools, info)

  async function reply(request: JsonRpcRequest): Promise<object> {
    const { id } = request
    const signal = new AbortController().signal
    try {
      const result = await answer(request, { signal, progress: () => undefined })
      return { jsonrpc: '2.0', id, result }
    } catch (cause) {
      return { jsonrpc: '2.0', id, error: toError(cause) }
    }
  }

  const app = new Hono()
  app.post(path, async asked => {
    const request = await asked.req.json<JsonRpcRequest>()
    log(`POST ${path} ${request.method}`)
    return asked.json(await reply(request))
  })
  const server = await listen(app, port)

  return {
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    changeTools(_changed: readonly Tool[]) {
      throw new NotImplemented('lost-subscription')
    },
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function listen(app: Hono, port: number): Promise<Server> {
  return new Promise(resolve => {
    const options = { fetch: app.fetch, port, overrideGlobalObjects: false }
    const server = serve(options, () => resolve(server)) as Server
  })
}

function toError(cause: unknown): object {
  if (!(cause instanceof RpcError)) {
    return { code: ERROR_CODES.internalError, message: String(cause) }
  }
  const { code, message, data } = cause
  return { code, message, data }
}

const [, program = ''] = process.argv
if (program && realpathSync(program) === fileURLToPath(import.meta.url)) {
  const port = Number(process.env.PORT ?? 0)
  const server = await serveHttp({ tools: weatherTools, port, log: console.error })
  console.error(`listening on ${server.url()}`)
}
