/**
 * Text that came from a subject or a peer, made fit for a terminal: nothing in it
 * may move the cursor, change a colour, turn the reading direction or hide. What
 * cannot be shown as it is, is shown by its code.
 */
import { symbols } from './paint.ts'
import { widthOf } from './wrap.ts'

/** One visible unit, and the part of the original that it stands for. */
export interface Cell {
  shown: string
  width: number
  /** UTF-16 offsets into the original, end exclusive. */
  start: number
  end: number
}

/** Controls, invisible and direction characters, lone surrogates, private use. */
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/u

/** More marks than this on one letter are noise, and would have no width. */
const LONGEST_CLUSTER = 12

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

function escaped(character: string, unicode: boolean): string {
  const code = character.codePointAt(0) ?? 0
  if (unicode && code === 0x0a) return symbols({ unicode }).newline
  if (unicode && code < 0x20) return String.fromCodePoint(0x2400 + code)
  if (unicode && code === 0x7f) return '␡'
  if (code === 0x0a) return '\\n'
  if (code === 0x0d) return '\\r'
  if (code === 0x09) return '\\t'
  const hex = code.toString(16)
  return code > 0xffff ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`
}

/** The visible units of a text, left to right. */
export function cellsOf(text: string, unicode: boolean): Cell[] {
  const cells: Cell[] = []
  const push = (shown: string, start: number, end: number) =>
    cells.push({ shown, width: widthOf(shown), start, end })
  for (const { segment, index } of segmenter.segment(text)) {
    if (!HIDDEN.test(segment) && segment.length <= LONGEST_CLUSTER) {
      push(segment, index, index + segment.length)
      continue
    }
    let at = index
    let dropped = false
    for (const character of segment) {
      const end = at + character.length
      if (HIDDEN.test(character)) push(escaped(character, unicode), at, end)
      else if (end - index <= LONGEST_CLUSTER) push(character, at, end)
      else dropped = true
      at = end
    }
    if (dropped) push(symbols({ unicode }).more, at, at)
  }
  return cells
}

/**
 * `text` without anything that a terminal would obey. Newlines become `⏎` (`\n`
 * in plain mode), so the result is always one line.
 */
export function safe(text: string, theme: { unicode: boolean } = { unicode: true }) {
  return cellsOf(text, theme.unicode)
    .map(cell => cell.shown)
    .join('')
}
