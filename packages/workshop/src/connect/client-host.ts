/**
 * A learner's client or manager in a process of its own, as promises. Whatever that
 * process does, each call settles: with a value, or with what went wrong.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const HOST = fileURLToPath(new URL('./host.js', import.meta.url))

export type ClientStep = 'connect' | 'listTools' | 'callTool' | 'stats' | 'close'

export type ManagerStep =
  | 'loadConfig'
  | 'createManager'
  | 'connectAll'
  | 'status'
  | 'tools'
  | 'problems'
  | 'close'

export type Step = ClientStep | ManagerStep

/** An error as it crosses the channel: its class stays behind. */
export interface ForeignError {
  name: string
  message: string
  stack?: string
  [field: string]: unknown
}

export type Settled =
  | { kind: 'value'; value: unknown; type: string }
  | { kind: 'rejected'; error: ForeignError }
  /** The client threw where nobody could catch it. */
  | { kind: 'crashed'; error: ForeignError }
  /** The client ended the process that it lives in. */
  | { kind: 'exited'; code: number | null; signal: string | null }

export interface HostOptions {
  /** Built: the client, or the manager and its configuration. */
  modules: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
}

/** What is kept of what the client writes to its console. */
const LONGEST_PRINT = 4000

interface Reply {
  id?: number
  value?: unknown
  type?: string
  error?: ForeignError
  crash?: ForeignError
}

export class ClientHost {
  readonly #child: ChildProcess
  readonly #waiting = new Map<number, (settled: Settled) => void>()
  #lastId = 0
  #printed = ''
  #end: Settled | undefined

  constructor({ modules, cwd, env }: HostOptions) {
    const child = spawn(process.execPath, [HOST, ...modules], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A group of its own: what a naive client starts can be ended with it.
      detached: process.platform !== 'win32',
    })
    this.#child = child
    for (const output of [child.stdout, child.stderr]) {
      output?.setEncoding('utf8').on('data', (text: string) => {
        this.#printed = (this.#printed + text).slice(-LONGEST_PRINT)
      })
    }
    child.on('message', message => this.#take(message as Reply))
    child.on('error', ({ name, message }) => {
      this.#finish({ kind: 'crashed', error: { name, message } })
    })
    child.on('exit', (code, signal) => {
      const finish = (): void => this.#finish({ kind: 'exited', code, signal })
      // The end may be known before the last words are read: the channel has them.
      if (child.connected) child.once('disconnect', finish)
      else finish()
    })
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /** The end of what the client wrote to stdout and stderr. */
  get printed(): string {
    return this.#printed
  }

  /** Never rejects, and may never settle: whoever waits has to have a limit. */
  call(step: Step, ...args: unknown[]): Promise<Settled> {
    return new Promise(resolve => {
      if (this.#end) return resolve(this.#end)
      const id = ++this.#lastId
      this.#waiting.set(id, resolve)
      // When the channel is closed, the end says why.
      this.#child.send({ id, step, args }, () => undefined)
    })
  }

  /** Lets the process end by itself. */
  dismiss(): void {
    if (this.#child.connected) this.#child.disconnect()
  }

  /** Ends the client alone: what it has started sees its pipes close. */
  kill(): void {
    this.#child.kill('SIGKILL')
  }

  #take({ id, value, type = 'undefined', error, crash }: Reply): void {
    if (crash) this.#finish({ kind: 'crashed', error: crash })
    if (id === undefined) return
    const settle = this.#waiting.get(id)
    this.#waiting.delete(id)
    settle?.(error ? { kind: 'rejected', error } : { kind: 'value', value, type })
  }

  #finish(end: Settled): void {
    this.#end ??= end
    for (const settle of this.#waiting.values()) settle(this.#end)
    this.#waiting.clear()
  }
}
