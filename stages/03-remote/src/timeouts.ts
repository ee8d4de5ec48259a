/**
 * Limits inside limits: where each comes from, and one that has passed.
 */
import type { Clock } from '@workshop/wire'
import type { Layer, Timeouts } from './contract.ts'
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

export function resolveTimeouts(sources: TimeoutSources = {}): Timeouts {
  const { env = {}, server = {}, host = {} } = sources
  const own = { ...DEFAULTS, ...server, ...host }
  return {
    probeMs: Number(env.MCP_PROBE_TIMEOUT) || own.probeMs,
    connectMs: Number(env.MCP_CONNECT_TIMEOUT) || own.connectMs,
    requestMs: Number(env.MCP_REQUEST_TIMEOUT) || own.requestMs,
    callMs: Number(env.MCP_CALL_TIMEOUT) || own.callMs,
  }
}

export async function withTimeout<T>(
  _layer: Layer,
  ms: number,
  work: (signal: AbortSignal) => T | Promise<T>,
  { clock = systemClock, signal }: { clock?: Clock; signal?: AbortSignal } = {},
): Promise<T> {
  const timedOut = new Promise<never>((_, reject) => {
    clock.after(ms, () => reject(new Error('Request timed out')))
  })
  return Promise.race([work(signal ?? new AbortController().signal), timedOut])
}
