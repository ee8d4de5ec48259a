/**
 * Lines of a given width, for English and Chinese in one text. Widths are
 * terminal columns, so a Chinese character counts two. Knows nothing of colour:
 * text is wrapped first and painted afterwards.
 */
import stringWidth from 'string-width'

export const widthOf = (text: string): number => stringWidth(text)

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
  // A code span is a name or a command: half of it on the next line misleads.
  for (const part of text.split(/(`[^`]{1,40}`|\s+)/u)) {
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
  for (const grapheme of graphemes(piece)) {
    if (part !== '' && widthOf(part + grapheme) > width) {
      parts.push(part)
      part = ''
    }
    part += grapheme
  }
  return [...parts, part]
}

/** Lines of at most `width` columns; those after the first start with `hang` spaces. */
export function wrap(text: string, width: number, hang = 0): string[] {
  const room = Math.max(2, width)
  const indent = ' '.repeat(Math.min(hang, room - 2))
  const lines: string[] = []
  let line = ''
  const start = () => (lines.length === 0 ? '' : indent)
  const pieces = piecesOf(text.trim()).flatMap(piece => broken(piece, room - hang))
  for (const piece of pieces) {
    const empty = line.trim() === ''
    if (empty && piece === ' ') continue
    if (!empty && widthOf(line + piece) > room) {
      lines.push(line.trimEnd())
      line = start()
      if (piece === ' ') continue
    }
    line += piece
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
