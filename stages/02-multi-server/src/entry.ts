/**
 * Given: the shapes of the contract. Types only.
 */
export type Scope = 'enterprise' | 'dynamic' | 'local' | 'project' | 'user'

export interface ConfigSource {
  scope: Scope
  file: string
  text: string
}

export type ServerConfig =
  | {
      type: 'stdio'
      command: string
      args: readonly string[]
      env: Readonly<Record<string, string>>
      cwd?: string
    }
  | { type: 'http'; url: string; headers: Readonly<Record<string, string>> }

export interface ServerEntry {
  name: string
  scope: Scope
  files: readonly string[]
  config: ServerConfig
  disabled: boolean
  unset: readonly string[]
  signature: string
}

export interface Problem {
  file: string
  key?: string
  line?: number
  column?: number
  message: string
}

/** A gap of the skeleton. Replace the throw, not this class. */
export class NotImplemented extends Error {
  override readonly name = 'NotImplemented'

  constructor(pitfall: string) {
    super(pitfall)
  }
}
