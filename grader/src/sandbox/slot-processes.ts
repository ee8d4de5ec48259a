/**
 * The processes of a slot, read through the slot's own `/proc`: it lists them and
 * nobody else. A learner's process is one that has a second number, in the process
 * namespace of its sandbox.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { DISK } from './inner.ts'

export interface SlotProcess {
  /** As the slot numbers it. */
  pid: number
  name: string
  ofLearner: boolean
  threads: number
  /** Memory of its own; files that many map are counted for none. */
  bytes: number
}

const rootOf = (holder: number) => `/proc/${holder}/root`

export function slotProcesses(holder: number): SlotProcess[] {
  let numbers: string[]
  try {
    numbers = readdirSync(`${rootOf(holder)}/proc`).filter(name => /^\d+$/.test(name))
  } catch {
    // No holder, no slot.
    return []
  }
  return numbers.flatMap(number => {
    const status = textOf(`${rootOf(holder)}/proc/${number}/status`)
    const isGone = status === '' || /^State:\s+[ZX]/m.test(status)
    return isGone ? [] : [processFrom(Number(number), status)]
  })
}

function processFrom(pid: number, status: string): SlotProcess {
  const field = (name: string) =>
    new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(status)?.[1] ?? ''
  const kilobytes = (name: string) => Number.parseInt(field(name) || '0', 10)
  return {
    pid,
    name: field('Name'),
    ofLearner: field('NSpid').split(/\s+/).length > 1,
    threads: Number(field('Threads') || 1),
    bytes: 1024 * (kilobytes('RssAnon') + kilobytes('RssShmem')),
  }
}

/** Of the learner, and still there after the last program was done. */
export async function leftOver(holder: number): Promise<number> {
  const left = () => slotProcesses(holder).filter(({ ofLearner }) => ofLearner).length
  // The first process of a sandbox dies a moment after the program it was for.
  for (let looks = 0; looks < 25 && left() > 0; looks++) await wait(20)
  return left()
}

/** It may have gone between the listing and the reading. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

export interface DiskUse {
  bytes: number
  files: number
}

/** What the learner's programs have put on the slot's disk; nothing when it has ended. */
export async function diskUse(holder: number): Promise<DiskUse | undefined> {
  try {
    const found = await statfs(`${rootOf(holder)}${DISK}`)
    const { bsize, blocks, bfree, files, ffree } = found
    return { bytes: bsize * (blocks - bfree), files: files - ffree }
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException
    if (['ENOENT', 'ESRCH', 'EACCES'].includes(code)) return undefined
    throw cause
  }
}
