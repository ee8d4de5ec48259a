/**
 * Where a word, a quoted text, a list or a bare value of a line ends, whatever it
 * is written in: a form, JSON inside JSON, a header, what `inspect` prints.
 * A character ends a value only if it was not encoded oftener than the value's name.
 */
import type { PlainText } from './plain-text.ts'

export function wordEnd(text: string, at: number): number {
  let end = at
  while (isWordCode(text.charCodeAt(end))) end++
  return end
}

function isWordCode(code: number): boolean {
  const isDigit = code >= 48 && code <= 57
  const isLetter = (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
  return isDigit || isLetter || code === 95 || code === 45
}

export function skip(text: string, at: number, characters: string): number {
  let end = at
  while (end < text.length && characters.includes(text.charAt(end))) end++
  return end
}

export function isQuote(text: string, at: number): boolean {
  return text[at] === '"' || text[at] === "'"
}

/** The `:` or `=` after a name that may be quoted, or be that of a list: `code[0]=`. */
export function separatorAfter(text: string, word: number): number | undefined {
  const at = word + (/^\[\w{0,20}\]/.exec(text.slice(word, word + 22))?.[0].length ?? 0)
  const quote = skip(text, at, '\\')
  const end = skip(text, isQuote(text, quote) ? quote + 1 : at, ' \t')
  return text[end] === ':' || text[end] === '=' ? end : undefined
}

/** A value stands on the next line only if it is quoted: `inspect` does that. */
export function valueStart(text: string, at: number): number {
  const next = skip(text, at, ' \t\r\n')
  return isQuote(text, next) ? next : skip(text, at, ' \t')
}

/** @param start where the backslashes before the opening quote begin */
export function quotedEnd(plain: PlainText, start: number, opening: number): number {
  const { text, depths } = plain
  // JSON in JSON: its quotes have one backslash, their escapes three.
  const escapes = opening - start
  let run = 0
  for (let at = opening + 1; at < text.length; at++) {
    if (text[at] === '\\') {
      run++
      continue
    }
    const isSame = text[at] === text[opening] && isNoDeeper(depths, at, opening)
    if (isSame && run % (2 * (escapes + 1)) === escapes) return at - escapes
    run = 0
  }
  return text.length
}

function isNoDeeper(depths: Uint8Array, at: number, than: number): boolean {
  return Number(depths[at]) <= Number(depths[than])
}

/** @param start of the opening bracket */
export function listEnd(plain: PlainText, start: number): number {
  const { text } = plain
  let at = start + 1
  while (at < text.length && text[at] !== ']') {
    const quote = skip(text, at, '\\')
    if (!isQuote(text, quote)) at = Math.max(quote, at + 1)
    else at = quotedEnd(plain, at, quote) + (quote - at) + 1
  }
  return Math.min(at + 1, text.length)
}

export function bareEnd(
  { text, depths }: PlainText,
  start: number,
  depth: number,
): number {
  let at = start
  while (at < text.length && !(Number(depths[at]) <= depth && isEnd(text, at))) at++
  // The backslash of a quote that is escaped is not the value's.
  if (text[at] === '"') while (at > start && text[at - 1] === '\\') at--
  return at
}

function isEnd(text: string, at: number): boolean {
  const character = text.charAt(at)
  // An apostrophe may stand in a URL.
  if (character === "'") return /^[\s,}\]]?$/.test(text.charAt(at + 1))
  return ' \t\r\n&"<>`'.includes(character)
}

export function lineEnd(
  { text, depths }: PlainText,
  start: number,
  depth: number,
): number {
  for (let at = start; at < text.length; at++) {
    const isBreak = '\r\n'.includes(text.charAt(at)) && Number(depths[at]) <= depth
    if (isBreak || /^\\[rn]$/.test(text.slice(at, at + 2))) return at
  }
  return text.length
}
