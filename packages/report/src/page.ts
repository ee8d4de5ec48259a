/**
 * What every screen is laid out with: the reader's language, the theme, and rows
 * of a label and a text beside it. Knows nothing of verdicts.
 */
import type { Locale, Text } from '@workshop/syllabus'
import {
  type Painters,
  painters,
  type SymbolName,
  symbols,
  type Theme,
} from './paint.ts'
import { clip, cut, padEnd, widthOf, wrap } from './wrap.ts'

export interface PageOptions {
  locale: Locale
  theme: Theme
}

export interface Page {
  locale: Locale
  theme: Theme
  paint: Painters
  mark: Readonly<Record<SymbolName, string>>
  /** Columns of a line. */
  columns: number
  /** Our own words in the reader's language, with the symbols the theme allows. */
  say(text: Text): string
  /** In the parentheses of the reader's language. */
  aside(text: string): string
  /** With a colon after it, and a blank where the language has one. */
  lead(text: Text): string
  /** Names one after the other. */
  list(names: readonly string[]): string
}

/** Columns before a row's text: two of margin, ten of label. */
export const GUTTER = 12

const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/[·—–]/g, '-'],
  [/…/g, '...'],
  [/[“”]/g, '"'],
  [/[‘’]/g, "'"],
  [/→/g, '->'],
  [/←/g, '<-'],
  [/↔/g, '<->'],
  [/≤/g, '<='],
  [/≥/g, '>='],
  [/×/g, 'x'],
]

/** ASCII spellings of the symbols that our own prose uses. */
export function spelled(text: string): string {
  return SPELLED.reduce((rest, [symbol, word]) => rest.replace(symbol, word), text)
}

export function pageOf({ locale, theme }: PageOptions): Page {
  return {
    locale,
    theme,
    paint: painters(theme),
    mark: symbols(theme),
    columns: Math.max(40, theme.columns),
    say: text => (theme.unicode ? text[locale] : spelled(text[locale])),
    aside: text => (locale === 'zh' ? `（${text}）` : ` (${text})`),
    lead: text => (locale === 'zh' ? `${text.zh}：` : `${text.en}: `),
    list: names => names.join(locale === 'zh' ? '、' : ', '),
  }
}

/** Room for the text of a row. */
export const roomOf = (page: Page) => page.columns - GUTTER

/** A label and a text, wrapped beside it in at most `most` lines. */
export function row(page: Page, label: Text, text: string, most = 3): string[] {
  const room = roomOf(page)
  const lines = clip(wrap(text, room), most, room, page.mark.more)
  return beside(page, label, lines)
}

/** Short parts beside a label: on one line where they fit, else one below the other. */
export function partsRow(page: Page, label: Text, parts: readonly string[]): string[] {
  const room = roomOf(page)
  const lines = packed(parts, room).map(line => cut(line, room, page.mark.more))
  return beside(page, label, lines)
}

/** Short parts on as few lines as they fit on, in their order. */
export function packed(parts: readonly string[], room: number): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    const joined = last === undefined ? part : `${last}${PART_GAP}${part}`
    if (last === undefined || widthOf(joined) > room) lines.push(part)
    else lines[lines.length - 1] = joined
  }
  return lines
}

const PART_GAP = '   '

/** A label beside lines that are ready; the text column is the same everywhere. */
export function beside(page: Page, label: Text, lines: readonly string[]): string[] {
  const head = `  ${padEnd(page.say(label), GUTTER - 2)}`
  return lines.map((line, index) =>
    `${index === 0 ? page.paint.dim(head) : ' '.repeat(GUTTER)}${line}`.trimEnd(),
  )
}

/** The command to type now, and a word on it; always one line, always the last. */
export function nextRow(page: Page, command: string, note?: string): string[] {
  const room = roomOf(page)
  const shown = cut(command, room, page.mark.more)
  const aside = note === undefined ? '' : `  ${page.aside(note)}`
  // A note that does not fit is left out: half of one would pass for the command.
  const words = widthOf(shown + aside) <= room ? aside : ''
  return beside(page, NEXT, [`${page.paint.accent(shown)}${page.paint.dim(words)}`])
}

const NEXT: Text = { en: 'next', zh: '下一步' }
