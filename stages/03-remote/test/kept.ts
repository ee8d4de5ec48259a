/**
 * A manager over links that a test makes, and the subject's keeper beside it. What
 * was opened when stands in `opens`, in milliseconds of the fake clock.
 */
import { anObject, FakeClock, type Handle, turn } from '@workshop/testkit'
import type { TestContext } from './contract.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE

export const LOCAL = {
  type: 'stdio',
  command: 'no-such-server',
  args: [],
  env: {},
} as const
export const REMOTE = {
  type: 'http',
  url: 'https://peer.example/mcp',
  headers: {},
} as const

/** What an opening comes to: a reason to fail, or a connection. */
export type Opening = Error | 'connected'

/** What the error of a program says that is not there. */
export function noSuchProgram(): Error {
  const message = 'spawn no-such-server ENOENT'
  return Object.assign(new Error(message), { code: 'ENOENT' })
}

export class Kept {
  readonly clock = new FakeClock()
  /** When each opening began. */
  readonly opens: number[] = []
  readonly #t: TestContext
  readonly #next: (nth: number) => Opening
  #manager: Handle | undefined
  #keeper: Handle | undefined
  #drop: (reason: Error) => void = () => undefined

  /** @param next what the nth opening comes to, from 1 */
  constructor(t: TestContext, next: (nth: number) => Opening) {
    this.#t = t
    this.#next = next
  }

  /** Connects for the first time, with somebody watching. */
  async begin(config: object, random = () => 0): Promise<void> {
    const servers = [entryOf(config)]
    const open = () => this.#open()
    const given = { servers, open }
    this.#manager = await this.#t.create('provided/manager', 'createManager', given)
    const options = { servers, clock: this.clock, random }
    const keeper = this.#t.create('reconnect', 'keepConnected', this.#manager, options)
    this.#keeper = await this.#t.value<Handle>(keeper)
    await this.manager('connectAll')
  }

  /** The connection ends, and everything that follows at once has followed. */
  async drop(): Promise<void> {
    this.#drop(new Error('connection reset'))
    await turn()
  }

  manager(method: string, ...args: unknown[]): Promise<unknown> {
    return this.#t.value((this.#manager as Handle).call(method, ...args))
  }

  stop(): Promise<unknown> {
    return this.#t.value((this.#keeper as Handle).call('stop'))
  }

  async status(): Promise<{ status: string; reason?: string }> {
    const [row] = (await this.manager('status')) as { status: string }[]
    return row as { status: string }
  }

  async report(): Promise<{ name: string; attempts: number; gaveUp: boolean }> {
    const rows = await this.#t.value((this.#keeper as Handle).call('report'))
    const [row] = rows as object[]
    this.#t.fits(row, anObject, 'report()[0]')
    return row as { name: string; attempts: number; gaveUp: boolean }
  }

  /** How long was waited before each opening but the first. */
  get waits(): number[] {
    return this.opens.slice(1).map((at, nth) => at - Number(this.opens[nth]))
  }

  async #open(): Promise<object> {
    this.opens.push(this.clock.now())
    const opening = this.#next(this.opens.length)
    if (opening !== 'connected') throw opening
    const gone = new Promise<Error>(resolve => {
      this.#drop = resolve
    })
    return {
      era: 'modern',
      protocolVersion: '2026-07-28',
      capabilities: {},
      gone,
      onNotification: () => undefined,
      close: async () => undefined,
    }
  }
}

function entryOf(config: object): object {
  const from = { scope: 'user', files: ['mcp.json'], unset: [], disabled: false }
  return { name: 'peer', config, signature: 'peer', ...from }
}
