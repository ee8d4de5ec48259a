/**
 * One manager after another: each is made of the settings as they were read, and the
 * next takes over what has not changed. The shell sees the one that is current.
 * Not here: links and their calls (`link-pool.ts`).
 */
import type { Part } from '@workshop/host-stack'
import type { Subject } from '@workshop/testkit/subject'
import type { Catalogue } from './catalogue.ts'
import { systemClock } from './clock.ts'
import type { LinkPool } from './link-pool.ts'
import { gateFor, type Refusal } from './server-gate.ts'
import type { Settings } from './settings.ts'
import type { Manager } from './shapes.ts'

/** What one reading of the settings has become. */
export interface Generation {
  readonly settings: Settings
  readonly manager: Manager
  readonly refusals: ReadonlyMap<string, Refusal>
}

export interface Generations {
  readonly current: Generation
  /** Reads the settings again; a named server is started again, whatever they say. */
  next(restart?: string): Promise<void>
  close(): Promise<void>
}

export interface GenerationOptions {
  gates: Subject
  approvals: Part
  telemetry: Part
  catalogue: Catalogue
  pool: LinkPool
  connectMs: number
  callMs: number
  slowMs: number
  read(): Promise<Settings>
  onProblem(server: string, message: string): void
  /** A server that was there has gone by itself. */
  onLost(server: string, reason: string): void
  /** It is being waited for, and has not answered. */
  onSlow(server: string): void
}

export async function startGenerations(
  options: GenerationOptions,
): Promise<Generations> {
  let current = await connected(options, await options.read())
  let changing: Promise<void> = Promise.resolve()
  /** Managers that wait for the last calls of servers that nobody else has. */
  const leaving = new Set<Promise<void>>()

  async function change(restart: string | undefined): Promise<void> {
    const settings = await options.read()
    if (restart !== undefined) options.pool.retire(restart)
    const before = current
    current = await connected(options, settings)
    const left = before.manager.close().finally(() => leaving.delete(left))
    leaving.add(left)
  }

  return {
    get current() {
      return current
    },
    next(restart) {
      changing = changing.catch(() => undefined).then(() => change(restart))
      return changing
    },
    async close() {
      await changing.catch(() => undefined)
      await Promise.all([current.manager.close(), ...leaving])
    },
  }
}

async function connected(
  options: GenerationOptions,
  settings: Settings,
): Promise<Generation> {
  const { gates, catalogue, pool, connectMs, callMs } = options
  const refusals = new Map<string, Refusal>()
  const manager = (await gates.call('provided/manager', 'createManager', {
    servers: settings.servers,
    gate: gateFor({ ...options, refusals, policy: settings.policy }),
    open: pool.opener((server, tools) => catalogue.listed(server, tools)),
    connectTimeoutMs: connectMs,
    callTimeoutMs: callMs,
  })) as Manager
  const reviews = new Set<Promise<void>>()
  // Of a server that has gone the last list stays: it is the same when it is back.
  manager.on('tools', ({ server }) => void reviews.add(catalogue.review(server)))
  manager.on('problem', ({ server, message }) => options.onProblem(server, message))
  const up = new Set<string>()
  manager.on('status', ({ name, status, reason = '' }) => {
    if (status === 'connected') up.add(name)
    else if (up.delete(name) && status === 'failed') options.onLost(name, reason)
  })
  const unwatched = systemClock.after(options.slowMs, () => {
    for (const { name, status } of manager.status()) {
      if (status === 'connecting') options.onSlow(name)
    }
  })
  await manager.connectAll().finally(unwatched)
  await Promise.all(reviews)
  return { settings, manager, refusals }
}
