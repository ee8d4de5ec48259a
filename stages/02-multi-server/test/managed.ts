/**
 * A manager of the subject with what it reported, and waiting that is driven by
 * what it reports: no check of this stage sleeps.
 */
import { isDeepStrictEqual } from 'node:util'
import {
  type Handle,
  listWith,
  type Seen,
  show,
  type Text,
  type Verbatim,
  verbatim,
} from '@workshop/testkit'
import {
  type Config,
  data,
  type Row,
  type ServerEntry,
  type TestContext,
  type ToolRow,
} from './contract.ts'
import type { Link } from './links.ts'
import { textOf } from './servers.ts'
import { statusRows, toolRows } from './shapes.ts'
import { of, what } from './what.ts'

export interface Options {
  gate?: (entry: ServerEntry) => unknown
  limits?: { local: number; remote: number }
  connectTimeoutMs?: number
  callTimeoutMs?: number
  open?: (config: Config, options: { name: string }) => Promise<Link>
}

interface Reports {
  status: Row[]
  tools: { server: string; added: string[]; removed: string[] }[]
  problem: { server: string; message: string }[]
}

const CONNECT_PATIENCE_MS = 5000
/** For servers that never answer: long enough for those beside them to start. */
export const SHORT_TIMEOUT_MS = 1200
const LONG_MS = 60_000

export async function manage(
  t: TestContext,
  servers: ServerEntry[],
  options: Options = {},
): Promise<Manager> {
  const patience = { connectTimeoutMs: LONG_MS, callTimeoutMs: LONG_MS }
  const handle = await t.create('manager', 'createManager', {
    servers,
    ...patience,
    ...options,
  })
  const manager = new Manager(t, handle)
  await manager.listen()
  return manager
}

export class Manager {
  readonly reports: Reports = { status: [], tools: [], problem: [] }
  readonly #t: TestContext
  readonly #handle: Handle
  readonly #waiting = new Set<() => void>()

  constructor(t: TestContext, handle: Handle) {
    this.#t = t
    this.#handle = handle
  }

  async listen(): Promise<void> {
    for (const event of ['status', 'tools', 'problem'] as const) {
      const listener = (detail: unknown): void => {
        this.reports[event].push({ ...data(detail) })
        for (const wake of this.#waiting) wake()
        this.#waiting.clear()
      }
      await this.#t.value(this.#handle.call('on', event, listener))
    }
  }

  /** Looks again after each report; `observed` may be kept up to date meanwhile. */
  async until(observed: Seen, reached: () => boolean | Promise<boolean>) {
    let isOver = false
    const loop = async (): Promise<void> => {
      while (!isOver) {
        const reported = new Promise<void>(resolve => this.#waiting.add(resolve))
        if (await reached()) return
        await reported
      }
    }
    try {
      await this.#t.within(loop(), observed)
    } finally {
      // What is seen while the check is taken down is no part of it.
      isOver = true
    }
  }

  async #comesToBe(
    what: Text | Verbatim,
    wanted: unknown,
    look: () => Promise<unknown>,
  ): Promise<void> {
    const observed = {
      kind: 'differs' as const,
      what,
      actual: '',
      wanted: verbatim(show(wanted)),
    }
    await this.until(observed, async () => {
      const actual = await look()
      observed.actual = show(actual)
      return isDeepStrictEqual(actual, wanted)
    })
  }

  async tools(): Promise<ToolRow[]> {
    const rows = data<ToolRow[]>(await this.#t.value(this.#handle.call('tools')))
    this.#t.fits(rows, toolRows, 'tools()')
    return rows
  }

  async status(): Promise<Row[]> {
    const rows = data<Row[]>(await this.#t.value(this.#handle.call('status')))
    this.#t.fits(rows, statusRows, 'status()')
    return rows
  }

  async row(name: string): Promise<Row> {
    const rows = await this.status()
    const names = rows.map(row => row.name)
    this.#t.fits(names, listWith(name), 'status()[].name')
    return rows[names.indexOf(name)] as Row
  }

  /** The statuses by server name. */
  async statuses(): Promise<Record<string, string>> {
    const rows = await this.status()
    return Object.fromEntries(rows.map(({ name, status }) => [name, status]))
  }

  /** The tools of one server by their own names, in the alphabet's order. */
  async toolsOf(server: string): Promise<string[]> {
    const rows = (await this.tools()).filter(row => row.server === server)
    return rows.map(row => row.tool).sort()
  }

  /** Waits until the server offers exactly these; their full names by tool. */
  async offers(server: string, tools: string[]): Promise<Record<string, string>> {
    const wanted = [...tools].sort()
    await this.#comesToBe(what.toolsOf(server), wanted, () => this.toolsOf(server))
    const rows = (await this.tools()).filter(row => row.server === server)
    return Object.fromEntries(rows.map(row => [row.tool, row.name]))
  }

  /** Waits until the server has this status, which it takes by itself. */
  async becomes(server: string, status: string): Promise<void> {
    const look = async () => (await this.row(server)).status
    await this.#comesToBe(of(server, 'status'), status, look)
  }

  /** Waits for a problem of this server. */
  async complainsOf(server: string): Promise<void> {
    const missing = what.problemWith(server)
    const isTold = () => this.reports.problem.some(problem => problem.server === server)
    await this.until({ kind: 'unanswered', what: missing, ms: 0 }, isTold)
  }

  callTool(name: string | undefined, args: object = {}): Promise<unknown> {
    return this.#handle.call('callTool', name, args, {})
  }

  /** The text that a call by full name brings. */
  async textOfCall(name: string | undefined, args: object = {}): Promise<unknown> {
    return textOf(await this.#t.value(this.callTool(name, args)))
  }

  /** May be awaited later: a check that has failed before is told by that. */
  connectAll(): Promise<unknown> {
    const connecting = this.#handle.call('connectAll')
    const settled = this.#t.value(connecting, CONNECT_PATIENCE_MS)
    settled.catch(() => undefined)
    return settled
  }

  connect(name: string): Promise<unknown> {
    return this.#t.value(this.#handle.call('connect', name), CONNECT_PATIENCE_MS)
  }

  disable(name: string): Promise<unknown> {
    return this.#t.value(this.#handle.call('disable', name))
  }
}
