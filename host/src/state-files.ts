/**
 * What the host remembers between two starts: one file for each kind, replaced whole
 * or not at all, by one host at a time. Not here: what they say. A file that is not
 * there yet is empty; one that cannot be read is an error, which its reader takes for
 * "ask". What such a file held is somebody's decision: it is set aside, never written
 * over, and neither is what another host has decided meanwhile.
 */
import {
  accessSync,
  appendFileSync,
  constants,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Text } from '@workshop/syllabus'
import { withLock } from '@workshop/workshop/lock'
import { mergedLists } from './merged-lists.ts'
import { unusableState } from './phrases/files.ts'
import type { Store } from './shapes.ts'
import { faultAt, type StateFault, type StateShape } from './state-shapes.ts'
import { appendTo, tailOf } from './trail.ts'

export interface StateFiles {
  readonly dir: string
  /** @param shape of an entry, where that is known */
  store(name: string, shape?: StateShape): Store
  /** Which of the files are there and cannot be read, by path. */
  unreadable(): string[]
  /** The same, with what is wrong. */
  faults(): StateFault[]
  /** Adds a line to a file that only grows. */
  append(name: string, line: string): void
  /** The last lines of such a file, the latest last. */
  tail(name: string, count: number): string[]
}

/** For its owner only: arguments of calls are in there. */
export const PRIVATE = { mode: 0o600 } as const

/** The folder cannot be used; the text says why. */
export class UnusableState extends Error {
  override name = 'UnusableState'
  readonly says: Text

  constructor(says: Text, options?: ErrorOptions) {
    super(says.en, options)
    this.says = says
  }
}

/**
 * @param lines files that only grow, which have to be there before anything happens
 * @param onAside told of a file that gives way to a new one, and under which name it stays
 */
export function openState(
  dir: string,
  lines: readonly string[] = [],
  onAside: Aside = () => undefined,
): StateFiles {
  makeUsable(dir, lines)
  const stores = new Map<string, StateShape | undefined>()
  const faults = () =>
    [...stores].flatMap(([path, shape]) => faultAt(path, shape) ?? [])
  return {
    dir,
    store(name, shape) {
      const path = join(dir, name)
      stores.set(path, shape)
      return storeAt(path, shape, onAside)
    },
    unreadable: () => faults().map(({ file }) => file),
    faults,
    append: (name, line) => appendTo(join(dir, name), line),
    tail: (name, count) => tailOf(dir, name, count),
  }
}

type Aside = (file: string, kept: string) => void

function storeAt(path: string, shape: StateShape | undefined, onAside: Aside): Store {
  /** As this host last read or wrote it: what differs from it is somebody else's. */
  let base: string | undefined

  function save(ours: string): void {
    const isUnreadable = faultAt(path, shape) !== undefined
    const theirs = isUnreadable ? undefined : textAt(path)
    const isOther = theirs !== undefined && theirs !== base
    const merged = isOther ? mergedLists(base, theirs, ours) : ours
    // Nobody knows how to bring the two together: the other one is kept.
    const isLost = theirs === undefined ? isUnreadable : merged === undefined
    if (isLost || isAnotherShape(theirs, ours)) {
      const kept = `${path}.broken-${Date.now()}`
      renameSync(path, kept)
      onAside(path, kept)
    }
    const text = merged ?? ours
    const temporary = `${path}.${process.pid}`
    writeFileSync(temporary, text, { ...PRIVATE, flush: true })
    renameSync(temporary, path)
    base = text
  }

  return {
    load: async () => {
      base = textAt(path)
      const fault = base === undefined ? undefined : faultAt(path, shape)
      // Half of a list of decisions is not what was decided.
      if (fault) throw new Error(`${path}${fault.place}: ${fault.says.en}`)
      return base
    },
    save: text => withLock(path, () => save(text)),
  }
}

function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
    return undefined
  }
}

/** A list where an object stood: whoever wrote that one meant something else. */
function isAnotherShape(theirs: string | undefined, ours: string): boolean {
  if (theirs === undefined) return false
  return Array.isArray(JSON.parse(theirs)) !== Array.isArray(JSON.parse(ours))
}

/** Before anything is decided: what is not written down may not be done. */
function makeUsable(dir: string, lines: readonly string[]): void {
  let path = dir
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    accessSync(dir, constants.W_OK | constants.X_OK)
    for (const name of lines) {
      path = join(dir, name)
      appendFileSync(path, '', PRIVATE)
    }
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException
    throw new UnusableState(unusableState(code, message, path), { cause })
  }
}
