/**
 * A file of lines that only grows: begun anew when it is large, with the older ones
 * kept beside it. Not here: what the lines say.
 */
import {
  appendFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join, parse } from 'node:path'

export const LARGEST_BYTES = 8 * 1024 * 1024
/** With these, about eighty megabytes; whoever has to keep more collects them. */
export const MOST_OLDER = 9

/** Several may be begun in one millisecond. */
let begun = 0

/** For its owner only. */
const PRIVATE = { mode: 0o600 } as const

export function appendTo(path: string, line: string, largest = LARGEST_BYTES): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size >= largest) beginAnew(path)
  appendFileSync(path, `${line}\n`, PRIVATE)
}

/** Two hosts may do this at once: each takes what is there by one rename. */
function beginAnew(path: string): void {
  const { dir, name, ext } = parse(path)
  const at = new Date().toISOString().replaceAll(/[:.]/g, '-')
  try {
    const nth = String(begun++).padStart(4, '0')
    renameSync(path, join(dir, `${name}-${at}-${process.pid}-${nth}${ext}`))
  } catch (cause) {
    // The other one was first.
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
  }
  for (const old of olderOf(path).slice(0, -MOST_OLDER)) rmSync(old, { force: true })
}

/** The oldest first: their names have the time in them. */
function olderOf(path: string): string[] {
  const { dir, name, ext } = parse(path)
  return readdirSync(dir)
    .filter(file => file.startsWith(`${name}-`) && file.endsWith(ext))
    .sort()
    .map(file => join(dir, file))
}

/** The last lines, the latest last; from older files where this one has too few. */
export function tailOf(dir: string, name: string, count: number): string[] {
  const path = join(dir, name)
  const files = [path, ...olderOf(path).toReversed()]
  let lines: string[] = []
  for (const file of files) {
    lines = [...linesOf(file), ...lines]
    if (lines.length >= count) break
  }
  return lines.slice(-count)
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter(line => line !== '')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
    return []
  }
}
