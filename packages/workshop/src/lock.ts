/**
 * One writer at a time: two commands that change the same file of `.workshop/`
 * wait for each other, and for nobody who is gone.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const RETRY_MS = 20
/** Whoever holds a lock for longer than this has been suspended or has crashed. */
const PATIENCE_MS = 3000

export async function withLock<T>(file: string, work: () => T): Promise<T> {
  const lock = `${file}.lock`
  mkdirSync(dirname(lock), { recursive: true })
  const until = Date.now() + PATIENCE_MS
  while (!take(lock)) {
    if (Date.now() > until || isAbandoned(lock)) rmSync(lock, { force: true })
    else await pause(RETRY_MS)
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

/** Its owner has crashed. An empty one has just been made; a missing one is free. */
function isAbandoned(lock: string): boolean {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    if (pid > 0) process.kill(pid, 0)
    return false
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
