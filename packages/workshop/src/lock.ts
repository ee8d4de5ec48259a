/**
 * One writer at a time: two commands that change the same file of `.workshop/`
 * wait for each other, and for nobody who is gone.
 */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const RETRY_MS = 20
/** Whoever holds a lock for longer than this has been suspended or has crashed. */
const PATIENCE_MS = 3000

export async function withLock<T>(file: string, work: () => T): Promise<T> {
  const lock = `${file}.lock`
  mkdirSync(dirname(lock), { recursive: true })
  while (!take(lock)) {
    if (isAbandoned(lock)) breakOpen(lock)
    await pause(RETRY_MS)
  }
  try {
    return work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw cause
  }
}

/**
 * Removes the lock of somebody who is gone. One at a time: whoever comes second
 * would remove the lock that the first has taken since.
 */
function breakOpen(lock: string): void {
  const own = `${lock}.break`
  if (!take(own)) {
    if (isOld(own)) rmSync(own, { force: true })
    return
  }
  try {
    // What was seen before may be of an owner who has gone since.
    if (isAbandoned(lock)) rmSync(lock, { force: true })
  } finally {
    rmSync(own, { force: true })
  }
}

/** Its owner has crashed, or is slower than anybody can wait for. */
function isAbandoned(lock: string): boolean {
  if (isOld(lock)) return true
  const owner = ownerOf(lock)
  // An empty one has just been made; a missing one is free.
  if (owner === undefined) return false
  // An owner that ends in good order leaves no lock, or that of the next one.
  return isGone(owner) && ownerOf(lock) === owner
}

function ownerOf(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw cause
  }
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

function isOld(file: string): boolean {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return made !== undefined && Date.now() - made > PATIENCE_MS
}
