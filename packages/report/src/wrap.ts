/**
 * Lines of a given width, for English and Chinese in one text. Widths are
 * terminal columns, so a Chinese character counts two. Knows nothing of colour:
 * text is wrapped first and painted afterwards.
 */
import stringWidth from 'string-width'

const KNOWN = new Map<string, number>()

/** Columns of a text. Single characters are asked for again and again: remembered. */
export function widthOf(text: string): number {
  if (text.length > 2) return stringWidth(text)
  const known = KNOWN.get(text)
  if (known !== undefined) return known
  const width = stringWidth(text)
  if (KNOWN.size < 10_000) KNOWN.set(text, width)
  return width
}

/** Never at the start of a line. */
const CLOSING = /^[，。、；：？！）」』】》〉”’…—～·％,.;:?!)\]}%]/u
/** Never at the end of a line. */
const OPENING = /[（「『【《〈“‘([{]$/u
/** Scripts that may be broken between any two characters. */
const IDEOGRAPH =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const graphemes = (text: string): string[] =>
  Array.from(segmenter.segment(text), part => part.segment)

/** Pieces that stay whole, a space being a piece of its own. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  // A code span is a name, a path or a command: half of it on the next line misleads.
  for (const part of text.split(/(`[^`]{1,72}`|\s+)/u)) {
    if (part === '') continue
    if (/^\s+$/u.test(part)) pieces.push(' ')
    else if (part.startsWith('`') && part.length > 1) join(pieces, part)
    else for (const grapheme of graphemes(part)) join(pieces, grapheme)
  }
  return pieces
}

function join(pieces: string[], next: string): void {
  const last = pieces.at(-1)
  const mayBreak =
    last === undefined ||
    last === ' ' ||
    ((IDEOGRAPH.test(last.slice(-2)) || IDEOGRAPH.test(next)) &&
      !CLOSING.test(next) &&
      !OPENING.test(last))
  if (mayBreak) pieces.push(next)
  else pieces[pieces.length - 1] = last + next
}

/** A piece wider than a whole line has to be broken somewhere. */
function broken(piece: string, width: number): string[] {
  if (widthOf(piece) <= width) return [piece]
  const parts: string[] = []
  let part = ''
  let used = 0
  for (const grapheme of graphemes(piece)) {
    const columns = widthOf(grapheme)
    if (part !== '' && used + columns > width) {
      parts.push(part)
      part = ''
      used = 0
    }
    part += grapheme
    used += columns
  }
  return [...parts, part]
}

/** Lines of at most `width` columns; those after the first start with `hang` spaces. */
export function wrap(text: string, width: number, hang = 0): string[] {
  const room = Math.max(2, width)
  const indent = ' '.repeat(Math.min(hang, room - 2))
  const lines: string[] = []
  let line = ''
  let used = 0
  const add = (piece: string, columns: number) => {
    line += piece
    used += columns
  }
  for (const piece of piecesOf(text).flatMap(whole => broken(whole, room - hang))) {
    const empty = line.trim() === ''
    if (empty && piece === ' ') continue
    const columns = widthOf(piece)
    if (!empty && used + columns > room) {
      lines.push(line.trimEnd())
      line = ''
      used = 0
      add(indent, indent.length)
      if (piece === ' ') continue
    }
    add(piece, columns)
  }
  return line.trim() === '' && lines.length > 0 ? lines : [...lines, line.trimEnd()]
}

/** At most `width` columns of a text; `more` says that something was cut. */
export function cut(text: string, width: number, more = '…'): string {
  if (widthOf(text) <= width) return text
  const room = width - widthOf(more)
  let kept = ''
  let used = 0
  for (const grapheme of graphemes(text)) {
    used += widthOf(grapheme)
    if (used > room) break
    kept += grapheme
  }
  return kept.trimEnd() + more
}

/** The end of a text in at most `width` columns: of a path, that is what matters. */
export function cutStart(text: string, width: number, more = '…'): string {
  if (widthOf(text) <= width) return text
  const room = width - widthOf(more)
  let kept = ''
  let used = 0
  for (const grapheme of graphemes(text).reverse()) {
    used += widthOf(grapheme)
    if (used > room) break
    kept = grapheme + kept
  }
  return more + kept
}

/** At most `count` lines, the last one marked when there were more. */
export function clip(lines: string[], count: number, width: number, more = '…') {
  if (lines.length <= count) return lines
  const last = lines[count - 1] ?? ''
  return [...lines.slice(0, count - 1), cut(`${last} ${more}`, width, more)]
}

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** `left` and `right` at the two ends of a line; the left one gives way. */
export function ends(left: string, right: string, width: number, more = '…'): string {
  const room = width - widthOf(right) - 2
  return `${padEnd(cut(left, room, more), room)}  ${right}`
}
