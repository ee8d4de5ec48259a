/**
 * The contract of stage 02 as the tests use it: the shapes of the README, and
 * the exports that are plain functions. A running manager is in `managed.ts`.
 */
import * as testkit from '@workshop/testkit'
import { problemRows, serverEntries } from './shapes.ts'
import { calling } from './what.ts'

export { breaks, guards, type TestContext } from '@workshop/testkit'

export interface StdioConfig {
  type: 'stdio'
  command: string
  args: string[]
  env: Record<string, string>
  cwd?: string
}

export interface HttpConfig {
  type: 'http'
  url: string
  headers: Record<string, string>
}

export type Config = StdioConfig | HttpConfig
export type Scope = 'enterprise' | 'dynamic' | 'local' | 'project' | 'user'

export interface ServerEntry {
  name: string
  scope: Scope
  files: string[]
  config: Config
  disabled: boolean
  unset: string[]
  signature: string
}

export interface Problem {
  file: string
  key?: string
  line?: number
  column?: number
  message: string
}

export interface Source {
  scope: Scope
  file: string
  text: string
}

export interface Row {
  name: string
  status: string
  reason?: string
  tools: number
}

export interface ToolRow {
  name: string
  server: string
  tool: string
}

export interface Pair {
  server: string
  tool: string
}

/** Only what JSON can carry: `undefined` is absent, and an object is an object. */
export function data<T>(value: unknown): T {
  try {
    return JSON.parse(JSON.stringify(value)) as T
  } catch {
    // Not even JSON: whoever looks at it finds nothing.
    return undefined as T
  }
}

/** A well-formed file of one scope. */
export function source(
  scope: Scope,
  mcpServers: object,
  file = `${scope}.json`,
): Source {
  return { scope, file, text: JSON.stringify({ mcpServers }, null, 2) }
}

export async function load(
  t: testkit.TestContext,
  sources: Source[],
  env: Record<string, string> = {},
): Promise<{ servers: ServerEntry[]; problems: Problem[] }> {
  const loading = t.subject.call('config', 'loadConfig', sources, env)
  const loaded = data<Awaited<ReturnType<typeof load>>>(await t.value(loading))
  t.fits(loaded, testkit.anObject, 'loadConfig()')
  t.fits(loaded.servers, serverEntries, 'loadConfig().servers')
  t.fits(loaded.problems, problemRows, 'loadConfig().problems')
  return loaded
}

/** Loads the sources; the one entry of this name has to be among them. */
export async function loadOne(
  t: testkit.TestContext,
  name: string,
  sources: Source[],
  env: Record<string, string> = {},
): Promise<ServerEntry> {
  const { servers } = await load(t, sources, env)
  const names = namesOf(servers)
  t.fits(names, testkit.listWith(name), 'loadConfig().servers[].name')
  return servers[names.indexOf(name)] as ServerEntry
}

export function namesOf(servers: readonly { name: string }[]): string[] {
  return servers.map(server => server.name)
}

export async function buildToolName(
  t: testkit.TestContext,
  { server, tool }: Pair,
): Promise<string> {
  const name = await t.value(t.subject.call('naming', 'buildToolName', server, tool))
  t.fits(name, testkit.aString, calling('buildToolName', server, tool))
  return name as string
}

/** The pair a name says, as data; `undefined` when it says none. */
export async function parseToolName(
  t: testkit.TestContext,
  fullName: string,
  module = 'naming',
): Promise<Pair | undefined> {
  return pairOf(await t.value(t.subject.call(module, 'parseToolName', fullName)))
}

export function pairOf(value: unknown): Pair | undefined {
  if (value === undefined || value === null) return undefined
  const { server, tool } = value as Pair
  return { server, tool }
}

/** A name table of the subject, or of its experiment. */
export async function createNameTable(t: testkit.TestContext, module = 'naming') {
  const handle = await t.create(module, 'createNameTable')
  return {
    async add({ server, tool }: Pair): Promise<string> {
      const name = await t.value(handle.call('add', server, tool))
      t.fits(name, testkit.aString, calling('add', server, tool))
      return name as string
    },
    resolve: async (name: string) =>
      pairOf(await t.value(handle.call('resolve', name))),
    remove: (server: string) => t.value(handle.call('remove', server)),
  }
}
