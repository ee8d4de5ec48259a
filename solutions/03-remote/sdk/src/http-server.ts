/**
 * Tools behind a URL. As a program it serves those of stage 01.
 * Not here: what a POST leads to (`endpoint.ts`).
 *
 * The SDK does: everything behind `createMcpHandler`, and the guards at the door.
 * Left to us: the order in which they are asked; who may come in with which token
 * (the SDK's `requireBearerAuth` calls a missing token an invalid one, and answers 500
 * when the issuer cannot be reached); a log; and an end.
 * Specification 2026-07-28: basic/transports/streamable-http.
 */
import { realpathSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { ERROR_CODES } from '@workshop/wire'
import express, { type ErrorRequestHandler, type Express } from 'express'
import { tools } from '../provided/tools.ts'
import { createTokenCheck } from './bearer.ts'
import type { HttpServer, Log, ServeOptions } from './contract.ts'
import { createDoor, inUrl } from './door.ts'
import { createEndpoint, type Endpoint } from './endpoint.ts'
import { errorInSpec } from './in-spec.ts'
import { createLog } from './log.ts'
import { Refused } from './refused.ts'
import { systemClock } from './system-clock.ts'

type Settings = ServeOptions & Required<Omit<ServeOptions, 'auth'>>

const DEFAULTS = {
  info: { name: 'weather', version: '1.0.0' },
  // Loopback: to be reached from elsewhere is a decision that somebody has to make.
  host: '127.0.0.1',
  port: 0,
  path: '/mcp',
  allowedOrigins: [],
  maxBodyBytes: 2 ** 20,
  keepAliveMs: 15_000,
  clock: systemClock,
} satisfies Partial<ServeOptions>

export async function serveHttp(options: ServeOptions): Promise<HttpServer> {
  const settings: Settings = { ...DEFAULTS, ...options, log: createLog(options.log) }
  const { host, path, log } = settings
  const server = createServer()
  const port = await listen(server, settings)
  const url = `http://${inUrl(host)}:${port}${path}`
  const onError = (cause: Error): void => log(`the SDK says: ${cause.message}`)
  const endpoint = createEndpoint({ ...settings, onError })
  server.on('request', createApp(endpoint, url, settings))

  let closed: Promise<void> | undefined
  async function shutDown(): Promise<void> {
    const stopped = new Promise<void>(resolve => server.close(() => resolve()))
    await endpoint.end()
    server.closeAllConnections()
    await stopped
  }

  return {
    url: () => url,
    changeTools: endpoint.changeTools,
    close() {
      closed ??= shutDown()
      return closed
    },
  }
}

// #region status-map
/** The order of the checks is who may know what: first of all, who may ask. */
function createApp(endpoint: Endpoint, url: string, settings: Settings): Express {
  const { path, auth, log, clock, maxBodyBytes } = settings
  const app = express()
  app.disable('x-powered-by').enable('strict routing').enable('case sensitive routing')
  app.use((request, response, next) => {
    response.once('close', () => {
      const parts = [request.method, request.url, request.body?.method]
      const line = parts.filter(part => typeof part === 'string').join(' ')
      log(`${line} ${response.statusCode}`)
    })
    const json = response.json.bind(response)
    response.json = body => json(errorInSpec(body))
    next()
  })
  app.use(createDoor(settings))
  if (auth) {
    const tokens = createTokenCheck({ ...auth, resource: url, clock, log })
    app.get(tokens.metadataPath, (_, response) => {
      response.json(tokens.metadata)
    })
    app.post(path, async (request, _, next) => {
      const refused = await tokens.check(request.headers.authorization)
      if (refused) throw new Refused(refused.status, 'no access', refused)
      next()
    })
  }
  app.post(path, express.json({ limit: maxBodyBytes, strict: false }), endpoint.post)
  app.all(path, () => {
    throw new Refused(405, 'expected POST', { headers: { Allow: 'POST' } })
  })
  app.use(() => {
    throw new Refused(404, `expected ${path}`)
  })
  const onError: ErrorRequestHandler = async (cause, _request, response, _next) => {
    const refused = toRefused(cause, log).toResponse()
    response.status(refused.status).set(Object.fromEntries(refused.headers))
    response.send(await refused.text())
  }
  return app.use(onError)
}

/** Express's own parser has a status and a type for what it cannot read. */
function toRefused(
  cause: Error & { status?: number; type?: string },
  log: Log,
): Refused {
  if (cause instanceof Refused) return cause
  const { status = 500, type, message } = cause
  if (type === 'entity.parse.failed') {
    return new Refused(400, 'the body is no JSON', { code: ERROR_CODES.parseError })
  }
  if (status < 500) return new Refused(status, message)
  log(`failed: ${cause.stack}`)
  return new Refused(500, 'internal error', { code: ERROR_CODES.internalError })
}
// #endregion status-map

function listen(server: Server, { port, host }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

const [, program = ''] = process.argv
if (program && realpathSync(program) === fileURLToPath(import.meta.url)) {
  const log = (line: string): void => console.error(line)
  const port = Number(process.env.PORT ?? DEFAULTS.port)
  const server = await serveHttp({ tools, port, log })
  log(`listening on ${server.url()}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close())
  }
}
