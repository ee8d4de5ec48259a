/**
 * One HTTP request that reached a scripted server, and every way to answer it: well,
 * badly, late, in halves, or not at all.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorObject, RequestId } from '@workshop/wire'
import type { Received } from './peer.ts'
import type { Recorder } from './recorder.ts'
import { turn } from './turn.ts'

type Headers = Readonly<Record<string, string | string[]>>

export class WebExchange {
  /** `POST`, `GET`, … */
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** The body, if it is a JSON object. */
  readonly message: Received | undefined
  /** The client has closed the connection before the answer was complete. */
  hungUp = false
  /** Settles when the answer is complete, or the connection gone. */
  readonly over: Promise<void>

  readonly #recorder: Recorder
  readonly #response: ServerResponse

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    body: string,
    recorder: Recorder,
  ) {
    this.method = request.method ?? ''
    this.path = request.url ?? ''
    this.headers = request.headers
    this.body = body
    this.message = objectIn(body)
    this.#response = response
    this.#recorder = recorder
    this.#record('->', 'request', headOf(request))
    if (body) this.#record('->', 'request', body)
    this.over = new Promise(resolve => {
      response.on('close', () => {
        this.hungUp = !response.writableFinished
        recorder.end('<-', 'response')
        resolve()
      })
    })
  }

  get id(): RequestId | undefined {
    return this.message?.id
  }

  /** A whole answer with this body, byte for byte. */
  text(status: number, body: string, headers: Headers = {}): void {
    this.#head(status, headers)
    this.write(body)
    this.#response.end()
  }

  empty(status: number, headers: Headers = {}): void {
    this.text(status, '', headers)
  }

  json(status: number, value: unknown, headers: Headers = {}): void {
    const type = { 'Content-Type': 'application/json' }
    this.text(status, JSON.stringify(value), { ...type, ...headers })
  }

  /** The result of the request, as one JSON object. */
  respond(result: object, headers: Headers = {}): void {
    this.json(200, { jsonrpc: '2.0', id: this.id, result }, headers)
  }

  /** A JSON-RPC error; without `id` where the request has none. */
  fail(error: ErrorObject, status = 200, headers: Headers = {}): void {
    const id = this.id === undefined ? {} : { id: this.id }
    this.json(status, { jsonrpc: '2.0', ...id, error }, headers)
  }

  /** Opens an event stream; go on with `event`, `write` and `end`. */
  stream(headers: Headers = {}): void {
    this.#head(200, { 'Content-Type': 'text/event-stream', ...headers })
    this.#response.flushHeaders()
  }

  /** One event that carries one message. */
  event(message: object): Promise<void> {
    return this.write(`event: message\ndata: ${JSON.stringify(message)}\n\n`)
  }

  notify(method: string, params: object): Promise<void> {
    return this.event({ jsonrpc: '2.0', method, params })
  }

  /** The event that answers the request, and the end of its stream. */
  async finish(result: object): Promise<void> {
    await this.event({ jsonrpc: '2.0', id: this.id, result })
    this.end()
  }

  /** Exactly these bytes; settles when the other side can read them. */
  async write(bytes: string | Uint8Array): Promise<void> {
    this.#recorder.bytes('<-', 'response', Buffer.from(bytes).toString())
    await new Promise<void>(resolve => {
      this.#response.write(bytes, () => resolve())
      if (this.#response.closed) resolve()
    })
    await turn()
  }

  end(): void {
    this.#response.end()
  }

  /** The connection breaks, whatever was being said on it. */
  reset(): void {
    this.#record('<-', 'response', '(connection reset)')
    this.#response.socket?.resetAndDestroy()
  }

  /** Ends the sending half in the middle of the answer. */
  cut(): void {
    this.#record('<-', 'response', '(connection closed)')
    this.#response.socket?.end()
  }

  #head(status: number, headers: Headers): void {
    this.#response.writeHead(status, headers as Record<string, string>)
    const shown = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    this.#record('<-', 'response', [`HTTP ${status}`, ...shown].join(' · '))
  }

  #record(dir: '->' | '<-', stream: 'request' | 'response', line: string): void {
    this.#recorder.bytes(dir, stream, `${line}\n`)
  }
}

/** What of a request's head a trace shows: the line, and headers that MCP gives. */
function headOf({ method, url, headers }: IncomingMessage): string {
  const told = Object.entries(headers).filter(
    ([name]) => name.startsWith('mcp-') || SHOWN.includes(name),
  )
  const shown = told.map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${url}`, ...shown].join(' · ')
}

const SHOWN = ['accept', 'authorization', 'content-type', 'last-event-id', 'origin']

function objectIn(body: string): Received | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Received)
      : undefined
  } catch {
    // Kept in `body`, where a check can look at it.
    return undefined
  }
}
