/**
 * The shapes of the client's contract. Types only; `client.ts` keeps the promises.
 */
import type {
  Era,
  JsonRpcNotification,
  ToolDefinition,
  ToolResult,
} from '@workshop/wire'
import type { ChildOptions } from './child.ts'
import type { Progress, RequestOptions } from './rpc.ts'

export interface ConnectOptions extends ChildOptions {
  era?: 'auto' | Era
  /** Ends the opening, and what it has started; later it means nothing. */
  signal?: AbortSignal
  /** Milliseconds; the default patience of every request. */
  timeoutMs?: number
  probeTimeoutMs?: number
  /** Longest line accepted, in bytes. */
  maxBytes?: number
}

export interface CallOptions extends Partial<RequestOptions> {
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
