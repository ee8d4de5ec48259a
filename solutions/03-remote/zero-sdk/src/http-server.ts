/**
 * Tools behind a URL. As a program it serves those of stage 01.
 * Not here: what a POST leads to (`endpoint.ts`).
 * Specification 2026-07-28: basic/transports/streamable-http.
 */
import { realpathSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { ERROR_CODES } from '@workshop/wire'
import { Hono } from 'hono'
import { tools } from '../provided/tools.ts'
import { createTokenCheck } from './bearer.ts'
import type { HttpServer, Log, ServeOptions } from './contract.ts'
import { createDoor, inUrl } from './door.ts'
import { createEndpoint, type Endpoint, type Env } from './endpoint.ts'
import { createLog } from './log.ts'
import type { Offers } from './offers.ts'
import { Refused } from './refused.ts'
import { systemClock } from './system-clock.ts'

/** Besides what the contract asks for. */
export type Options = ServeOptions & { offers?: Offers }

type Settings = Options & Required<Omit<Options, 'auth'>>

const DEFAULTS = {
  info: { name: 'weather', version: '1.0.0' },
  // Loopback: to be reached from elsewhere is a decision that somebody has to make.
  host: '127.0.0.1',
  port: 0,
  path: '/mcp',
  allowedOrigins: [],
  offers: {},
  maxBodyBytes: 2 ** 20,
  keepAliveMs: 15_000,
  clock: systemClock,
} satisfies Partial<Options>

export async function serveHttp(options: Options): Promise<HttpServer> {
  const settings: Settings = { ...DEFAULTS, ...options, log: createLog(options.log) }
  const { host, path } = settings
  const server = createServer()
  const port = await listen(server, settings)
  const url = `http://${inUrl(host)}:${port}${path}`

  const endpoint = createEndpoint(settings)
  const app = createApp(endpoint, url, settings)
  server.on('request', getRequestListener(app.fetch, { overrideGlobalObjects: false }))

  let closed: Promise<void> | undefined
  async function shutDown(): Promise<void> {
    const stopped = new Promise<void>(resolve => server.close(() => resolve()))
    await endpoint.end()
    // Whoever waits for an answer sees the connection break: nobody knows how far it got.
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
function createApp(endpoint: Endpoint, url: string, settings: Settings): Hono<Env> {
  const { path, auth, log, clock } = settings
  const app = new Hono<Env>()
  const checkDoor = createDoor(settings)

  app.use(async (asked, next) => {
    await next()
    const { method, url = '' } = asked.env.incoming
    // What a client calls its method may be anything, line ends included.
    const called = asked
      .get('method')
      ?.replace(/[^\w/]/g, '?')
      .slice(0, 80)
    const parts = [method, url, called, asked.res.status]
    const line = parts.filter(part => part !== undefined).join(' ')
    log(line)
  })
  app.use(async (asked, next) => {
    checkDoor(asked.req.raw.headers)
    await next()
  })
  if (auth) {
    const tokens = createTokenCheck({ ...auth, resource: url, clock, log })
    app.get(tokens.metadataPath, () => Response.json(tokens.metadata))
    app.post(path, async (asked, next) => {
      const refused = await tokens.check(asked.req.header('authorization'))
      if (refused) throw new Refused(refused.status, 'no access', refused)
      await next()
    })
  }
  app.post(path, endpoint.post)
  app.all(path, () => {
    throw new Refused(405, 'expected POST', { headers: { Allow: 'POST' } })
  })
  app.notFound(() => new Refused(404, `expected ${path}`).toResponse())
  app.onError(cause => toRefused(cause, log).toResponse())
  return app
}

function toRefused(cause: Error, log: Log): Refused {
  if (cause instanceof Refused) return cause
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
