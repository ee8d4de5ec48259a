/**
 * One use of a learner's manager on all servers of a file, from `loadConfig` to
 * `close`, with a limit on each step and nothing left running. Says what happened;
 * what that means and how it looks is decided elsewhere.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ClientHost, type ManagerStep } from '../connect/client-host.ts'
import { limited, type Stop } from '../connect/limits.ts'
import { killTree, MARK, runningUnder } from '../run/process-tree.ts'
import {
  listsIn,
  type ManagerSession,
  type OfferedTool,
  type StatusRow,
} from './session-facts.ts'

export interface ManagerSessionOptions {
  /** Built: manager and configuration. */
  modules: readonly string[]
  file: string
  text: string
  /** For each server to connect. */
  patienceMs: number
  cwd: string
  env: NodeJS.ProcessEnv
  /** Fires when the person in front of the screen does not want to wait. */
  signal: AbortSignal
}

/** For what needs no server. */
const STEP_LIMIT_MS = 3000
/** How long `close()` may take: both graces of the contract, and a moment. */
const CLOSE_LIMIT_MS = 6000
/** A person who has had enough does not wait for the graces. */
const IMPATIENT_MS = 2000
/** How long a server may outlive `close()`. */
const GRACE_MS = 1000
const LOOK_EVERY_MS = 20
/** As many connect at a time, says the contract. */
const LANE_WIDTH = 3

export async function runManagerSession(
  options: ManagerSessionOptions,
): Promise<ManagerSession> {
  const use = new Use(options)
  const endAll = (): void => use.endAll()
  // Also when this process has to leave in the middle.
  process.once('exit', endAll)
  try {
    await use.run()
    return { ...use.session, printed: use.printed }
  } finally {
    endAll()
    process.off('exit', endAll)
  }
}

interface Limit {
  limitMs: number
  /** Ends the waiting; absent where an end has begun already. */
  signal?: AbortSignal
  wanted?: 'array' | 'object'
}

class Use {
  readonly session: ManagerSession = { leftBehind: 0, printed: '' }
  readonly #options: ManagerSessionOptions
  readonly #host: ClientHost
  readonly #mark = randomUUID()
  /** Not even a question about itself is answered: its process is blocked or gone. */
  #isDeaf = false

  constructor(options: ManagerSessionOptions) {
    this.#options = options
    const env = { ...options.env, [MARK]: this.#mark }
    this.#host = new ClientHost({ modules: options.modules, cwd: options.cwd, env })
  }

  get printed(): string {
    return this.#host.printed
  }

  endAll(): void {
    if (this.#host.pid !== undefined) killTree(this.#host.pid, this.#mark)
  }

  async run(): Promise<void> {
    const { session } = this
    const { env, file, patienceMs, signal, text } = this.#options
    const short = { limitMs: STEP_LIMIT_MS, signal }
    const sources = [{ scope: 'project', file, text }]
    const load = { ...short, wanted: 'object' } as const
    const loaded = await this.#step('loadConfig', load, sources, env)
    if (!loaded) return
    session.loaded = listsIn(loaded)
    const options = { connectTimeoutMs: patienceMs }
    if ((await this.#step('createManager', short, options)) === undefined) return
    await this.#connect()
    await this.#ask()
    if (!this.#isDeaf) await this.#close()
  }

  async #connect(): Promise<void> {
    const { patienceMs, signal } = this.#options
    const count = this.session.loaded?.servers.length ?? 0
    // One that hangs costs its patience, in each lane; more than that is a hang of ours.
    const limitMs = Math.ceil(count / LANE_WIDTH + 1) * patienceMs + STEP_LIMIT_MS
    const start = performance.now()
    const settled = await this.#step('connectAll', { limitMs, signal })
    if (settled) this.session.connectedAfterMs = Math.round(performance.now() - start)
  }

  /** Also after `connectAll` has stopped: who is there, and who is not, is the answer. */
  async #ask(): Promise<void> {
    const { session } = this
    const limit = { limitMs: STEP_LIMIT_MS, wanted: 'array' } as const
    const rows = await this.#step('status', limit)
    if (this.#isDeaf) return
    if (rows) session.rows = rows.value as StatusRow[]
    const tools = await this.#step('tools', limit)
    if (tools) session.tools = tools.value as OfferedTool[]
    const problems = await this.#step('problems', limit)
    if (problems) session.problems = problems.value as { server?: unknown }[]
  }

  async #close(): Promise<void> {
    const start = performance.now()
    const limitMs = this.#options.signal.aborted ? IMPATIENT_MS : CLOSE_LIMIT_MS
    const closed = await this.#step('close', { limitMs })
    if (!closed) return
    const end = performance.now() + GRACE_MS
    while (this.#running() > 0 && performance.now() < end) await wait(LOOK_EVERY_MS)
    this.session.leftBehind = this.#running()
    if (this.session.leftBehind > 0) return
    this.session.closedAfterMs = Math.round(performance.now() - start)
  }

  #running(): number {
    const { pid } = this.#host
    return pid === undefined ? 0 : runningUnder(pid, this.#mark).length
  }

  /** One call of the learner's code; `undefined` when it has stopped without a value. */
  async #step(step: ManagerStep, limit: Limit, ...args: unknown[]) {
    const { limitMs, signal = NEVER, wanted } = limit
    const settled = await limited(this.#host.call(step, ...args), {
      deadline: performance.now() + limitMs,
      limitMs,
      isServerGone: () => false,
      signal,
    })
    if (settled.kind === 'value' && (wanted === undefined || settled.type === wanted)) {
      return settled
    }
    const stop: Stop =
      settled.kind === 'value'
        ? { kind: 'misshapen', expected: wanted ?? '', actual: settled.type }
        : settled
    this.#isDeaf ||= DEAF.includes(stop.kind) && step !== 'connectAll'
    this.session.stopped ??= { step, stop }
    return undefined
  }
}

const DEAF: readonly Stop['kind'][] = ['timeout', 'crashed', 'exited']

const NEVER = new AbortController().signal
