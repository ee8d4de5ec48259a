/**
 * Foreign text made harmless for one kind of reader each. A report writes nothing
 * that came from outside except through one of these; `R01`–`R06` in the tests hold
 * every format to it.
 */
import { safe, type Theme } from '@workshop/report'

/** One line, nothing invisible, nothing that turns direction: the base of all sinks. */
export const plain = (text: string): string =>
  safe(text.replace(NONCHARACTER, '\ufffd'))

/** Neither HTML nor XML may contain them. */
const NONCHARACTER = /\p{Noncharacter_Code_Point}/gu

export const forTerminal = (text: string, theme: Theme): string => safe(text, theme)

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For text and for attributes in quotation marks. */
export const forHtml = (text: string): string =>
  plain(text).replace(/[&<>"']/g, character => ENTITIES[character] ?? '')

/** For our own sentences: what stands in backticks is code. */
export const ownHtml = (text: string): string =>
  forHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')

export const forXml = forHtml

/** What a spreadsheet takes for a formula, in ordinary and full width. */
const FORMULA = /^[\s'"]*[=+\-@\t\r＝＋－＠]/u

/** Always in quotation marks; what would be a formula becomes a text. */
export function forCsv(text: string): string {
  const shown = plain(text)
  const inert = FORMULA.test(shown) || FORMULA.test(text) ? `'${shown}` : shown
  return `"${inert.replaceAll('"', '""')}"`
}

/**
 * A code span: no markup, link, mention or picture works inside. Its fence is
 * longer than any run of backticks in it.
 */
export function forMarkdown(text: string, { inTable = false } = {}): string {
  const shown = plain(text).trim()
  if (shown === '') return '` `'
  const fence = '`'.repeat(longestRun(shown) + 1)
  const room = /^`|`$/.test(shown) ? ' ' : ''
  // A bar cannot be escaped behind a backslash, and would begin a cell of its own.
  const inside = inTable ? shown.replaceAll('|', '¦') : shown
  return `${fence}${room}${inside}${room}${fence}`
}

/** Several foreign lines as one block. */
export function fenced(lines: readonly string[]): string {
  const shown = lines.map(plain)
  const fence = '`'.repeat(Math.max(3, longestRun(shown.join('\n')) + 1))
  return [`${fence}text`, ...shown, fence].join('\n')
}

const longestRun = (text: string) =>
  (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0)

/** What a terminal or an editor would obey, were the file shown as it is. */
const ACTIVE_IN_JSON = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

const unicodeEscape = (character: string) =>
  character
    .split('')
    .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')

/** JSON of whole characters, in which nothing invisible stands unescaped. */
export function forJson(value: unknown, indent = 2): string {
  const text = JSON.stringify(
    value,
    (_, inner: unknown) =>
      typeof inner === 'string' ? inner.replace(/\p{Cs}/gu, '\ufffd') : inner,
    indent,
  )
  return text.replace(ACTIVE_IN_JSON, unicodeEscape)
}

/**
 * Lines for the log of a workflow. Commands are off between the two lines with the
 * token, which the text must not know.
 */
export function forActionsLog(lines: readonly string[], token: string): string {
  if (!/^[0-9a-zA-Z]{16,}$/.test(token)) {
    throw new Error(
      `expected a random token of 16 or more, got ${token.length} (string)`,
    )
  }
  return [`::stop-commands::${token}`, ...lines.map(plain), `::${token}::`, ''].join(
    '\n',
  )
}
