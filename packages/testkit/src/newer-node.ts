/**
 * A newer Node for programs of others that do not start on Node 20: this one, else the
 * one that a package has as an optional dependency. What is under test stays on the
 * Node of this process, whichever that is.
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { arch, execPath, platform, version } from 'node:process'

export const NEWER_NODE = 22

export type NewerNode = { program: string } | { missing: string }

/** `from` is a file of the package that depends on `node-<platform>-<arch>`. */
export function newerNode(from: string, own = version): NewerNode {
  const [, major] = /^v(\d+)\./.exec(own) ?? []
  if (Number(major) >= NEWER_NODE) return { program: execPath }
  const name = `node-${platform}-${arch}`
  try {
    const manifest = createRequire(from).resolve(`${name}/package.json`)
    const program = join(dirname(manifest), 'bin', 'node')
    if (existsSync(program)) return { program }
  } catch {
    // It is optional, and there is none for every machine.
  }
  const missing = `needs Node ${NEWER_NODE} or newer, this is ${own}, and ${name} is not installed`
  return { missing }
}

/** On a laptop that is a reason to skip; where nobody looks, it would hide for ever. */
export function isCi({ CI }: NodeJS.ProcessEnv): boolean {
  return Boolean(CI) && CI !== 'false'
}
