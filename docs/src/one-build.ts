/** Two terminals, one folder: the second build waits for the first, then looks again. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
    const before = owner(LOCK)
    if (!isAlive(before)) putAside(before)
    return false
  }
}

/** Others may see the same dead owner: what is put aside must still be his. */
function putAside(dead: number): void {
  const aside = `${LOCK}-${process.pid}`
  try {
    renameSync(LOCK, aside)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
    return
  }
  if (owner(aside) === dead) rmSync(aside)
  else renameSync(aside, LOCK)
}

/** NaN while the other one has made the file and not yet written it. */
function owner(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10)
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
