/** What the tests of `pnpm connect --config` are made of: files and managers. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import { connect, SCRATCH_DIR, type WitnessedServer } from './connect-fixture.ts'

let files = 0

/** A file of this text, in the folder where `connect` is typed; its name. */
export function configFile(text: string): string {
  const name = `mcp-${++files}.json`
  writeFileSync(join(SCRATCH_DIR, name), text)
  return name
}

export const configOf = (mcpServers: object): string =>
  configFile(JSON.stringify({ mcpServers }))

/** The options that choose a solution's manager. */
export const managerOf = (variant: string): string[] => [
  '--subject',
  join(ROOT, 'solutions', '02-multi-server', variant),
]

/** A published server, installed for `interop` alone. */
export function published(name: string, ...args: string[]) {
  const { resolve } = createRequire(join(ROOT, 'interop', 'package.json'))
  const manifest = resolve(`@modelcontextprotocol/server-${name}/package.json`)
  const program = join(dirname(manifest), 'dist', 'index.js')
  return { command: process.execPath, args: [program, ...args] }
}

/** The entry of a server that was made for one test. */
export function entryOf({ command: [, command, ...args] }: WitnessedServer) {
  return { command, args }
}

const CONFIG = `export const loadConfig = (sources, env) => ({ problems: [],
  servers: Object.entries(JSON.parse(sources[0].text).mcpServers)
    .map(([name, config]) => ({ name, config, unset: [], disabled: false })) })`

/** The options that choose a manager made of this code. */
export function ownManager(manager: string, config = CONFIG): string[] {
  const folder = `manager-${++files}`
  mkdirSync(join(SCRATCH_DIR, folder, 'src'), { recursive: true })
  writeFileSync(join(SCRATCH_DIR, folder, 'src', 'manager.ts'), manager)
  writeFileSync(join(SCRATCH_DIR, folder, 'src', 'config.ts'), config)
  return ['--subject', folder]
}

/** A manager that connects nobody, with one member in place of its own. */
export const hollow = (members = ''): string => `
  export const createManager = ({ servers }) => ({
    on() {}, status: () => [], tools: () => [],
    async connectAll() {}, async close() {}, ${members} })`

export const connectConfig = (
  file: string,
  typed: readonly string[],
  options?: Parameters<typeof connect>[1],
) => connect(['--config', file, ...typed], options)
