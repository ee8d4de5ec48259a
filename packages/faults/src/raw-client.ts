/**
 * A client made of raw lines: it starts a server program, writes exactly what
 * it is told and records what comes back. It has no opinion about either.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { StringDecoder } from 'node:string_decoder'
import { META, MODERN_VERSION, type Params } from '@workshop/wire'
import type { Received } from './peer.ts'
import { Recorder } from './recorder.ts'

export interface Exit {
  code: number | null
  signal: string | null
}

/** The `_meta` of a well-formed modern request. */
export const MODERN_META = {
  [META.protocolVersion]: MODERN_VERSION,
  [META.clientCapabilities]: {},
}

/** A program that writes more than this has lost its way, and would take us along. */
const MOST_CHARACTERS = 32 * 1024 * 1024

export class RawClient {
  readonly recorder = new Recorder()
  /** Lines of stdout as they came, without their line ends. */
  readonly lines: string[] = []
  /** Those lines that parsed as JSON objects. */
  readonly messages: Received[] = []
  stderr = ''
  exit: Exit | undefined
  /** Settles when the process has ended and its streams are drained. */
  readonly ended: Promise<Exit>

  readonly #child: ChildProcessWithoutNullStreams
  readonly #text = new StringDecoder('utf8')
  readonly #watchers = new Set<() => void>()
  #line = ''
  #characters = 0

  constructor(command: string, args: readonly string[], cwd?: string) {
    this.#child = spawn(command, args, {
      stdio: 'pipe',
      ...(cwd !== undefined && { cwd }),
    })
    const { stdin, stdout, stderr } = this.#child
    stdin.on('error', () => this.#notice())
    stdout.on('data', chunk => this.#read(this.#text.write(chunk)))
    stderr.setEncoding('utf8').on('data', text => {
      this.stderr = (this.stderr + text).slice(-8192)
    })
    this.ended = new Promise(resolve => {
      const end = (code: number | null, signal: string | null): void => {
        this.recorder.end('<-', 'stdout')
        this.exit = { code, signal }
        resolve(this.exit)
        this.#notice()
      }
      this.#child.once('error', cause => {
        this.stderr += cause.message
        end(null, null)
      })
      this.#child.once('close', end)
    })
  }

  /** What came after the last line end. */
  get rest(): string {
    return this.#line
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  write(bytes: string | Uint8Array): void {
    this.recorder.bytes('->', 'stdin', Buffer.from(bytes).toString())
    this.#child.stdin.write(bytes)
  }

  send(message: object): void {
    this.write(`${JSON.stringify(message)}\n`)
  }

  /** Sends a modern request; the answer is found by `answerTo`. */
  request(id: string | number, method: string, params: Params = {}): void {
    const _meta = { ...MODERN_META, ...params._meta }
    this.send({ jsonrpc: '2.0', id, method, params: { ...params, _meta } })
  }

  /** Waits for the answer to an id; `undefined` when the process ends without it. */
  async answerTo(id: unknown): Promise<Received | undefined> {
    return this.seen(message => message.id === id && message.method === undefined)
  }

  async seen(like: (message: Received) => boolean): Promise<Received | undefined> {
    for (;;) {
      const found = this.messages.find(like)
      if (found || this.exit) return found
      await this.changed()
    }
  }

  changed(): Promise<void> {
    return new Promise(resolve => {
      const watcher = (): void => {
        this.#watchers.delete(watcher)
        resolve()
      }
      this.#watchers.add(watcher)
    })
  }

  endInput(): void {
    this.#child.stdin.end()
  }

  /** Stops reading: the server's next writes meet a closed pipe. */
  hangUp(): void {
    this.#child.stdout.destroy()
  }

  dispose(): void {
    if (!this.exit) this.#child.kill('SIGKILL')
  }

  #read(text: string): void {
    this.#characters += text.length
    if (this.#characters > MOST_CHARACTERS) {
      this.stderr = `Error: more than ${MOST_CHARACTERS} characters on stdout`
      this.#child.kill('SIGKILL')
      return
    }
    this.recorder.bytes('<-', 'stdout', text)
    const lines = (this.#line + text).split('\n')
    this.#line = lines.pop() ?? ''
    for (const line of lines) {
      this.lines.push(line)
      try {
        const value: unknown = JSON.parse(line)
        if (typeof value === 'object' && value !== null) {
          this.messages.push(value as Received)
        }
      } catch {
        // Kept in `lines`, where a check for noise looks.
      }
    }
    this.#notice()
  }

  #notice(): void {
    for (const watcher of [...this.#watchers]) watcher()
  }
}
