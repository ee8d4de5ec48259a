/**
 * What the host remembers between two starts: one file for each kind, replaced whole
 * or not at all. Not here: what they say. A file that is not there yet is empty; one
 * that cannot be read is an error, which its reader takes for "ask". What such a file
 * held is somebody's decision: it is set aside, never written over.
 */
import {
  appendFileSync,
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

export function openState(dir: string): StateFiles {
  mkdirSync(dir, { recursive: true, mode: 0o700 })

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

/** What a state file holds is JSON; whatever else is there is nobody's state. */
function isUnreadable(path: string): boolean {
  try {
    JSON.parse(readFileSync(path, 'utf8'))
    return false
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code !== 'ENOENT'
  }
}

function undefinedIfMissing(cause: unknown): undefined {
  if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
  return undefined
}
