/**
 * One grader at a time writes a folder of results. The lock names its process, so
 * that one left behind by a killed grader is told from one that is held.
 */
import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

export class Locked extends Error {
  override readonly name = 'Locked'
}

/** @returns the function that lets go @throws Locked */
export function lock(folder: string): () => void {
  const file = join(folder, 'lock')
  const own = `${process.pid} ${hostname()} ${startOf(process.pid) ?? ''}`
  while (!appears(file, own)) {
    const found = textOf(file)
    // Whoever held it has let go in the meantime.
    if (found === undefined) continue
    const holder = holderIn(found, file)
    if (holder) throw new Locked(`${folder}: expected no other grader, got ${holder}`)
    takeAway(file, found)
  }
  return () => rmSync(file, { force: true })
}

/** There with all that is in it, or not at all: half a lock would be nobody's. */
function appears(file: string, text: string): boolean {
  const draft = draftOf(file)
  writeFileSync(draft, text, { flag: 'wx' })
  return linked(draft, file)
}

/** Only what was looked at: another grader may have been here in between. */
function takeAway(file: string, stale: string): void {
  const draft = draftOf(file)
  try {
    renameSync(file, draft)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
    return
  }
  if (textOf(draft) !== stale) linked(draft, file)
  else rmSync(draft)
}

function linked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
    return false
  } finally {
    rmSync(draft)
  }
}

const draftOf = (file: string) => `${file}.${randomBytes(6).toString('hex')}.tmp`

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
    return undefined
  }
}

/** Who holds it; `undefined` when nobody does any more. */
function holderIn(text: string, file: string): string | undefined {
  const [pid, host, start] = text.split(' ')
  // A full disk has left an empty one.
  if (host === undefined) return undefined
  if (host !== hostname())
    return `process ${pid} on ${host} (remove ${file} if it is gone)`
  return startOf(Number(pid)) === start && start !== '' ? `process ${pid}` : undefined
}

/** A process id may be given again; the time of its start tells one from the next. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}
