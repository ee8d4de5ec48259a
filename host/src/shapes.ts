/**
 * The shapes of the contracts, as far as the shell uses them: whatever a subject gives
 * is held to these and to nothing else. Types only.
 */
import type { Text } from '@workshop/syllabus'
import type { JsonRpcNotification, ToolDefinition, ToolResult } from '@workshop/wire'

export type Risk = 'read' | 'write' | 'destructive'
export type Decision = 'allow' | 'ask' | 'deny'

export interface Ruling {
  decision: Decision
  rule: string
}

export interface Problem {
  file: string
  key?: string
  line?: number
  column?: number
  message: string
  /** The same in both languages, where it is the host that says it. */
  says?: Text
}

export interface ConfigSource {
  scope: 'user' | 'project'
  file: string
  text: string
}

export interface StdioConfig {
  type: 'stdio'
  command: string
  args: readonly string[]
  env: Readonly<Record<string, string | undefined>>
  cwd?: string
}

export interface HttpConfig {
  type: 'http'
  url: string
  headers: Readonly<Record<string, string>>
}

export type ServerConfig = StdioConfig | HttpConfig

export interface ServerEntry {
  name: string
  scope: string
  files: readonly string[]
  config: ServerConfig
  disabled: boolean
  unset: readonly string[]
  signature: string
}

export interface ServerStatus {
  name: string
  status: string
  reason?: string
  era?: string
  protocolVersion?: string
  tools: number
}

export interface OfferedTool {
  name: string
  server: string
  tool: string
  description?: string
  inputSchema: ToolDefinition['inputSchema']
}

export interface CallOptions {
  timeoutMs?: number
  signal?: AbortSignal
}

export interface Link {
  readonly era: string
  readonly protocolVersion: string
  readonly capabilities: Readonly<Record<string, unknown>>
  readonly gone: Promise<Error>
  listPage(cursor?: string): Promise<{ tools: ToolDefinition[]; nextCursor?: string }>
  callTool(tool: string, args: object, options?: CallOptions): Promise<ToolResult>
  onNotification(listener: (notification: JsonRpcNotification) => void): void
  close(): Promise<void>
  /** Of a process; a link over HTTP has none. */
  stats?(): { noise: { lines: number }; pid?: number | undefined }
}

export interface OpenOptions {
  name: string
  timeoutMs: number
  signal?: AbortSignal
}

export type Open = (config: ServerConfig, options: OpenOptions) => Promise<Link>

interface ManagerEvents {
  status: ServerStatus
  tools: { server: string; added: string[]; removed: string[] }
  problem: { server: string; message: string }
}

/** It is given in every stage 05, so nothing of it can be missing. */
export interface Manager {
  connectAll(): Promise<void>
  status(): ServerStatus[]
  tools(): OfferedTool[]
  callTool(name: string, args: object, options: CallOptions): Promise<ToolResult>
  close(): Promise<void>
  on<E extends keyof ManagerEvents>(
    event: E,
    listener: (value: ManagerEvents[E]) => void,
  ): () => void
}

export interface Review {
  tool: string
  state: 'new' | 'same' | 'changed' | 'gone'
  diff?: string
}

export interface HealthRow {
  server: string
  transport: string
  protocol: string
  business: string
  reason?: string
}

export interface Point {
  name: string
  attributes: Record<string, unknown>
  value: number
  sum?: number
}

export interface Store {
  load(): Promise<string | undefined>
  save(text: string): Promise<void>
}

/** Questions and answers of a call, by the server's keys. */
export type InputMap = Record<string, Record<string, unknown>>

export interface Question {
  server: string
  tool: string
  round: number
  requests: InputMap
}
