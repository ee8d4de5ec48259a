/**
 * Finds the secrets in a line, by the names in front of them and by their shape.
 * Each character is looked at a few times at most, however long the line is.
 */
import type { PlainText } from './plain-text.ts'
import {
  bareEnd,
  isQuote,
  lineEnd,
  listEnd,
  quotedEnd,
  separatorAfter,
  skip,
  valueStart,
  wordEnd,
} from './spans.ts'

/** From the first character to the one after the last, in the plain text. */
export type Range = readonly [start: number, end: number]

/** In lower case, without `_` and `-`. */
const NAMES = new Set([
  ...['code', 'state', 'nonce', 'codeverifier', 'devicecode', 'usercode'],
  ...['assertion', 'clientassertion', 'authorizationcode'],
  ...['authorization', 'proxyauthorization', 'cookie', 'setcookie'],
])
const TOKEN = /(token(hint)?|secret|password|apikey|sessionid)$/
/** Their values go on to the end of the line. */
const WHOLE_LINE = /^(proxyauthorization|authorization|cookie|setcookie)$/
/** Counts the steps of a call; nobody gets in with it. */
const NO_SECRET = 'progresstoken'
const LONGEST_NAME = 60
const LITERAL = /^(\{|(null|true|false)(?![\w.-]))/
const NUMBER = /^-?\d[\d.]*(?![\w.-])/
const LONGEST_LITERAL = 24

/** `https://user:password@`, or a token in its place. */
const USER = /:(?:\\{0,8}\/){2}([^\s/?#"'<>\\`]+)@/y

const SCHEMES = /^(bearer|basic|dpop)$/
/** What follows a scheme in a challenge, where no secret is. */
const CHALLENGE =
  /^(realm|scope|error|error_description|error_uri|resource|resource_metadata|algs)=/i
/** What may stand in a list of scopes, of which `code:read` may be one. */
const SCOPES = /[ "'+=\\[,:/.*]/

export function* secretsIn(plain: PlainText): Generator<Range> {
  const { text } = plain
  let isScope = false
  for (let at = 0; at < text.length; ) {
    const end = wordEnd(text, at)
    if (end === at) {
      const user = userAt(text, at)
      if (user) yield user
      if (!SCOPES.test(text.charAt(at))) isScope = false
      at = user?.[1] ?? at + 1
      continue
    }
    isScope ||= isScopeName(text, at, end)
    const found =
      isScope && isColonInside(text, end) ? undefined : secretAt(plain, at, end)
    if (found && found[1] > found[0]) yield found
    at = Math.max(end, found?.[1] ?? 0)
  }
}

function userAt(text: string, at: number): Range | undefined {
  USER.lastIndex = at
  const [whole, user] = (text[at] === ':' && USER.exec(text)) || []
  if (whole === undefined || user === undefined) return
  const end = at + whole.length - 1
  return [end - user.length, end]
}

function secretAt(plain: PlainText, start: number, end: number): Range | undefined {
  return (
    namedSecret(plain, start, end) ??
    credentials(plain, start, end) ??
    signedToken(plain.text, start, end)
  )
}

/** `code=…`, `"code": "…"`, `Cookie: …`, if this word is the name of a secret. */
function namedSecret(plain: PlainText, start: number, end: number): Range | undefined {
  const { text, depths } = plain
  const name = nameIn(text, start, end)
  if (!NAMES.has(name) && (!TOKEN.test(name) || name === NO_SECRET)) return
  const separator = separatorAfter(text, end)
  if (separator === undefined) return
  const depth = Number(depths[separator])
  const isArrow = text.startsWith('=>', separator)
  const at = valueStart(text, separator + (isArrow ? 2 : 1))

  const opening = skip(text, at, '\\')
  if (isQuote(text, opening) && Number(depths[opening]) <= depth) {
    return [afterScheme(text, opening + 1), quotedEnd(plain, at, opening)]
  }
  if (text[at] === '[') return [at, listEnd(plain, at)]
  // `{"code":-32601}` is an error's, and an object has names of its own.
  const head = text[separator] === ':' ? text.slice(at, at + LONGEST_LITERAL) : ''
  if (LITERAL.test(head) || (name === 'code' && NUMBER.test(head))) return
  const value = afterScheme(text, at)
  const isLine = WHOLE_LINE.test(name) && value === at
  return [value, isLine ? lineEnd(plain, at, depth) : bareEnd(plain, value, depth)]
}

/** `Bearer …` and `Basic …` without a name in front. */
function credentials(plain: PlainText, start: number, end: number): Range | undefined {
  const { text, depths } = plain
  const at = afterScheme(text, start)
  if (at === start) return
  const stop = bareEnd(plain, at, Number(depths[end]))
  const value = text.slice(at, stop)
  if (CHALLENGE.test(value)) return
  const isBasic = nameIn(text, start, end) === 'basic'
  if (isBasic && !Buffer.from(value, 'base64').includes(':')) return
  return [at, stop]
}

/** `eyJ….….…`: the base64 of `{"`, and at least two more parts. */
function signedToken(text: string, start: number, end: number): Range | undefined {
  const at = text.slice(start, end).indexOf('eyJ')
  if (at < 0 || text[end] !== '.') return
  let stop = wordEnd(text, end + 1)
  if (text[stop] !== '.') return
  while (text[stop] === '.') stop = wordEnd(text, stop + 1)
  return [start + at, stop]
}

function nameIn(text: string, start: number, end: number): string {
  const from = Math.max(start, end - LONGEST_NAME)
  return text.slice(from, end).toLowerCase().replace(/[_-]/g, '')
}

function isScopeName(text: string, start: number, end: number): boolean {
  const name = nameIn(text, start, end)
  const isOne = name === 'scope' || name === 'scopes' || name === 'scopessupported'
  return isOne && separatorAfter(text, end) !== undefined
}

function isColonInside(text: string, at: number): boolean {
  return text[at] === ':' && wordEnd(text, at + 1) > at + 1
}

/** Where a scheme is followed by something, that; else `at` itself. */
function afterScheme(text: string, at: number): number {
  const end = wordEnd(text, at)
  if (text[end] !== ' ' || !SCHEMES.test(nameIn(text, at, end))) return at
  return skip(text, end, ' ')
}
