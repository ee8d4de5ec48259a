/**
 * Links over the client of stage 01: a process, its pipes, and an agreed era.
 */
import { connect } from '../provided/client.ts'
import type { Link } from './connection.ts'
import type { ServerConfig } from './entry.ts'

export interface OpenOptions {
  /** For messages. */
  name: string
  /** Milliseconds for the whole opening. */
  timeoutMs: number
  /** Fires when nobody wants it opened any more. */
  signal?: AbortSignal
}

const LONGEST_PROBE_MS = 3000
const GRACE_MS = 500

/** Opening may take a probe and then a handshake: both have to fit into the time. */
export async function openLink(
  config: ServerConfig,
  options: OpenOptions,
): Promise<Link> {
  const { name, timeoutMs, signal } = options
  if (config.type !== 'stdio') {
    throw new Error(`${name}: servers behind a URL come in stage 03`)
  }
  const { command, args, env, cwd } = config
  const probeTimeoutMs = Math.min(LONGEST_PROBE_MS, timeoutMs / 3)
  const client = await connect({
    name,
    command,
    args,
    env,
    ...(cwd === undefined ? {} : { cwd }),
    timeoutMs: timeoutMs - probeTimeoutMs,
    probeTimeoutMs,
    graceMs: GRACE_MS,
    ...(signal === undefined ? {} : { signal }),
  })
  const { era = 'legacy', protocolVersion = '' } = client.stats()
  return { ...client, era, protocolVersion }
}
