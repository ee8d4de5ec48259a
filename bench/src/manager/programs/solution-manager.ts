/** What the manager of a solution offers, reached as a built file that `env` names. */
import { pathToFileURL } from 'node:url'

export interface Entry {
  name: string
  scope: 'project'
  files: readonly string[]
  config: {
    type: 'stdio'
    command: string
    args: readonly string[]
    env: Readonly<Record<string, string>>
  }
  disabled: boolean
  unset: readonly string[]
  signature: string
}

export interface Status {
  name: string
  status: string
  reason?: string
  tools: number
}

export interface Manager {
  connectAll(): Promise<void>
  status(): Status[]
  tools(): { name: string; server: string; tool: string }[]
  callTool(name: string, args: object): Promise<object>
  on(event: 'status', listener: (row: Status) => void): () => void
  close(): Promise<void>
}

export type OpenLink = (config: Entry['config'], options: { name: string }) => unknown

export interface ManagerModule {
  createManager(options: { servers: readonly Entry[]; open?: OpenLink }): Manager
}

export async function builtModule<T>(variable: string): Promise<T> {
  const file = process.env[variable]
  if (!file) throw new Error(`${variable}: expected a built module, got nothing`)
  return import(pathToFileURL(file).href)
}

/** As `loadConfig` would make it; `args` make one server differ from the next. */
export function entryOf(name: string, command: string, args: readonly string[]): Entry {
  return {
    name,
    scope: 'project',
    files: ['bench.json'],
    config: { type: 'stdio', command, args, env: {} },
    disabled: false,
    unset: [],
    signature: `bench:${name}`,
  }
}
