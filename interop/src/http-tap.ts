/**
 * A recording proxy in front of an HTTP server. What two sides agreed on is read from
 * what went through it, never asked of either.
 */
import { createServer, request as forward, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Exchange {
  /** `POST tools/list`, `DELETE`. */
  asked: string
  headers: IncomingHttpHeaders
  status: number
  /** Without parameters. */
  type: string
  /** The message that was posted. */
  message: { id?: unknown; method?: string; params?: Record<string, unknown> }
}

export interface HttpTap extends AsyncDisposable {
  /** The same path as the server's. */
  readonly url: string
  /** In the order of the answers. */
  readonly exchanges: readonly Exchange[]
  /** Those that were asked in this way. */
  of(asked: string): Exchange[]
  /** Settles when something asked like this has been answered. */
  answered(asked: string): Promise<void>
}

export async function tapHttp(target: string): Promise<HttpTap> {
  const exchanges: Exchange[] = []
  const watchers = new Set<() => void>()
  const proxy = createServer(async (incoming, outgoing) => {
    const body = await text(incoming)
    const { method = '', headers } = incoming
    const sending = forward(target, {
      method,
      headers: { ...headers, host: new URL(target).host },
    })
    // Whoever hangs up here hangs up there, and the other way round.
    outgoing.on('close', () => sending.destroy())
    sending.on('error', () => outgoing.destroy())
    sending.on('response', answer => {
      const { statusCode: status = 0 } = answer
      const [type = ''] = (answer.headers['content-type'] ?? '').split(';')
      const message = JSON.parse(body || '{}') as Exchange['message']
      const asked = [method, message.method].filter(Boolean).join(' ')
      exchanges.push({ asked, headers, status, type, message })
      for (const look of watchers) look()
      outgoing.writeHead(status, answer.headers)
      outgoing.flushHeaders()
      answer.on('error', () => outgoing.destroy()).pipe(outgoing)
    })
    sending.end(body)
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  const of = (asked: string) => exchanges.filter(exchange => exchange.asked === asked)
  const { port } = proxy.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${new URL(target).pathname}`,
    exchanges,
    of,
    answered: asked =>
      new Promise(resolve => {
        const look = (): void => {
          if (of(asked).length === 0) return
          watchers.delete(look)
          resolve()
        }
        watchers.add(look)
        look()
      }),
    async [Symbol.asyncDispose]() {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}
