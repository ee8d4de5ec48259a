/** Who meets whom: our own programs, the published ones, and what they are called. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildFile, openSubject } from '@workshop/testkit/subject'
import { ROOT } from '../root.ts'
import type { Program } from './stdio-tap.ts'

const LOCAL = openSubject(join(ROOT, 'solutions/01-handrolled/zero-sdk'))
const REMOTE = openSubject(join(ROOT, 'solutions/03-remote/zero-sdk'))
const INTEROP = openSubject(join(ROOT, 'interop'))
const { resolve } = createRequire(join(ROOT, 'interop/package.json'))

/** Names in captions: the folder the program lives in, or the package and its version. */
export const NAMES = {
  local: 'solutions/01-handrolled/zero-sdk',
  remote: 'solutions/03-remote/zero-sdk',
  raw: '@workshop/faults, raw client',
  thinking: named('@modelcontextprotocol/server-sequential-thinking'),
  sdk1: named('@modelcontextprotocol/sdk'),
  sdk2: named('@modelcontextprotocol/server'),
} as const

export interface Caller {
  listTools(): Promise<unknown>
  listPage(): Promise<unknown>
  callTool(name: string, args?: object, options?: object): Promise<unknown>
  onNotification(listener: (notification: { method: string }) => void): void
  stats(): { noise: { lines: number } }
  close(): Promise<void>
}

export interface Served {
  url(): string
  changeTools(tools: readonly object[]): void
  close(): Promise<void>
}

/** Of stage 01: `options` are those of its `connect`. */
export const openLocal = (options: object): Promise<Caller> =>
  LOCAL.call('client', 'connect', options) as Promise<Caller>

export const weather = (): Promise<Program> => LOCAL.program('src/server.ts')

/** The same tools in a program that greets whoever starts it, on the wire. */
export const noisyWeather = (): Promise<Program> =>
  LOCAL.program('src/server.ts', {
    program: `
      import { writeSync } from 'node:fs'
      import { serve } from './serve.ts'
      import { tools } from './tools.ts'
      writeSync(1, 'weather server ready\\n')
      serve({ tools, input: process.stdin, output: process.stdout })
    `,
  })

/** Published, and legacy as nearly all of them. */
export function thinking(): Program {
  const manifest = resolve(
    '@modelcontextprotocol/server-sequential-thinking/package.json',
  )
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    bin: Record<string, string>
  }
  const [program = ''] = Object.values(bin)
  return { command: process.execPath, args: [join(dirname(manifest), program)] }
}

/** Of stage 03: `options` are those of its `openHttpLink`. */
export function openRemote(url: string, options: object = {}): Promise<Caller> {
  const config = { type: 'http', url, headers: {} }
  const given = { name: 'weather', ...options }
  return REMOTE.call('http-client', 'openHttpLink', config, given) as Promise<Caller>
}

/** The three tools of stage 01 behind a URL. */
export async function serveWeather(options: object = {}): Promise<Served> {
  const tools = await weatherTools()
  return (await REMOTE.call('http-server', 'serveHttp', {
    tools,
    ...options,
  })) as Served
}

export async function weatherTools(): Promise<readonly object[]> {
  const built = await buildFile(REMOTE.dir, 'provided/tools.ts')
  const { tools } = await import(/* @vite-ignore */ pathToFileURL(built).href)
  return tools as readonly object[]
}

export interface Theirs extends AsyncDisposable {
  url: string
}

/** Servers on the official SDKs, as the interop tests have them. */
export const official = (kind: 'v1WithSessions' | 'v2', ...args: string[]) =>
  INTEROP.call('their-http-servers', kind, ...args) as Promise<Theirs>

function named(name: string): string {
  const manifest = JSON.parse(manifestText(name)) as { version: string }
  return `${name} ${manifest.version}`
}

/** Not every package lets its manifest be asked for by name. */
function manifestText(name: string): string {
  return readFileSync(join(ROOT, 'interop/node_modules', name, 'package.json'), 'utf8')
}
