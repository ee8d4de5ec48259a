/**
 * A scripted server behind a URL: real HTTP on loopback, every answer of which a test
 * decides. What it was asked stays in `exchanges`, in order.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { ERROR_CODES } from '@workshop/wire'
import type { Received } from './peer.ts'
import { Recorder } from './recorder.ts'
import { WebExchange } from './web-exchange.ts'

/**
 * What to do with each request: looked up as `GET /path` without the query, as the
 * JSON-RPC method of the body, as the HTTP method, and last as `*`.
 */
export type WebScript = Readonly<
  Record<string, (exchange: WebExchange, peer: WebPeer) => void | Promise<void>>
>

/** Whoever posts more than this, or more often, has lost their way. */
const LONGEST_BODY = 32 * 1024 * 1024
const MOST_EXCHANGES = 20_000

export class WebPeer {
  readonly recorder = new Recorder()
  readonly exchanges: WebExchange[] = []
  /** `http://127.0.0.1:…`, without a slash at the end. */
  readonly origin: string
  /** The first error a script threw: the harness's fault, never the subject's. */
  fault: unknown
  readonly #server: Server
  readonly #script: WebScript
  readonly #watchers = new Set<() => void>()

  static async listen(script: WebScript): Promise<WebPeer> {
    const server = createServer()
    await new Promise<void>((resolve, reject) => {
      server.on('error', reject).listen(0, '127.0.0.1', resolve)
    })
    return new WebPeer(server, script)
  }

  private constructor(server: Server, script: WebScript) {
    const { port } = server.address() as { port: number }
    this.origin = `http://127.0.0.1:${port}`
    this.#server = server
    this.#script = script
    server.unref()
    server.on('request', async (request, response) => {
      try {
        const { socket } = request
        const body = await bodyOf(request)
        if (body === undefined || this.exchanges.length >= MOST_EXCHANGES) {
          socket.destroy()
          return
        }
        const exchange = new WebExchange(request, response, body, this.recorder)
        this.exchanges.push(exchange)
        void exchange.over.then(() => this.#notice())
        this.#notice()
        await this.#act(exchange)
      } catch (cause) {
        // A client may hang up in the middle of its own request.
        if ((cause as NodeJS.ErrnoException).code !== 'ECONNRESET') this.fault ??= cause
      }
    })
  }

  /** Where its MCP endpoint is. */
  get url(): string {
    return `${this.origin}/mcp`
  }

  /** The JSON objects that were posted, in order. */
  get received(): Received[] {
    return this.exchanges.flatMap(({ message }) => (message ? [message] : []))
  }

  /** The requests with this JSON-RPC method, or this HTTP method and path. */
  of(key: string): WebExchange[] {
    return this.exchanges.filter(exchange => keysOf(exchange).includes(key))
  }

  /** Waits until so many requests like this have come, now or earlier. */
  async seen(key: string, count = 1): Promise<WebExchange> {
    for (;;) {
      const found = this.of(key)[count - 1]
      if (found) return found
      await this.changed()
    }
  }

  /** Settles at the next request, and at the next answer that is over. */
  changed(): Promise<void> {
    return new Promise(resolve => {
      const watcher = (): void => {
        this.#watchers.delete(watcher)
        resolve()
      }
      this.#watchers.add(watcher)
    })
  }

  /** Nobody listens any more, and what was being said is cut off. */
  dispose(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #act(exchange: WebExchange): Promise<void> {
    const known = [...keysOf(exchange), '*']
    const key = known.find(key => Object.hasOwn(this.#script, key))
    if (key) return this.#script[key]?.(exchange, this)
    if (exchange.method !== 'POST') return exchange.empty(405, { Allow: 'POST' })
    if (exchange.id === undefined) return exchange.empty(202)
    const named: unknown = exchange.message?.method
    const shown = typeof named === 'object' ? JSON.stringify(named) : named
    const message = `unknown method: ${shown}`
    exchange.fail({ code: ERROR_CODES.methodNotFound, message }, 404)
  }

  #notice(): void {
    for (const watcher of [...this.#watchers]) watcher()
  }
}

function keysOf({ method, path, message }: WebExchange): string[] {
  const [place] = path.split('?')
  const named: unknown = message?.method
  return [`${method} ${place}`, ...(typeof named === 'string' ? [named] : []), method]
}

/** `undefined` when there is no end to it. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length > LONGEST_BODY) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
