/**
 * When to try again: one request, all requests of a link together, a whole server.
 * Not here: sending again. A link knows what may be repeated, the manager how to
 * connect.
 */
import type { Clock } from '@workshop/wire'
import type { MCPManager } from '../provided/manager.ts'
import type { ServerEntry } from './contract.ts'
import { systemClock } from './system-clock.ts'

export interface Failure {
  /** Of HTTP. */
  status?: number
  /** Of a broken connection, such as `ECONNRESET`. */
  code?: string
  /** Text of the `Retry-After` header. */
  retryAfter?: string
}

const MINUTE_MS = 60_000

// #region retry-class
/** What may be different in a moment. All else is an answer, and repeats itself. */
const PASSING = [429, 502, 503, 504]
const ATTEMPTS = 4
const FIRST_DELAY_MS = 500

/** Milliseconds before attempt `attempt + 1`; undefined for never. */
export function retryDelay(
  { status, code, retryAfter }: Failure,
  attempt: number,
  random: () => number,
): number | undefined {
  if (attempt >= ATTEMPTS) return undefined
  if (status === undefined ? code === undefined : !PASSING.includes(status)) {
    return undefined
  }
  const asked = retryAfter === undefined ? 0 : waitIn(retryAfter)
  if (asked > MINUTE_MS) return undefined
  return Math.max(asked, jittered(FIRST_DELAY_MS * 2 ** (attempt - 1), random))
}

/** Seconds, or a date of HTTP. Anything else says nothing. */
function waitIn(retryAfter: string): number {
  const text = retryAfter.trim()
  if (/^\d+$/.test(text)) return Number(text) * 1000
  // `Date.parse` alone takes "-1" and "soon 2" for dates.
  if (!/^[A-Z][a-z]+, .+ GMT$/.test(text)) return 0
  const date = Date.parse(text)
  return Number.isNaN(date) ? 0 : Math.max(0, date - Date.now())
}

/** Those who failed together do not come back together. */
function jittered(ms: number, random: () => number): number {
  return Math.round(ms - (ms / 2) * random())
}

/** Many calls that fail at once must not become many times as many. */
export function createRetryBudget(clock: Clock, perMinute = 10): () => boolean {
  const taken: number[] = []
  return () => {
    const now = clock.now()
    while (taken.length > 0 && now - Number(taken[0]) >= MINUTE_MS) taken.shift()
    if (taken.length >= perMinute) return false
    taken.push(now)
    return true
  }
}
// #endregion retry-class

export interface Keeper {
  /** `attempts` are the keeper's own, since the count last began. */
  report(): { name: string; attempts: number; gaveUp: boolean }[]
  stop(): void
}

export interface KeeperOptions {
  servers: readonly ServerEntry[]
  clock?: Clock
  random?: () => number
}

// #region blind-reconnect
const DELAYS_MS = { http: [1000, 2000, 4000, 8000, 16_000], stdio: [1000, 2000, 4000] }
/** Before that a connection has proved nothing. */
const HEALTHY_MS = 60_000

type Manager = Pick<MCPManager, 'connect' | 'on' | 'status'>

/** Connects again what failed, and leaves alone what somebody ended or has to allow. */
export function keepConnected(manager: Manager, options: KeeperOptions): Keeper {
  const { servers, clock = systemClock, random = Math.random } = options
  const kept = new Map(
    servers.map(entry => [entry.name, keep(entry, manager, clock, random)]),
  )
  const unlisten = manager.on('status', row => kept.get(row.name)?.see(row.status))
  for (const row of manager.status()) kept.get(row.name)?.see(row.status)
  return {
    report: () => [...kept.values()].map(server => server.report()),
    stop() {
      unlisten()
      for (const server of kept.values()) server.stop()
    },
  }
}

function keep(
  { name, config: { type } }: ServerEntry,
  manager: Manager,
  clock: Clock,
  random: () => number,
) {
  let wasConnected = false
  let attempts = 0
  let gaveUp = false
  let isStopped = false
  /** Ends what is waited for: the next attempt, or to be healthy. */
  let cancel: (() => void) | undefined

  function see(status: string): void {
    cancel?.()
    cancel = undefined
    if (status === 'connected') {
      wasConnected = true
      gaveUp = false
      cancel = clock.after(HEALTHY_MS, () => {
        attempts = 0
      })
    }
    if (status === 'failed') failed()
  }

  function failed(): void {
    // A program that never came up never will: somebody has to correct it.
    const isHopeless = type === 'stdio' && !wasConnected
    const delay = isHopeless ? undefined : DELAYS_MS[type][attempts]
    gaveUp = delay === undefined
    if (delay === undefined || isStopped) return
    const ms = type === 'http' ? jittered(delay, random) : delay
    cancel = clock.after(ms, () => void attempt())
  }

  async function attempt(): Promise<void> {
    cancel = undefined
    attempts++
    await manager.connect(name)
    // The manager may have had a reason to leave it as it was, and told nobody.
    const row = manager.status().find(row => row.name === name)
    if (row?.status === 'failed' && !cancel) failed()
  }

  return {
    see,
    report: () => ({ name, attempts, gaveUp }),
    stop() {
      isStopped = true
      cancel?.()
    },
  }
}
// #endregion blind-reconnect
