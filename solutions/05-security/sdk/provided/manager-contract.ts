/**
 * What a manager is given and what it can do. Types only.
 */
import type { ToolDefinition, ToolResult } from '@workshop/wire'
import type { CallOptions } from '../provided/contract.ts'
import type { ServerEntry } from './entry.ts'
import type { Events } from './events.ts'
import type { Open, ServerStatus } from './member.ts'

export interface ManagerOptions {
  servers: readonly ServerEntry[]
  /** Sees the very value that is opened. Anything but `true` refuses. */
  gate?: (entry: ServerEntry) => boolean | Promise<boolean>
  /** How many may be connecting at a time. */
  limits?: { local?: number; remote?: number }
  connectTimeoutMs?: number
  callTimeoutMs?: number
  open?: Open
}

export interface OfferedTool
  extends Pick<ToolDefinition, 'description' | 'inputSchema'> {
  /** The full name. */
  name: string
  server: string
  tool: string
}

export interface MCPManager {
  connectAll(): Promise<void>
  status(): ServerStatus[]
  tools(): OfferedTool[]
  callTool(fullName: string, args?: object, options?: CallOptions): Promise<ToolResult>
  /** Once more, a server that failed or needed authorization. */
  connect(name: string): Promise<void>
  disable(name: string): Promise<void>
  close(): Promise<void>
  on: Events['on']
}
