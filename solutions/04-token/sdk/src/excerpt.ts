/**
 * The head and the tail of a text, with a mark between them. Errors tend to stand at
 * the end, so the tail is not what is thrown away.
 */
import { bordersOf } from './graphemes.ts'
import { countTokens } from './tokens.ts'

export interface Room {
  characters: number
  tokens: number
}

// #region oversized-result
/** How far one step goes back at least, so that the steps are few. */
const STEP = 0.95

/** As much of both ends as there is room for. The marks count. */
export function excerptOf(text: string, room: Room): string {
  if (text.length <= room.characters && countTokens(text) <= room.tokens) return text
  const label = isJson(text)
    ? `[part of ${text.length} characters of JSON, not JSON]\n`
    : ''
  const mark = `\n… [cut here: ${text.length} characters in all] …\n`
  const borders = bordersOf(text)
  let length = Math.min(text.length, room.characters) - label.length - mark.length
  for (;;) {
    const half = Math.max(0, Math.floor(length / 2))
    const head = text.slice(0, borders.before(half))
    const tail = text.slice(borders.after(text.length - half))
    const excerpt = [label, head, mark, tail].join('')
    const tokens = countTokens(excerpt)
    if (tokens <= room.tokens || half === 0) return excerpt
    length = Math.floor(length * Math.min(room.tokens / tokens, STEP))
  }
}

function isJson(text: string): boolean {
  if (!/^\s*[[{"]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    // Text that begins like JSON is text.
    return false
  }
}
// #endregion oversized-result
