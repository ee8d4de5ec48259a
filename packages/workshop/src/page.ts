/**
 * How the commands lay out what they say: whole texts beside a label, as long as
 * they are. Margins, symbols and languages are those of the screens of a run.
 */
import {
  beside,
  GUTTER,
  nextRow,
  pageOf,
  type ScreenPage,
  spelled,
  wrap,
} from '@workshop/report'
import type { Text } from '@workshop/syllabus'
import type { Context } from './context.ts'

export interface Page extends Pick<ScreenPage, 'paint' | 'mark' | 'columns' | 'say'> {
  /** A label and a text that is wrapped beside it. */
  row(label: Text, text: Text | string): string[]
  /** A label and lines that stay as they are. */
  list(label: Text, lines: readonly string[]): string[]
  /** The command to type now, and a word on it. */
  next(command: string, note?: Text): string[]
}

export function pageFor({ theme, locale }: Pick<Context, 'theme' | 'locale'>): Page {
  const screen = pageOf({ theme, locale })
  const { paint, mark, columns, say } = screen
  const spell = (text: string) => (theme.unicode ? text : spelled(text))
  return {
    paint,
    mark,
    columns,
    say,
    row: (label, text) => {
      const shown = typeof text === 'string' ? spell(text) : say(text)
      return beside(screen, label, wrap(shown, columns - GUTTER))
    },
    list: (label, lines) => beside(screen, label, lines),
    next: (command, note) => nextRow(screen, command, note && say(note)),
  }
}

/** Whole sentences below each other, wrapped to the width. */
export function paragraph(page: Page, text: Text): string[] {
  return wrap(page.say(text), page.columns)
}

export function print(context: Context, lines: readonly string[]): void {
  context.stdout.write(`${lines.join('\n')}\n`)
}
