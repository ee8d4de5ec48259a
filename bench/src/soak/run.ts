/**
 * One soak of one manager: many calls at a time over several servers that misbehave,
 * each with a nonce of its own, and an account of what became of every one of them.
 */
import { setMaxListeners } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildFile } from '@workshop/testkit/subject'
import { entryOf } from '../manager/programs/solution-manager.ts'
import { inTemporaryFolder } from '../temporary-folder.ts'
import { type Account, doubledIn, emptyAccount } from './account.ts'
import { type Crowd, crowdOf, type SoakManager } from './crowd.ts'
import { faultOf, fraction, HURRY_MS, type Rates, UNANSWERED } from './fault-of-call.ts'
import { judge, type Outcome } from './judge.ts'
import type { FaultySettings } from './programs/faulty-server.ts'
import { growthSince, heldNow } from './resources.ts'

export interface SoakOptions {
  /** The folder of the manager. */
  subject: string
  calls: number
  seed: number
  rates: Rates
  /** For how long a call that nothing disturbs may run, in milliseconds. */
  patienceMs?: number
}

const SERVERS = 6
const IN_FLIGHT = 32
/** Caches fill and lazy things load in the first calls. */
const WARM_UP = 0.2
const PATIENCE_MS = 10_000
const MOST_SAMPLES = 10

export function soak(options: SoakOptions): Promise<Account> {
  return inTemporaryFolder('soak', folder => new Soak(options, folder).run())
}

class Soak {
  readonly #options: SoakOptions
  readonly #log: string
  readonly #patienceMs: number
  readonly #account = emptyAccount()
  /** One for all calls: whoever listens to it and does not stop is found out. */
  readonly #signal = new AbortController().signal

  constructor(options: SoakOptions, folder: string) {
    this.#options = options
    this.#log = join(folder, 'calls.log')
    this.#patienceMs = options.patienceMs ?? PATIENCE_MS
  }

  async run(): Promise<Account> {
    writeFileSync(this.#log, '')
    setMaxListeners(0, this.#signal)
    const { createManager } = await this.#module()
    const servers = await this.#entries()
    const stop = this.#catchStray()
    const start = performance.now()
    try {
      const before = await heldNow(this.#signal)
      const manager = createManager({ servers })
      const crowd = crowdOf(manager, servers, this.#patienceMs / 2)
      await this.#use(manager, crowd).finally(() => manager.close())
      this.#account.left = await growthSince(before, this.#signal)
    } finally {
      stop()
    }
    this.#account.doubled = doubledIn(readFileSync(this.#log, 'utf8'))
    this.#account.seconds = (performance.now() - start) / 1000
    return this.#account
  }

  async #use(manager: SoakManager, crowd: Crowd): Promise<void> {
    await manager.connectAll()
    const left = manager.status().filter(({ status }) => status !== 'connected')
    if (left.length > 0) {
      throw new Error(`expected all servers connected, got ${JSON.stringify(left)}`)
    }
    const { calls } = this.#options
    const warmUp = Math.ceil(calls * WARM_UP)
    await this.#callAll(manager, crowd, 0, warmUp)
    const warm = await heldNow(this.#signal)
    await this.#callAll(manager, crowd, warmUp, calls)
    this.#account.grown = await growthSince(warm, this.#signal)
    this.#account.revived = crowd.revived
    this.#account.failures = crowd.failures
  }

  /** Settles when every call has, and every crashed server is back. */
  async #callAll(manager: SoakManager, crowd: Crowd, from: number, to: number) {
    let next = from
    const caller = async (): Promise<void> => {
      while (next < to) await this.#call(manager, crowd, next++)
    }
    await Promise.all(Array.from({ length: IN_FLIGHT }, caller))
    await crowd.allReady()
  }

  async #call(manager: SoakManager, crowd: Crowd, nonce: number): Promise<void> {
    const { seed, rates } = this.#options
    const server = crowd.at(fraction(seed + 2, nonce))
    await server.ready
    const fault = faultOf(seed, nonce, rates)
    const { life, name } = server
    if (fault) this.#account.faults[fault]++
    if (fault === 'crash' && !life.isDoomed) {
      life.isDoomed = true
      this.#account.crashed++
    }
    const hurries = fault !== undefined && UNANSWERED.includes(fault)
    const timeoutMs = hurries ? HURRY_MS : this.#patienceMs
    const options = { timeoutMs, signal: this.#signal }
    const call = manager.callTool(`mcp__${name}__echo`, { nonce }, options)
    const outcome = await settled(call, 2 * this.#patienceMs)
    const sent = { nonce, server: name, fault, isDoomed: life.isDoomed }
    const verdict = judge(sent, outcome)
    this.#account.verdicts[verdict]++
    if (verdict === 'ok' || this.#account.samples.length === MOST_SAMPLES) return
    this.#account.samples.push(`${verdict}: ${JSON.stringify({ ...sent, outcome })}`)
  }

  #catchStray(): () => void {
    const take = (cause: unknown): void => {
      this.#account.stray.push(cause instanceof Error ? `${cause.stack}` : `${cause}`)
    }
    process.on('uncaughtException', take).on('unhandledRejection', take)
    return () => process.off('uncaughtException', take).off('unhandledRejection', take)
  }

  async #module() {
    const file = await buildFile(this.#options.subject, 'src/manager.ts')
    return (await import(pathToFileURL(file).href)) as {
      createManager(options: { servers: readonly object[] }): SoakManager
    }
  }

  async #entries() {
    const bench = fileURLToPath(new URL('../..', import.meta.url))
    const program = await buildFile(bench, 'src/soak/programs/faulty-server.ts')
    const { seed, rates } = this.#options
    return Array.from({ length: SERVERS }, (_, index) => {
      const name = `server-${index}`
      const era = index % 2 === 0 ? 'modern' : 'legacy'
      const settings: FaultySettings = { name, era, seed, rates, log: this.#log }
      return entryOf(name, process.execPath, [program, JSON.stringify(settings)])
    })
  }
}

/** Whatever happens to the call, this settles. */
async function settled(call: Promise<object>, limitMs: number): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<Outcome>(resolve => {
    timer = setTimeout(resolve, limitMs, { kind: 'unsettled' })
  })
  const outcome = call.then(
    (result): Outcome => ({ kind: 'answered', text: textOf(result) }),
    (cause: Error): Outcome => ({
      kind: 'rejected',
      error: cause.name,
      message: cause.message,
    }),
  )
  return Promise.race([outcome, limit]).finally(() => clearTimeout(timer))
}

function textOf(result: { content?: { text?: string }[] }): string {
  return result.content?.[0]?.text ?? JSON.stringify(result)
}
