/**
 * What the host remembers between two starts: one file for each kind, replaced whole
 * or not at all. Not here: what they say. A file that is not there yet is empty; one
 * that cannot be read is an error, which its reader takes for "ask". What such a file
 * held is somebody's decision: it is set aside, never written over.
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
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from './shapes.ts'

export interface StateFiles {
  readonly dir: string
  store(name: string): Store
  /** Which of the files are there and cannot be read, by path. */
  unreadable(): string[]
  /** Adds a line to a file that only grows. */
  append(name: string, line: string): void
  /** The last lines of such a file, the latest last. */
  tail(name: string, count: number): string[]
}

/** For its owner only: arguments of calls are in there. */
const PRIVATE = { mode: 0o600 } as const

/** The folder cannot be used; the message says why. */
export class UnusableState extends Error {
  override name = 'UnusableState'
}

export function openState(dir: string, lines: readonly string[] = []): StateFiles {
  makeUsable(dir, lines)
  const stores = new Set<string>()

  function save(path: string, text: string): void {
    if (isUnreadable(path)) renameSync(path, `${path}.broken-${Date.now()}`)
    const temporary = `${path}.${process.pid}`
    writeFileSync(temporary, text, { ...PRIVATE, flush: true })
    renameSync(temporary, path)
  }

  return {
    dir,
    store(name) {
      const path = join(dir, name)
      stores.add(path)
      return {
        load: () => readFile(path, 'utf8').catch(undefinedIfMissing),
        save: async text => save(path, text),
      }
    },
    unreadable: () => [...stores].filter(isUnreadable),
    append: (name, line) => appendFileSync(join(dir, name), `${line}\n`, PRIVATE),
    tail(name, count) {
      try {
        const lines = readFileSync(join(dir, name), 'utf8').trimEnd().split('\n')
        return lines.filter(line => line !== '').slice(-count)
      } catch (cause) {
        undefinedIfMissing(cause)
        return []
      }
    },
  }
}

const WHY: Readonly<Record<string, string>> = {
  EEXIST: 'got a file',
  ENOTDIR: 'got a path through a file',
  EISDIR: 'got a folder where a file should be',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nobody may write there',
  ENOSPC: 'there is no space left',
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
    const why = `expected a folder to write into, ${WHY[code] ?? message}: ${path}`
    throw new UnusableState(why, { cause })
  }
}

/** What a state file holds is a list or an object; anything else is nobody's state. */
function isUnreadable(path: string): boolean {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return typeof value !== 'object' || value === null
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code !== 'ENOENT'
  }
}

function undefinedIfMissing(cause: unknown): undefined {
  if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
  return undefined
}
