/**
 * What configuration becomes: one entry a server, and the problems on the way.
 * Types only.
 */

/** From strongest to weakest. `dynamic` entries come from plugins. */
export const SCOPES = ['enterprise', 'dynamic', 'local', 'project', 'user'] as const
export type Scope = (typeof SCOPES)[number]

export interface ConfigSource {
  scope: Scope
  /** For messages; nothing is read from it. */
  file: string
  text: string
}

export interface StdioConfig {
  type: 'stdio'
  command: string
  args: readonly string[]
  env: Readonly<Record<string, string>>
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
  /** The strongest scope that names the server. */
  scope: Scope
  /** Every file that does, strongest first. */
  files: readonly string[]
  /** Expanded once, frozen: what a gate has seen is what is opened. */
  config: ServerConfig
  disabled: boolean
  /** Variables that are not there; an entry with any never starts. */
  unset: readonly string[]
  signature: string
}

export interface Problem {
  file: string
  /** Path of the faulty value, such as `mcpServers.notes.args`. */
  key?: string
  line?: number
  column?: number
  /** The fault and the fix. */
  message: string
}
