/**
 * A client made of raw HTTP: it sends exactly the head and the bytes it is told, and
 * shows what comes back. It has no opinion about either.
 */
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { META, MODERN_VERSION, type Params } from '@workshop/wire'
import type { Received } from './peer.ts'
import { Recorder } from './recorder.ts'

type Headers = Readonly<Record<string, string>>

export interface WebRequest {
  /** `POST` if absent. */
  method?: string
  headers?: Headers
  body?: string | Uint8Array
  /** Sends the body in portions, without saying how long it is. */
  chunked?: boolean
  /** Of the server, where the URL of the request says something else. */
  address?: string
}

/** What a modern client sends along with this message, if it does everything right. */
export function headersFor(message: {
  method?: string
  params?: Params
}): Record<string, string> {
  const { method = '', params = {} } = message
  const version = params._meta?.[META.protocolVersion] ?? MODERN_VERSION
  return {
    Accept: 'application/json, text/event-stream',
    'Content-Type': 'application/json',
    'MCP-Protocol-Version': String(version),
    'Mcp-Method': method,
    ...(typeof params.name === 'string' && { 'Mcp-Name': params.name }),
  }
}

export class WebClient {
  readonly recorder = new Recorder()
  readonly #open = new Set<WebAnswer>()

  /** A message with the headers that belong to it, or with others in their place. */
  post(url: string, message: object, headers: Headers = {}): Promise<WebAnswer> {
    return this.send(url, {
      headers: { ...headersFor(message), ...headers },
      body: JSON.stringify(message),
    })
  }

  /** Settles with the head of the answer; rejects if there is none. */
  async send(url: string, asked: WebRequest = {}): Promise<WebAnswer> {
    const { method = 'POST', headers = {}, body, chunked, address } = asked
    const { hostname, port, pathname, search } = new URL(url)
    const path = pathname + search
    this.#record('->', [`${method} ${path}`, ...shown(headers)].join(' · '))
    const length = { 'Content-Length': String(Buffer.byteLength(body ?? '')) }
    const sending = request({
      host: address ?? hostname.replace(/^\[|\]$/g, ''),
      port,
      path,
      method,
      headers: { ...(chunked || body === undefined ? {} : length), ...headers },
      // A connection of its own: to hang up is to close it.
      agent: false,
    })
    const answer = new WebAnswer(this.recorder, () => sending.destroy())
    this.#open.add(answer)
    void answer.over.then(() => this.#open.delete(answer))
    const head = new Promise<IncomingMessage>((resolve, reject) => {
      sending.on('response', resolve).on('error', reject)
    })
    if (body !== undefined) {
      this.#record('->', Buffer.from(body).toString())
      sending.write(body)
    }
    sending.end()
    answer.read(await head)
    return answer
  }

  /** Hangs up wherever something is still to come. */
  dispose(): void {
    for (const answer of this.#open) answer.hangUp()
  }

  #record(dir: '->', line: string): void {
    this.recorder.bytes(dir, 'request', `${line}\n`)
  }
}

/** A server that answers with more than this has lost its way. */
const LONGEST_ANSWER = 32 * 1024 * 1024

export class WebAnswer {
  status = 0
  headers: IncomingHttpHeaders = {}
  /** What has come of the body so far. */
  text = ''
  /** The answer ended by itself; false if the connection broke before. */
  complete = false
  /** Settles when nothing more can come. */
  readonly over: Promise<void>
  readonly hangUp: () => void
  readonly #recorder: Recorder
  readonly #watchers = new Set<() => void>()
  #finish: () => void = () => undefined

  constructor(recorder: Recorder, hangUp: () => void) {
    this.#recorder = recorder
    this.over = new Promise(resolve => {
      this.#finish = resolve
    })
    this.hangUp = () => {
      hangUp()
      this.#finish()
    }
  }

  read(response: IncomingMessage): void {
    this.status = response.statusCode ?? 0
    this.headers = response.headers
    const line = [`HTTP ${this.status}`, ...shown(response.headers)].join(' · ')
    this.#recorder.bytes('<-', 'response', `${line}\n`)
    response.setEncoding('utf8')
    response.on('data', (text: string) => {
      if (this.text.length + text.length > LONGEST_ANSWER) {
        response.destroy()
        return
      }
      this.text += text
      this.#recorder.bytes('<-', 'response', text)
      this.#notice()
    })
    response.on('error', () => this.#notice())
    response.on('close', () => {
      this.complete = response.complete
      this.#recorder.end('<-', 'response')
      this.#finish()
      this.#notice()
    })
  }

  /** The body as JSON, or the text that is none. */
  get json(): unknown {
    try {
      return JSON.parse(this.text)
    } catch {
      return this.text
    }
  }

  /** The messages of an event stream so far; one for each `data` line. */
  get events(): Received[] {
    // The last event counts only if the empty line after it has come.
    const whole = this.text.split(/\r?\n\r?\n/).slice(0, -1)
    return whole.flatMap(event => {
      const data = /^data: ?(.*)$/m.exec(event)?.[1]
      return data ? [JSON.parse(data) as Received] : []
    })
  }

  /** The message with this id, whichever kind of answer it came in. */
  get reply(): Received | undefined {
    if (!/event-stream/.test(this.headers['content-type'] ?? '')) {
      return this.json as Received
    }
    return this.events.find(message => message.method === undefined)
  }

  /** Settles at the next bytes, and at the end. */
  changed(): Promise<void> {
    return new Promise(resolve => {
      const watcher = (): void => {
        this.#watchers.delete(watcher)
        resolve()
      }
      this.#watchers.add(watcher)
    })
  }

  /** Waits until so much has come; settles as well when nothing more can. */
  async until(reached: () => boolean): Promise<void> {
    let isOver = false
    void this.over.then(() => {
      isOver = true
    })
    while (!reached() && !isOver) await Promise.race([this.changed(), this.over])
  }

  #notice(): void {
    for (const watcher of [...this.#watchers]) watcher()
  }
}

const SHOWN = /^(mcp-|origin$|host$|content-type$|allow$|authorization$|www-auth)/i

function shown(headers: IncomingHttpHeaders | Headers): string[] {
  return Object.entries(headers)
    .filter(([name]) => SHOWN.test(name))
    .map(([name, value]) => `${name}: ${value}`)
}
