/**
 * One HTTP exchange: a request goes out, the head of an answer comes back, its body
 * follows. It tells the ways apart in which a connection can break.
 * Not here: what status and body mean, and whether to try again.
 *
 * `node:http` and not `fetch`: fetch ends a stream that is silent for five minutes,
 * and its errors do not say whether the request had left.
 */
import { Agent as HttpAgent, type IncomingHttpHeaders, request } from 'node:http'
import { Agent as HttpsAgent, request as requestTls } from 'node:https'
import { RedirectRefused } from './errors.ts'
import { redact } from './log.ts'

export interface Sending {
  url: string
  method: 'POST' | 'DELETE'
  headers: Readonly<Record<string, string>>
  body?: string
  signal: AbortSignal
}

export interface Exchange {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: AsyncIterable<Uint8Array>
  /** Closes the connection, whatever is still being said on it. */
  hangUp(): void
}

/** Internal to the client: whoever asks decides what it means. */
export class ConnectionBroken extends Error {
  override readonly name = 'ConnectionBroken'
  readonly code: string
  /** The request may have arrived: there was a connection to send it on. */
  readonly hadConnection: boolean

  constructor(cause: unknown, hadConnection: boolean) {
    const { code, message } = cause as NodeJS.ErrnoException
    super(message, { cause })
    this.code = code ?? 'ECONNRESET'
    this.hadConnection = hadConnection
  }
}

const MOST_REDIRECTS = 3
/**
 * Node's servers close a connection that was idle for five seconds. A request that is
 * sent at that very moment is lost, and nobody knows whether it was read.
 */
const KEPT = { keepAlive: true, timeout: 4000 }

/** The connections to one server, kept for the next request. */
export class Connections {
  readonly #plain = new HttpAgent(KEPT)
  readonly #tls = new HttpsAgent(KEPT)

  /** Follows a redirect that keeps method, body and origin; refuses the others. */
  async exchange(sending: Sending): Promise<Exchange> {
    let target = sending
    for (let redirects = 0; ; redirects++) {
      const exchange = await this.#send(target)
      const { status, headers } = exchange
      const location = status >= 300 && status < 400 && headers.location
      if (!location) return exchange
      exchange.hangUp()
      if (!URL.canParse(location, target.url)) {
        throw new RedirectRefused(status, redact(location))
      }
      const { origin, href } = new URL(location, target.url)
      const keepsBody = status === 307 || status === 308
      const sameOrigin = origin === new URL(target.url).origin
      if (!keepsBody || !sameOrigin || redirects === MOST_REDIRECTS) {
        throw new RedirectRefused(status, redact(href))
      }
      target = { ...target, url: href }
    }
  }

  close(): void {
    this.#plain.destroy()
    this.#tls.destroy()
  }

  // #region stream-cut
  #send({ url, method, headers, body = '', signal }: Sending): Promise<Exchange> {
    const isTls = url.startsWith('https:')
    const agent = isTls ? this.#tls : this.#plain
    const length = { 'content-length': String(Buffer.byteLength(body)) }
    const options = { method, agent, headers: { ...headers, ...length } }
    return new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const outgoing = (isTls ? requestTls : request)(url, options)
      const hangUp = (): void => void outgoing.destroy()
      let hadConnection = false
      const noteConnection = (): void => {
        hadConnection = true
      }
      outgoing.once('socket', socket => {
        if (outgoing.reusedSocket) hadConnection = true
        else socket.once(isTls ? 'secureConnect' : 'connect', noteConnection)
      })
      outgoing.on('error', cause => reject(new ConnectionBroken(cause, hadConnection)))
      outgoing.once('response', incoming => {
        const { statusCode: status = 0, headers } = incoming
        resolve({ status, headers, body: chunksOf(incoming), hangUp })
      })
      signal.addEventListener('abort', hangUp, { once: true })
      outgoing.once('close', () => {
        signal.removeEventListener('abort', hangUp)
        // An answer that changes the protocol (101) brings neither event.
        reject(new ConnectionBroken(new Error('no answer'), hadConnection))
      })
      outgoing.end(body)
    })
  }
  // #endregion stream-cut
}

async function* chunksOf(incoming: AsyncIterable<Uint8Array>) {
  try {
    yield* incoming
  } catch (cause) {
    throw new ConnectionBroken(cause, true)
  }
}
