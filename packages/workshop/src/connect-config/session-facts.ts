/**
 * What a session with a manager leaves behind. Whatever comes from the learner's code
 * may be missing or wrong, so every field of it is `unknown`.
 */
import type { ManagerStep } from '../connect/client-host.ts'
import type { Stop } from '../connect/limits.ts'

export interface Loaded {
  servers: readonly {
    name?: unknown
    disabled?: unknown
    unset?: unknown
    config?: { command?: unknown; cwd?: unknown }
  }[]
  problems: readonly {
    file?: unknown
    key?: unknown
    line?: unknown
    column?: unknown
    message?: unknown
  }[]
}

export interface StatusRow {
  name?: unknown
  status?: unknown
  reason?: unknown
  era?: unknown
  protocolVersion?: unknown
  tools?: unknown
}

export interface OfferedTool {
  name?: unknown
  server?: unknown
  tool?: unknown
  description?: unknown
}

export interface ManagerSession {
  /** The first step that stopped, and why; absent when every step ended well. */
  stopped?: { step: ManagerStep; stop: Stop }
  loaded?: Loaded
  rows?: readonly StatusRow[]
  tools?: readonly OfferedTool[]
  /** What the manager has told of its servers. */
  problems?: readonly { server?: unknown; message?: unknown }[]
  connectedAfterMs?: number
  /** Milliseconds from `close()` until every process was gone. */
  closedAfterMs?: number
  /** Processes that `close()` has left running; they were ended by force. */
  leftBehind: number
  /** The end of what the learner's code wrote to its console. */
  printed: string
}

export function listsIn({ value }: { value: unknown }): Loaded {
  const { servers, problems } = value as Partial<Loaded>
  const listOf = <T>(list: readonly T[] | undefined) =>
    Array.isArray(list) ? list : []
  return { servers: listOf(servers), problems: listOf(problems) }
}
