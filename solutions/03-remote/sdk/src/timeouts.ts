/**
 * Limits inside limits: where each comes from, and one that has passed.
 * Not here: what a limit is for; each link and server wraps its own work.
 */
import type { Clock } from '@workshop/wire'
import type { Layer, Timeouts } from './contract.ts'
import { BadTimeout, LayerTimeout, TimeoutConflict } from './errors.ts'
import { systemClock } from './system-clock.ts'

export interface TimeoutSources {
  env?: Readonly<Record<string, string | undefined>>
  server?: Partial<Timeouts>
  host?: Partial<Timeouts>
}

const DEFAULTS: Timeouts = {
  probeMs: 3000,
  connectMs: 30_000,
  requestMs: 30_000,
  callMs: 60_000,
}

const VARIABLES = {
  probeMs: 'MCP_PROBE_TIMEOUT',
  connectMs: 'MCP_CONNECT_TIMEOUT',
  requestMs: 'MCP_REQUEST_TIMEOUT',
  callMs: 'MCP_CALL_TIMEOUT',
} as const

// #region masked-timeout
/** The limits in force. One that could never fire is an error, not a surprise. */
export function resolveTimeouts(sources: TimeoutSources = {}): Timeouts {
  const probe = limitOf('probeMs', sources)
  const connect = limitOf('connectMs', sources)
  const request = limitOf('requestMs', sources)
  const call = limitOf('callMs', sources)
  for (const [inner, outer] of [
    [probe, connect],
    [request, call],
  ] as const) {
    if (inner.ms >= outer.ms) {
      throw new TimeoutConflict([inner.source, inner.ms], [outer.source, outer.ms])
    }
  }
  return {
    probeMs: probe.ms,
    connectMs: connect.ms,
    requestMs: request.ms,
    callMs: call.ms,
  }
}

interface Limit {
  /** Where to change it. */
  source: string
  ms: number
}

/** What was said for this server comes before what the host says for all. */
function limitOf(member: keyof Timeouts, { env, server, host }: TimeoutSources): Limit {
  const variable = VARIABLES[member]
  const text = env?.[variable]
  if (text !== undefined) {
    // `Number` also reads '', ' ', '1e3' and '0x10', which nobody means.
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    return checked(variable, value, text)
  }
  for (const [owner, values] of Object.entries({ server, host })) {
    const value = values?.[member]
    if (value !== undefined) return checked(`${owner}.${member}`, value)
  }
  return { source: `the default of ${member}`, ms: DEFAULTS[member] }
}

function checked(source: string, ms: number, given: unknown = ms): Limit {
  if (!Number.isSafeInteger(ms) || ms < 1) throw new BadTimeout(source, given)
  return { source, ms }
}

/**
 * Does `work` within a limit. Its signal fires when the limit has passed or `signal`
 * has fired, and the promise rejects with the reason, whether `work` listens or not.
 * `restart` is for work that shows that it goes on: the limit begins again.
 */
export async function withTimeout<T>(
  layer: Layer,
  ms: number,
  work: (signal: AbortSignal, restart: () => void) => T | Promise<T>,
  { clock = systemClock, signal }: { clock?: Clock; signal?: AbortSignal } = {},
): Promise<T> {
  signal?.throwIfAborted()
  const inner = new AbortController()
  let isOver = false
  let cancel: (() => void) | undefined
  const ended = new Promise<never>((_, reject) => {
    inner.signal.addEventListener('abort', () => reject(inner.signal.reason))
  })
  const follow = () => inner.abort(signal?.reason)
  const restart = () => {
    cancel?.()
    if (isOver) return
    cancel = clock.after(ms, () => inner.abort(new LayerTimeout(layer, ms)))
  }
  signal?.addEventListener('abort', follow)
  restart()
  try {
    return await Promise.race([work(inner.signal, restart), ended])
  } finally {
    isOver = true
    cancel?.()
    signal?.removeEventListener('abort', follow)
  }
}
// #endregion masked-timeout
