/**
 * The published servers whose tools are measured: all of them list their tools
 * without credentials and without a network. They are installed with the workspace
 * and pinned; nothing is fetched when they start.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface PublishedServer {
  /** As it stands in the configuration, and so in the full names of its tools. */
  name: string
  package: string
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
}

export interface ServerVersion {
  name: string
  package: string
  version: string
  license: string
}

export const SERVERS: readonly PublishedServer[] = [
  {
    name: 'everything',
    package: '@modelcontextprotocol/server-everything',
    args: ['stdio'],
  },
  {
    name: 'filesystem',
    package: '@modelcontextprotocol/server-filesystem',
    args: ['{scratch}'],
  },
  {
    name: 'memory',
    package: '@modelcontextprotocol/server-memory',
    env: { MEMORY_FILE_PATH: '{scratch}/memory.jsonl' },
  },
  { name: 'thinking', package: '@modelcontextprotocol/server-sequential-thinking' },
  { name: 'playwright', package: '@playwright/mcp', args: ['--isolated'] },
  {
    name: 'devtools',
    package: 'chrome-devtools-mcp',
    args: ['--no-usage-statistics', '--no-performance-crux', '--isolated'],
  },
  {
    name: 'git',
    package: '@cyanheads/git-mcp-server',
    env: { MCP_LOG_LEVEL: 'error', LOGS_DIR: '{scratch}/logs' },
  },
  { name: 'chart', package: '@antv/mcp-server-chart' },
  { name: 'cook', package: 'howtocook-mcp' },
  { name: 'time', package: 'time-mcp' },
]

/** Not resolved: some packages export neither their manifest nor a program. */
const INSTALLED = fileURLToPath(new URL('../node_modules', import.meta.url))

interface Manifest {
  version: string
  license?: string
  bin?: string | Record<string, string>
}

function manifestOf(name: string): { manifest: Manifest; folder: string } {
  const folder = join(INSTALLED, name)
  const text = readFileSync(join(folder, 'package.json'), 'utf8')
  return { manifest: JSON.parse(text) as Manifest, folder }
}

export function versionOf({
  name,
  package: packageName,
}: PublishedServer): ServerVersion {
  const { version, license = 'see its LICENSE' } = manifestOf(packageName).manifest
  return { name, package: packageName, version, license }
}

/** The text of an `mcp.json` with all of them; `scratch` is a folder they may use. */
export function configFor(
  servers: readonly PublishedServer[],
  scratch: string,
): string {
  mkdirSync(scratch, { recursive: true })
  const inScratch = (text: string) => text.replace('{scratch}', scratch)
  const entries = servers.map(({ name, package: packageName, args = [], env = {} }) => {
    const given = Object.entries(env).map(([key, value]) => [key, inScratch(value)])
    const config = {
      command: process.execPath,
      args: [programOf(packageName), ...args.map(inScratch)],
      env: Object.fromEntries(given),
    }
    return [name, config]
  })
  return JSON.stringify({ mcpServers: Object.fromEntries(entries) }, null, 2)
}

function programOf(name: string): string {
  const { manifest, folder } = manifestOf(name)
  const { bin } = manifest
  const [entry] = typeof bin === 'string' ? [bin] : Object.values(bin ?? {})
  if (entry === undefined) {
    throw new Error(`${name}: expected a program in "bin", got ${JSON.stringify(bin)}`)
  }
  return join(folder, entry)
}
