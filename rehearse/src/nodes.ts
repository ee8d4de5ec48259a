/** Other Nodes, as npm has them; each is fetched once into `.workshop/nodes`. */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { SCRATCH } from '@workshop/testkit/state'

const run = promisify(execFile)

/** The folder with this Node, npm and npx, to stand first on a path. */
export async function nodeBin(major: string): Promise<string> {
  if (process.versions.node.startsWith(`${major}.`)) return dirname(process.execPath)
  const folder = join(SCRATCH, 'nodes', major)
  const bin = join(folder, 'node_modules/.bin')
  if (existsSync(join(bin, 'npx')) && existsSync(join(bin, 'node'))) return bin
  if (process.platform !== 'linux') {
    throw new Error(`Node ${major}: only Linux brings other Nodes; install it yourself`)
  }
  mkdirSync(folder, { recursive: true })
  const packages = [`node-linux-${process.arch}@${major}`, `npm@${npmFor(major)}`]
  const flags = ['--no-audit', '--no-fund', '--no-save', '--prefix', folder]
  await run('npm', ['install', ...flags, ...packages], { timeout: 300_000 })
  return bin
}

/** npm 11 does not run on what is older than Node 20.17. */
const npmFor = (major: string): string => (Number(major) < 20 ? '10' : '11')

/** First on the path, so that `npx` starts this one. */
export const withNode = (bin: string, path = process.env.PATH ?? ''): string =>
  [bin, path].join(delimiter)
