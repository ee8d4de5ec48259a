/**
 * A Node that the suite starts on: it calls `fs.globSync`, which Node 20 has not got.
 * What is under test runs on the Node of this process, whichever that is.
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { arch, execPath, platform, version } from 'node:process'

export const OLDEST = 22

export type NewerNode = { program: string } | { missing: string }

const { resolve } = createRequire(import.meta.url)

/** This one if it is new enough, else the one that was installed with the workspace. */
export function newerNode(own = version): NewerNode {
  const [, major] = /^v(\d+)\./.exec(own) ?? []
  if (Number(major) >= OLDEST) return { program: execPath }
  const name = `node-${platform}-${arch}`
  try {
    const program = join(dirname(resolve(`${name}/package.json`)), 'bin', 'node')
    if (existsSync(program)) return { program }
  } catch {
    // It is an optional dependency, and there is none for every machine.
  }
  const missing =
    `the conformance suite needs Node ${OLDEST} or newer, this is ${own}, ` +
    `and ${name} is not installed`
  return { missing }
}

/** On a laptop that is a reason to skip; where nobody looks, it would hide for ever. */
export function isCi({ CI }: NodeJS.ProcessEnv): boolean {
  return Boolean(CI) && CI !== 'false'
}
