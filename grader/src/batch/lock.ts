/**
 * One grader at a time writes a folder of results. The lock names its process, so
 * that one left behind by a killed grader is told from one that is held.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

export class Locked extends Error {
  override readonly name = 'Locked'
}

/** @returns the function that lets go @throws Locked */
export function lock(folder: string): () => void {
  const file = join(folder, 'lock')
  const own = `${process.pid} ${hostname()} ${startOf(process.pid) ?? ''}`
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
      const holder = holderIn(file)
      if (holder) throw new Locked(`${folder}: expected no other grader, got ${holder}`)
      rmSync(file, { force: true })
    }
  }
}

/** Who holds it; `undefined` when nobody does any more. */
function holderIn(file: string): string | undefined {
  const [pid, host, start] = readFileSync(file, 'utf8').split(' ')
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
