/**
 * What somebody is to say yes to, shown whole: safe, broken into lines that fit, and
 * with nothing left out that is not counted. Of two long lines that differ in a few
 * characters only those are shown, with how much around them is alike. Not here: what
 * may be shortened, which is everything else (`screen.ts`).
 */
import { safe, widthOf } from '@workshop/report'
import { SAYS } from './phrases/says.ts'
import type { Screen } from './screen.ts'

export interface Whole {
  lines: string[]
  /** Characters that are not shown. Whoever says yes says it to them too. */
  hidden: number
}

/** More than anybody reads before they type a letter. */
export const LARGEST_SHOWN = 8000
const MOST_LINES = 400
const NARROWEST = 20
/** What stands before a line of it, on any screen. */
const MARGIN = 6

type Most = number | 'all'

export function wholeOf(
  screen: Screen,
  text: string,
  most: Most = LARGEST_SHOWN,
): Whole {
  return bounded(screen, linesIn(text), most)
}

/** @param diff lines that begin with what they are: `-` gone, `+` come */
export function wholeDiff(screen: Screen, diff: string, most: Most = LARGEST_SHOWN) {
  const { lines, hidden } = bounded(screen, narrowed(screen, linesIn(diff)), most)
  return { lines, hidden }
}

function linesIn(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/)
}

function bounded(screen: Screen, texts: readonly string[], most: Most): Whole {
  const lines: string[] = []
  let left = most === 'all' ? Number.POSITIVE_INFINITY : most
  const mostLines = most === 'all' ? Number.POSITIVE_INFINITY : MOST_LINES
  let hidden = 0
  for (const text of texts) {
    const head = lines.length < mostLines ? text.slice(0, left) : ''
    hidden += text.length - head.length
    left -= head.length
    if (head !== '' || (text === '' && hidden === 0))
      lines.push(...fitted(screen, head))
  }
  if (hidden > 0) lines.push(screen.say(SAYS.notShown(hidden)))
  return { lines, hidden }
}

/** Broken where the line is full, so that no terminal breaks it at its first column. */
function fitted({ theme }: Screen, text: string): string[] {
  const room = Math.max(NARROWEST, theme.columns - MARGIN)
  const shown = safe(text.replace(MARKS, codesOf), theme)
  const mark = /^[-+]/.exec(text)?.[0] ?? ''
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const { segment } of segmenter.segment(shown)) {
    const width = widthOf(segment)
    if (used + width > room) {
      lines.push(line)
      line = mark
      used = mark.length
    }
    line += segment
    used += width
  }
  return [...lines, line]
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** So many on one letter take no room; each may be the difference. */
const MARKS = /\p{M}{6,}/gu

function codesOf(marks: string): string {
  return [...marks].map(mark => `\\u{${mark.codePointAt(0)?.toString(16)}}`).join('')
}

/** Each line that went, beside the one that came in its place. */
function narrowed(screen: Screen, lines: readonly string[]): string[] {
  const shown: string[] = []
  for (let at = 0; at < lines.length; ) {
    const left = runOf(lines, at, '-')
    const came = runOf(lines, at + left.length, '+')
    const pairs = left.map((line, nth) => pairOf(screen, line, came[nth]))
    shown.push(...pairs.map(([line]) => line))
    shown.push(...came.map((line, nth) => pairs[nth]?.[1] ?? line))
    at += left.length + came.length
    const other = lines[at]
    if (left.length + came.length > 0 || other === undefined) continue
    shown.push(other)
    at++
  }
  return shown
}

function runOf(lines: readonly string[], from: number, mark: string): string[] {
  const end = lines.findIndex((line, nth) => nth >= from && !line.startsWith(mark))
  return lines.slice(from, end < 0 ? lines.length : end)
}

/** Shorter than this is read as it is. */
const LONG = 200
const AROUND = 40

function pairOf(
  screen: Screen,
  left: string,
  came: string | undefined,
): [string, string | undefined] {
  if (came === undefined || Math.max(left.length, came.length) < LONG) {
    return [left, came]
  }
  const [before, after] = [[...left.slice(1)], [...came.slice(1)]]
  const start = alikeIn(before, after)
  const end = alikeIn(before.slice(start).toReversed(), after.slice(start).toReversed())
  const narrow = (mark: string, whole: readonly string[]): string => {
    const head = Math.max(0, start - AROUND)
    const tail = Math.max(0, end - AROUND)
    const middle = whole.slice(head, whole.length - tail).join('')
    return `${mark}${alike(screen, head)}${middle}${alike(screen, tail)}`
  }
  return [narrow('-', before), narrow('+', after)]
}

function alikeIn(a: readonly string[], b: readonly string[]): number {
  const parting = a.findIndex((character, nth) => character !== b[nth])
  return parting < 0 ? Math.min(a.length, b.length) : parting
}

function alike({ mark, say }: Screen, count: number): string {
  return count === 0 ? '' : say(SAYS.alike(count, mark.more))
}
