/**
 * A slot's number and its folder on the host. The folder lies on a memory disk
 * under a name that says nothing, because a program reads in `/proc/self/mountinfo`
 * where its files come from. The number makes the slot's user ids its own.
 */
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

export interface Staging {
  readonly number: number
  readonly name: string
  readonly folder: string
  remove(): void
}

export const MOST_SLOTS = 10_000
const SLOT = /^slot-(\d+)$/
/** Between making a folder and writing its owner; nobody needs this long. */
const UNOWNED_MS = 60_000

const ownUid = () => process.getuid?.() ?? 0

/** One for each user: slots of others are neither counted nor swept. */
export function groundFolder(): string {
  const places = ['/dev/shm', `/run/user/${ownUid()}`, LASTING]
  const place = places.find(existsSync)
  if (!place) throw new Error(`expected one of ${places.join(', ')}, got none of them`)
  return ownFolder(place)
}

/** For what is worth keeping from one grading to the next. */
export const cacheFolder = (): string => ownFolder(LASTING)

const LASTING = '/var/tmp'

function ownFolder(place: string): string {
  const uid = ownUid()
  const folder = join(place, `slots-${uid}`)
  mkdirSync(folder, { recursive: true })
  const found = lstatSync(folder)
  // Anybody may make folders there, so this one could be somebody else's trap.
  if (!found.isDirectory() || found.uid !== uid) {
    throw new Error(`${folder}: expected a folder of user ${uid}, got ${found.uid}'s`)
  }
  chmodSync(folder, 0o711)
  return folder
}

/** Takes the lowest free number; making a folder is the lock. */
export function takeSlot(ground = groundFolder()): Staging {
  for (let number = 0; number < MOST_SLOTS; number++) {
    const name = `slot-${number}`
    const folder = join(ground, name)
    try {
      mkdirSync(folder)
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'EEXIST') continue
      throw cause
    }
    chmodSync(folder, 0o711)
    writeFileSync(join(folder, 'owner'), `${process.pid} ${startOf(process.pid)}`)
    taken.add(number)
    return { number, name, folder, remove: () => rmSync(folder, FORCE) }
  }
  throw new Error(`expected a free slot among ${MOST_SLOTS}, got none`)
}

const FORCE = { recursive: true, force: true } as const

const taken = new Set<number>()

/** Numbers this process has had, and that no other grader has now. */
export function numbersHad(ground = groundFolder()): number[] {
  return [...taken].filter(number => {
    const owner = textOf(join(ground, `slot-${number}`, 'owner'))
    return owner === '' || owner.startsWith(`${process.pid} `)
  })
}

/** Only its owner and root may look into it. */
export function giveTo(folder: string, uid: number): void {
  if (ownUid() === 0) chownSync(folder, uid, uid)
  chmodSync(folder, 0o700)
}

/** Removes the folders of graders that were killed, and says which. */
export function sweepSlots(ground = groundFolder()): string[] {
  const dead = readdirSync(ground).filter(
    name => SLOT.test(name) && isAbandoned(join(ground, name)),
  )
  for (const name of dead) rmSync(join(ground, name), FORCE)
  return dead
}

/** Whether a group or folder of this name belongs to no living grader. */
export function isDeadSlot(name: string, ground = groundFolder()): boolean {
  return SLOT.test(name) && !existsSync(join(ground, name))
}

function isAbandoned(folder: string): boolean {
  const owner = textOf(join(folder, 'owner'))
  if (owner === '') {
    const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    return Date.now() - made > UNOWNED_MS
  }
  const [pid = '', start = ''] = owner.split(' ')
  return startOf(Number(pid)) !== start
}

/** Empty for a file that is not there, or not written yet. */
function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** When the process began, in ticks: a number that came round again has another. */
function startOf(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state = '', ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    // Dead, and only not buried yet.
    if (state === 'Z' || state === 'X') return 'gone'
    return rest[18] ?? 'unknown'
  } catch {
    return 'gone'
  }
}
