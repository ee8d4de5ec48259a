/**
 * One use of a learner's client on a real server, from `connect` to `close`, with
 * a tap in between and a limit on the whole. Says what happened; what that means
 * and how it looks is decided elsewhere.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readTap, type TapRun, tapped } from '@workshop/faults'
import type { ToolDefinition, ToolResult } from '@workshop/wire'
import { type Choice, harmlessTool } from './choice.ts'
import { ClientHost, type Step } from './client-host.ts'
import { type Limits, limited, type Stop } from './limits.ts'
import { ServerWatch } from './server-watch.ts'

export interface SessionOptions {
  /** The client's built module. */
  modules: readonly string[]
  command: string
  args: readonly string[]
  era: 'auto' | 'modern' | 'legacy'
  /** The tool that was asked for; the most harmless one if absent. */
  wanted: Choice | undefined
  limitMs: number
  cwd: string
  env: NodeJS.ProcessEnv
  /** Fires when the person in front of the screen does not want to wait. */
  signal: AbortSignal
}

/** What the client says of itself; any of it may be missing or wrong. */
export interface Stats {
  health?: unknown
  era?: unknown
  protocolVersion?: unknown
  unmatched?: unknown
  noise?: { lines?: unknown; samples?: unknown }
}

export interface Session {
  /** The first step that stopped, and why; absent when every step ended well. */
  stopped?: Stopped
  tools?: readonly ToolDefinition[]
  choice?: Choice
  result?: ToolResult
  stats?: Stats
  /** What crossed the wire, one run for each start of the server. */
  runs: readonly TapRun[]
  /** The end of what the client wrote to its console. */
  printed: string
  /** Milliseconds from `close()` until the server was gone; absent if it was not. */
  closedAfterMs?: number
  /** Servers that `close()` has left running; they were ended by force. */
  leftBehind: number
}

export interface Stopped {
  step: Step
  stop: Stop
}

/** How long `close()` may take: both graces of the contract, and a moment. */
const CLOSE_LIMIT_MS = 6000
/** How long a server may outlive `close()`, or a client that was ended. */
const GRACE_MS = 1000
const LOOK_EVERY_MS = 20

export async function runSession(options: SessionOptions): Promise<Session> {
  const folder = await mkdtemp(join(tmpdir(), 'workshop-connect-'))
  const file = join(folder, 'wire.jsonl')
  const use = new Use(options, file)
  const endAll = (): void => use.endAll()
  // Also when this process has to leave in the middle.
  process.once('exit', endAll)
  try {
    await use.run(options)
    return { ...use.session, printed: use.printed }
  } finally {
    endAll()
    process.off('exit', endAll)
    await rm(folder, { recursive: true, force: true })
  }
}

class Use {
  readonly session: Session = { runs: [], printed: '', leftBehind: 0 }
  readonly #host: ClientHost
  readonly #watch: ServerWatch
  readonly #file: string
  readonly #limits: Limits

  constructor(options: SessionOptions, file: string) {
    const { limitMs, signal } = options
    this.#file = file
    this.#host = new ClientHost(options)
    this.#watch = new ServerWatch(file)
    const deadline = performance.now() + limitMs
    const isServerGone = (): boolean => this.#watch.isGone()
    this.#limits = { deadline, limitMs, isServerGone, signal }
  }

  get printed(): string {
    return this.#host.printed
  }

  endAll(): void {
    this.#watch.endAll(this.#host.pid)
  }

  async run({ command, args, era, limitMs, wanted }: SessionOptions): Promise<void> {
    const { session } = this
    const server = tapped(command, args, this.#file)
    const options = { ...server, name: command, era, timeoutMs: limitMs }
    if (!(await this.#step('connect', undefined, options))) return this.#abandon()
    if (await this.#step('listTools', 'array')) {
      const choice = wanted ?? harmlessTool(session.tools ?? [])
      if (choice) session.choice = choice
      if (choice) await this.#step('callTool', 'object', choice.name, choice.args, {})
    }
    // What the client says of itself is worth the most after a call that failed.
    if (this.#answers()) await this.#step('stats', 'object')
    await (this.#answers() ? this.#close() : this.#abandon())
  }

  /** One call of the client; false when it has stopped without a value. */
  async #step(step: Step, wanted?: string, ...args: unknown[]): Promise<boolean> {
    const settled = await limited(this.#host.call(step, ...args), this.#limits)
    if (settled.kind !== 'value') {
      this.session.stopped ??= { step, stop: settled }
      return false
    }
    const { value, type } = settled
    if (wanted !== undefined && type !== wanted) {
      const stop = { kind: 'misshapen', expected: wanted, actual: type } as const
      this.session.stopped ??= { step, stop }
      return false
    }
    Object.assign(this.session, FIELDS[step]?.(value))
    return true
  }

  /** Whether the client has so far done something at each step, if only to throw. */
  #answers(): boolean {
    const { stopped } = this.session
    return stopped === undefined || ANSWERS.includes(stopped.stop.kind)
  }

  async #close(): Promise<void> {
    const start = performance.now()
    this.#limits.deadline = start + CLOSE_LIMIT_MS
    this.#limits.limitMs = CLOSE_LIMIT_MS
    this.#limits.isServerGone = () => false
    const closed = await this.#step('close')
    if (closed && (await this.#isGoneWithin(GRACE_MS))) {
      this.session.closedAfterMs = Math.round(performance.now() - start)
    } else this.session.leftBehind = this.#watch.running()
    this.session.runs = await readTap(this.#file)
    this.#host.dismiss()
  }

  /** A client that hangs is ended first: the end of stdin tells its server. */
  async #abandon(): Promise<void> {
    // What the server says while it is being ended is no part of the story.
    this.session.runs = await readTap(this.#file)
    this.#host.kill()
    await this.#isGoneWithin(GRACE_MS)
  }

  async #isGoneWithin(ms: number): Promise<boolean> {
    const end = performance.now() + ms
    while (this.#watch.running() > 0) {
      if (performance.now() > end) return false
      await wait(LOOK_EVERY_MS)
    }
    return true
  }
}

/** What a step leaves in the session. */
const FIELDS: Partial<Record<Step, (value: unknown) => Partial<Session>>> = {
  listTools: value => ({ tools: value as ToolDefinition[] }),
  callTool: value => ({ result: value as ToolResult }),
  stats: value => ({ stats: value as Stats }),
}

const ANSWERS: readonly Stop['kind'][] = ['rejected', 'misshapen']
