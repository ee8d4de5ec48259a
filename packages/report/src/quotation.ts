/**
 * Foreign text inside our own sentences: safe, short, on one line, and in the
 * quotation marks of the reader's language.
 */
import type { Text } from '@workshop/syllabus'
import { symbols } from './paint.ts'
import { safe } from './safe.ts'
import { cut, cutStart } from './wrap.ts'

export interface Mode {
  unicode: boolean
}

/** Columns of foreign text in one sentence; the rest is in the trace. */
const LONGEST = 120
const LONGEST_PLACE = 76

export function short(text: string, mode: Mode, columns = LONGEST): string {
  // A unit has at most a dozen code units, so this never cuts what would fit.
  const start = text.slice(0, columns * 4)
  return cut(safe(start, mode), columns, symbols(mode).more)
}

/** Words are in the reader's language either way, and so are their marks. */
export function quoted(text: string, mode: Mode, columns = LONGEST): Text {
  const shown = short(text, mode, columns)
  const [open, close] = mode.unicode ? ['“', '”'] : ['"', '"']
  return { en: `${open}${shown}${close}`, zh: `「${shown}」` }
}

/** A file and line; a line of a stack trace brings an "at" that sentences have too. */
export function place(where: string, mode: Mode, columns = LONGEST_PLACE): string {
  const text = safe(where.replace(/^\s*at /, '').slice(-columns * 4), mode)
  return cutStart(text, columns, symbols(mode).more)
}

/** Two long values, each from where they begin to differ, if that is late. */
export function apart(
  a: string,
  b: string,
  columns: number,
  mode: Mode,
): [string, string] {
  const { more } = symbols(mode)
  const longest = Math.max(a.length, b.length)
  let same = 0
  while (same < longest && a[same] === b[same]) same += 1
  const near = same - Math.floor(columns / 3)
  if (longest <= columns || near <= 0) return [a, b]
  // From the beginning of a word or an item, if there is one on the way.
  const word = /[\s,[{](?=[^\s,[{])/.exec(a.slice(near, same))
  const skipped = near + (word === null ? 0 : word.index + 1)
  return [more + a.slice(skipped), more + b.slice(skipped)]
}
