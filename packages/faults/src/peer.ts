/**
 * A scripted peer: a server process whose every byte a test decides, while the
 * subject's client believes it has started an ordinary program. The process is
 * an empty shell (`peer-process.js`); the script runs here, in the test.
 */
import type { Socket } from 'node:net'
import { StringDecoder } from 'node:string_decoder'
import type { ErrorObject, Params, RequestId } from '@workshop/wire'
import { Recorder } from './recorder.ts'
import { turn } from './turn.ts'

/** A line from the client that parsed as a JSON object. */
export interface Received {
  id?: RequestId
  method?: string
  params?: Params
  result?: unknown
  error?: ErrorObject
  [key: string]: unknown
}

/** A client that writes more than this has lost its way, and would take us along. */
const MOST_CHARACTERS = 16 * 1024 * 1024

/** What to do at each method; `*` stands for every other one. */
export type Script = Readonly<
  Record<string, (message: Received, peer: Peer) => void | Promise<void>>
>

export interface ProcessStart {
  pid: number
  /** Arguments that the configuration added to the peer's own. */
  args: readonly string[]
  env: Readonly<Record<string, string>>
  cwd: string
}

export class Peer {
  readonly command = process.execPath
  readonly args: readonly string[]
  readonly recorder = new Recorder()
  /** Everything the client wrote that parsed, in order. */
  readonly received: Received[] = []
  /** Lines from the client that are not JSON objects: the client's fault. */
  readonly unreadable: string[] = []
  readonly signals: string[] = []
  /** The client has ended its side of stdin, at this point of `signals`. */
  stdinEnded: { afterSignals: number } | undefined
  stdoutBroken = false
  pid: number | undefined
  /** What the process was started with beyond `args`, and in which surroundings. */
  start: ProcessStart | undefined
  /** The first error a script threw: the harness's fault, never the subject's. */
  fault: unknown
  readonly started: Promise<void>
  /** Settles when the process is gone. */
  readonly gone: Promise<void>

  readonly #script: Script
  readonly #mayKill: boolean
  readonly #text = new StringDecoder('utf8')
  readonly #written = new StringDecoder('utf8')
  #socket: Socket | undefined
  #orders: Buffer[] = []
  #line = ''
  #characters = 0
  #start: () => void = () => undefined
  #end: () => void = () => undefined
  #watchers = new Set<() => void>()
  #flushes: (() => void)[] = []
  /** Orders are given one after another, so that each write is a chunk of its own. */
  #given: Promise<void> = Promise.resolve()

  constructor(args: readonly string[], script: Script, mayKill = true) {
    this.args = args
    this.#script = script
    this.#mayKill = mayKill
    this.started = new Promise(resolve => {
      this.#start = resolve
    })
    this.gone = new Promise(resolve => {
      this.#end = resolve
    })
  }

  /** Writes to stdout exactly these bytes; settles when they are in the pipe. */
  write(bytes: string | Uint8Array): Promise<void> {
    this.recorder.bytes('<-', 'stdout', this.#written.write(Buffer.from(bytes)))
    return this.#flushed('o', bytes)
  }

  /** Writes one message as one line. */
  send(message: object): Promise<void> {
    return this.write(`${JSON.stringify(message)}\n`)
  }

  respond(id: RequestId | undefined, result: object): Promise<void> {
    return this.send({ jsonrpc: '2.0', id, result })
  }

  fail(id: RequestId | undefined, error: ErrorObject): Promise<void> {
    return this.send({ jsonrpc: '2.0', id, error })
  }

  notify(method: string, params?: object): Promise<void> {
    return this.send({ jsonrpc: '2.0', method, ...(params && { params }) })
  }

  stderr(bytes: string | Uint8Array): Promise<void> {
    return this.#flushed('e', bytes)
  }

  exit(code: number): void {
    this.#give('x', String(code))
  }

  /** Closes stdout and lives on. */
  closeStdout(): void {
    this.recorder.end('<-', 'stdout')
    this.#give('c')
  }

  /** Stops reading and closes stdin: the client's next write breaks. */
  closeStdin(): void {
    this.#give('i')
  }

  /** From here on neither the end of stdin nor SIGTERM ends the process. */
  makeStubborn(): void {
    this.#give('k')
    this.#give('t')
  }

  /** Waits until the client has sent a message like this one, now or earlier. */
  async seen(like: (message: Received) => boolean): Promise<Received> {
    for (;;) {
      const found = this.received.find(like)
      if (found) return found
      await this.changed()
    }
  }

  /** Settles at the next thing that happens to this peer. */
  changed(): Promise<void> {
    return new Promise(resolve => {
      const watcher = (): void => {
        this.#watchers.delete(watcher)
        resolve()
      }
      this.#watchers.add(watcher)
    })
  }

  /** Called by the hub when the process reports for the first time. */
  attach(socket: Socket, start: ProcessStart): void {
    this.#socket = socket
    this.pid = start.pid
    this.start = start
    for (const order of this.#orders.splice(0)) socket.write(order)
    this.#start()
    this.#notice()
  }

  /** Called by the hub for each report of the process. */
  report(kind: string, body: Buffer): void {
    if (kind === 's') this.#read(this.#text.write(body))
    if (kind === 'w') this.#flushes.shift()?.()
    if (kind === 'g') this.signals.push(body.toString())
    if (kind === 'p') this.stdoutBroken = true
    if (kind === 'z') this.stdinEnded ??= { afterSignals: this.signals.length }
    this.#notice()
  }

  /** Called by the hub when the process is gone. */
  detach(): void {
    this.recorder.end('->', 'stdin')
    this.recorder.end('<-', 'stdout')
    for (const flushed of this.#flushes.splice(0)) flushed()
    this.#end()
    this.#notice()
  }

  /** Ends a process that nobody ended. Harmless when it is gone. */
  dispose(): void {
    const isThere = this.#socket && !this.#socket.destroyed
    if (this.#mayKill && isThere && this.pid !== undefined) {
      try {
        process.kill(this.pid, 'SIGKILL')
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause
      }
    }
    this.#socket?.destroy()
  }

  #read(text: string): void {
    this.#characters += text.length
    if (this.#characters > MOST_CHARACTERS) {
      this.#socket?.destroy()
      return
    }
    this.recorder.bytes('->', 'stdin', text)
    const lines = (this.#line + text).split('\n')
    this.#line = lines.pop() ?? ''
    for (const line of lines) this.#readLine(line)
  }

  #readLine(line: string): void {
    let message: unknown
    try {
      message = JSON.parse(line)
    } catch {
      message = undefined
    }
    if (typeof message !== 'object' || message === null || Array.isArray(message)) {
      this.unreadable.push(line)
      return
    }
    const received = message as Received
    this.received.push(received)
    if (received.method === undefined) return
    this.#act(received).catch(cause => {
      this.fault ??= cause
    })
  }

  /** A method may be called anything, such as what every object has. */
  async #act(received: Received): Promise<void> {
    const { method } = received
    const isKnown = typeof method === 'string' && Object.hasOwn(this.#script, method)
    await this.#script[isKnown ? method : '*']?.(received, this)
  }

  #flushed(kind: string, body: string | Uint8Array): Promise<void> {
    this.#given = this.#given.then(async () => {
      if (this.#socket?.destroyed) return
      await new Promise<void>(resolve => {
        this.#flushes.push(resolve)
        this.#order(kind, body)
      })
      // Now the client has its turn to read.
      await turn()
    })
    return this.#given
  }

  #give(kind: string, body?: string): void {
    this.#given = this.#given.then(() => this.#order(kind, body))
  }

  #order(kind: string, body: string | Uint8Array = ''): void {
    const bytes = Buffer.from(body)
    const head = Buffer.alloc(5)
    head.write(kind, 0, 'latin1')
    head.writeUInt32BE(bytes.length, 1)
    const order = Buffer.concat([head, bytes])
    if (!this.#socket) this.#orders.push(order)
    else if (!this.#socket.destroyed) this.#socket.write(order)
  }

  #notice(): void {
    for (const watcher of [...this.#watchers]) watcher()
  }
}
