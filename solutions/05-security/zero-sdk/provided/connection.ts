/**
 * The states of a server, and the one thing the manager knows of it: a link.
 * Not here: how a link is made of a process or a URL (`link.ts`).
 */
import type {
  Era,
  JsonRpcNotification,
  ToolDefinition,
  ToolResult,
} from '@workshop/wire'
import type { CallOptions } from '../provided/contract.ts'

export { openLink } from './link.ts'

export interface ToolPage {
  tools: ToolDefinition[]
  nextCursor?: string
}

/** A server that is there, whatever carries its messages. */
export interface Link {
  readonly era: Era
  readonly protocolVersion: string
  readonly capabilities: Readonly<Record<string, unknown>>
  /** Settles, never rejects, with the reason why the server is gone. */
  readonly gone: Promise<Error>
  listPage(cursor?: string): Promise<ToolPage>
  callTool(tool: string, args: object, options?: CallOptions): Promise<ToolResult>
  onNotification(listener: (notification: JsonRpcNotification) => void): void
  close(): Promise<void>
}

/** What a state carries besides its name: a reason where there is one to tell. */
export type Connection = { name: string } & (
  | { status: 'waiting' | 'connecting' | 'closed' }
  | { status: 'connected'; era?: Era; protocolVersion?: string }
  | { status: 'failed' | 'needs-auth'; reason?: string }
  | { status: 'refused' | 'suppressed' | 'disabled'; reason?: string }
)

export type Status = Connection['status']

export type ConnectionEvent =
  | { type: 'start' | 'close' }
  | { type: 'open'; era?: Era; protocolVersion?: string }
  | { type: 'fail' | 'challenge'; reason?: string }
  | { type: 'refuse' | 'suppress' | 'disable'; reason?: string }

export class IllegalTransition extends Error {
  override readonly name = 'IllegalTransition'

  constructor({ name, status }: Connection, event: string) {
    super(`${name} is ${status}: ${event} is not possible`)
  }
}

// #region state-machine
const ALWAYS = { disable: 'disabled', close: 'closed' } as const

/** Every legal move. What is not here cannot happen. */
const MOVES: Record<Status, Partial<Record<ConnectionEvent['type'], Status>>> = {
  waiting: {
    ...ALWAYS,
    start: 'connecting',
    refuse: 'refused',
    suppress: 'suppressed',
  },
  connecting: {
    ...ALWAYS,
    open: 'connected',
    fail: 'failed',
    challenge: 'needs-auth',
  },
  connected: { ...ALWAYS, fail: 'failed', challenge: 'needs-auth' },
  failed: { ...ALWAYS, start: 'connecting' },
  'needs-auth': { ...ALWAYS, start: 'connecting' },
  suppressed: { ...ALWAYS, start: 'connecting' },
  refused: ALWAYS,
  disabled: ALWAYS,
  closed: {},
}

export function transition(connection: Connection, event: ConnectionEvent): Connection {
  const status = MOVES[connection.status]?.[event.type]
  if (!status) throw new IllegalTransition(connection, event.type)
  const { type, ...facts } = event
  return { name: connection.name, status, ...facts } as Connection
}
// #endregion state-machine
