/**
 * The shapes of the client's contract. Types only; `client.ts` keeps the promises.
 */
import type {
  Era,
  JsonRpcNotification,
  ToolDefinition,
  ToolResult,
} from '@workshop/wire'
import type { ChildTransportOptions } from './transport.ts'

export interface ConnectOptions extends ChildTransportOptions {
  era?: 'auto' | Era
  /** Ends the opening, and what it has started; later it means nothing. */
  signal?: AbortSignal
  /** Milliseconds; the default patience of every request. */
  timeoutMs?: number
  probeTimeoutMs?: number
}

export interface Progress {
  progress: number
  total?: number
  message?: string
}

export interface CallOptions {
  signal?: AbortSignal
  /** Patience in milliseconds; starts again at each progress notification. */
  timeoutMs?: number
  /** The end of all patience, progress or not. */
  maxTimeoutMs?: number
  onProgress?: (progress: Progress) => void
}

export interface ClientStats {
  state: 'connected' | 'failed' | 'closed'
  health: 'ok' | 'degraded' | 'failed'
  era: Era | undefined
  protocolVersion: string | undefined
  pid: number | undefined
  pending: number
  /** Lines on stdout that were no messages, with the first few as samples. */
  noise: { lines: number; samples: readonly string[] }
  unmatched: number
  stderrTail: string
}

/** One answer to `tools/list`. */
export interface ToolPage {
  tools: ToolDefinition[]
  /** Opaque; any string is a cursor, the empty one too. Absent on the last page. */
  nextCursor?: string
}

export interface Client {
  /** What the server declared when the era was agreed on. */
  readonly capabilities: Readonly<Record<string, unknown>>
  /** Settles, never rejects, with the reason why the server is gone. */
  readonly gone: Promise<Error>
  listTools(): Promise<ToolDefinition[]>
  listPage(cursor?: string): Promise<ToolPage>
  callTool(name: string, args?: object, options?: CallOptions): Promise<ToolResult>
  /** Calls `listener` with each notification that is not progress. */
  onNotification(listener: (notification: JsonRpcNotification) => void): void
  stats(): ClientStats
  close(): Promise<void>
}
