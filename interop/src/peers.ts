/**
 * The published programs that meet our solutions, as commands. They are installed
 * with the workspace and started with this Node: nothing is fetched at run time.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildFile } from '@workshop/testkit/subject'

export interface Command {
  command: string
  args: readonly string[]
}

const { resolve } = createRequire(import.meta.url)

/** The program of an installed package, as its own manifest names it. */
export function packageProgram(name: string, ...args: string[]): Command {
  const manifest = resolve(`${name}/package.json`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    bin?: string | Record<string, string>
  }
  const [entry] = typeof bin === 'string' ? [bin] : Object.values(bin ?? {})
  if (entry === undefined) {
    throw new Error(`${name}: expected a program in "bin", got ${JSON.stringify(bin)}`)
  }
  return { command: process.execPath, args: [join(dirname(manifest), entry), ...args] }
}

export const everything = (): Command =>
  packageProgram('@modelcontextprotocol/server-everything', 'stdio')

export const filesystem = (folder: string): Command =>
  packageProgram('@modelcontextprotocol/server-filesystem', folder)

/** Its file is named by `MEMORY_FILE_PATH`. */
export const memory = (): Command =>
  packageProgram('@modelcontextprotocol/server-memory')

export const thinking = (): Command =>
  packageProgram('@modelcontextprotocol/server-sequential-thinking')

/** A dual-era server on the official SDK v2; nobody has published one. */
export const dualEraServer = () => builtProgram('src/dual-era-server.ts')

/** On the official SDK v1, as most servers are; its argument is its name. */
export const legacySdkServer = () => builtProgram('src/legacy-sdk-server.ts')

async function builtProgram(file: string): Promise<Command> {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  return { command: process.execPath, args: [await buildFile(folder, file)] }
}
