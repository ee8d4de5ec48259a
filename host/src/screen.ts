/**
 * How anything is shown. Whatever a server or a file says goes through `shown`: no
 * control, escape or direction character reaches the terminal, and no text is endless.
 */
import {
  cut,
  padEnd,
  painters,
  safe,
  symbols,
  type Theme,
  widthOf,
} from '@workshop/report'
import type { Locale, Text } from '@workshop/syllabus'

export interface Screen {
  readonly theme: Theme
  readonly locale: Locale
  readonly paint: ReturnType<typeof painters>
  readonly mark: ReturnType<typeof symbols>
  say(text: Text): string
  /** Foreign text on one line. */
  shown(text: unknown, most?: number): string
  /** Foreign text of several lines, each of them safe. */
  block(text: string, most?: number): string[]
  /** Rows in columns that fit their widest cell. */
  table(rows: readonly (readonly string[])[], widest?: readonly number[]): string[]
}

const LONGEST_LINE = 400
const MOST_LINES = 40
const WIDEST_CELL = 64

export function createScreen(theme: Theme, locale: Locale): Screen {
  const mark = symbols(theme)
  const paint = painters(theme)

  function shown(text: unknown, most = LONGEST_LINE): string {
    const whole = String(text)
    const head = whole.slice(0, most)
    const left = whole.length - head.length
    return safe(head, theme) + (left > 0 ? `${mark.more}(+${left})` : '')
  }

  function block(text: string, most = MOST_LINES): string[] {
    const lines = text.split(/\r\n|[\n\r\u2028\u2029]/)
    const left = lines.length - most
    const kept = lines.slice(0, most).map(line => shown(line))
    return left > 0 ? [...kept, `${mark.more} (+${left})`] : kept
  }

  function table(rows: readonly (readonly string[])[], widest: readonly number[] = []) {
    const cells = rows.map(row =>
      row.map((cell, column) => cut(cell, widest[column] ?? WIDEST_CELL, mark.more)),
    )
    const widths = (rows[0] ?? []).map((_, column) =>
      Math.max(...cells.map(row => widthOf(row[column] ?? ''))),
    )
    return cells.map(row =>
      row
        .map((cell, column) => padEnd(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  }

  return { theme, locale, paint, mark, say: text => text[locale], shown, block, table }
}

/** JSON for a line: the same value, with nothing in it that a terminal would obey. */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\p{Cf}\u007f-\u009f\u2028\u2029]/gu,
    character =>
      [...Array(character.length).keys()]
        .map(at => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
        .join(''),
  )
}
