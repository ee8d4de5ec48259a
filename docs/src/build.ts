/**
 * Builds the site: pages from data, VitePress, then what machines read. It is built
 * beside the one that is served, and takes its place only when all of it is well.
 */
import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { DOCS, generate } from './generate.ts'
import { writeForMachines } from './machines/index.ts'
import { fingerprint } from './sources.ts'

export const DIST = join(DOCS, '.vitepress/dist')
/** Beside it; VitePress empties the folder it writes to. */
const NEXT = join(DOCS, '.vitepress/dist-next')
export const STAMP = '.sources'

export interface BuildOptions {
  /** Links to pages that are not written yet do not end the build. */
  isDraft: boolean
  /** Nothing on the terminal but errors. */
  isQuiet: boolean
}

/** Whether it was built; what was wrong has been said on stderr. */
export async function build({ isDraft, isQuiet }: BuildOptions): Promise<boolean> {
  const stamp = fingerprint()
  const count = await generate()
  if (!isQuiet) process.stderr.write(`${count} pages made from data\n`)
  rmSync(NEXT, { recursive: true, force: true })
  mkdirSync(NEXT, { recursive: true })
  if (!(await runVitePress(isDraft, isQuiet))) return false
  writeForMachines(NEXT)
  // A draft is never taken for the site.
  if (!isDraft) writeFileSync(join(NEXT, STAMP), stamp)
  rmSync(DIST, { recursive: true, force: true })
  renameSync(NEXT, DIST)
  return true
}

async function runVitePress(isDraft: boolean, isQuiet: boolean): Promise<boolean> {
  const manifest = createRequire(import.meta.url).resolve('vitepress/package.json')
  const program = join(dirname(manifest), 'bin', 'vitepress.js')
  const child = spawn(
    process.execPath,
    ['--import', 'tsx/esm', program, 'build', '--outDir', NEXT],
    {
      cwd: DOCS,
      env: { ...process.env, GUIDE_DRAFT: isDraft ? '1' : '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      if (!isQuiet) process.stderr.write(chunk)
      said += chunk
    })
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0 && isQuiet) process.stderr.write(said)
  return code === 0
}

/** Whether what is built was built from the sources as they are. */
export function isBuilt(): boolean {
  return (
    existsSync(join(DIST, STAMP)) &&
    readFileSync(join(DIST, STAMP), 'utf8') === fingerprint()
  )
}
