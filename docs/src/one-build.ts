/** Two terminals, one folder: the second build waits for the first, then looks again. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DOCS } from './generate.ts'

const LOCK = join(DOCS, '.vitepress/.building')
const LOOK_MS = 250

export async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  while (!taken()) await sleep(LOOK_MS)
  try {
    return await work()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

function taken(): boolean {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
    if (!isAlive(owner())) rmSync(LOCK, { force: true })
    return false
  }
}

/** NaN while the other one has made the file and not yet written it. */
function owner(): number {
  try {
    return Number.parseInt(readFileSync(LOCK, 'utf8'), 10)
  } catch {
    return Number.NaN
  }
}

function isAlive(pid: number): boolean {
  if (Number.isNaN(pid)) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}
