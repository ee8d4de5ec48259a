/**
 * How the commands lay out what they say: the reader's language, rows of a label
 * and a text beside it. The screens of a run come from `report`.
 */
import { type Painters, padEnd, painters, symbols, wrap } from '@workshop/report'
import type { Text } from '@workshop/syllabus'
import type { Context } from './context.ts'
import { LABELS } from './phrases.ts'

/** Two columns of margin, ten of label: as on the screens of a run. */
const GUTTER = 12

const SPELLED: Readonly<Record<string, string>> = {
  '·': '-',
  '…': '...',
  '→': '->',
  '←': '<-',
  '“': '"',
  '”': '"',
  '≤': '<=',
  '≥': '>=',
  '×': 'x',
}

export interface Page {
  paint: Painters
  mark: ReturnType<typeof symbols>
  columns: number
  say(text: Text): string
  /** A label and a text that is wrapped beside it. */
  row(label: Text, text: Text | string): string[]
  /** A label and lines that stay as they are. */
  list(label: Text, lines: readonly string[]): string[]
  /** The command to type now, and a word on it. */
  next(command: string, note?: Text): string[]
}

export function pageFor({ theme, locale }: Pick<Context, 'theme' | 'locale'>): Page {
  const paint = painters(theme)
  const spell = (text: string) =>
    theme.unicode
      ? text
      : text.replace(/[·…→←“”≤≥×]/g, found => SPELLED[found] ?? found)
  const say = (text: Text) => spell(text[locale])
  const list = (label: Text, lines: readonly string[]) => {
    const head = paint.dim(`  ${padEnd(say(label), GUTTER - 2)}`)
    return lines.map((line, index) =>
      `${index === 0 ? head : ' '.repeat(GUTTER)}${line}`.trimEnd(),
    )
  }
  const row = (label: Text, text: Text | string) =>
    list(
      label,
      wrap(typeof text === 'string' ? spell(text) : say(text), theme.columns - GUTTER),
    )
  const next = (command: string, note?: Text) =>
    list(LABELS.next, [
      paint.accent(command) + (note ? paint.dim(`   (${say(note)})`) : ''),
    ])
  return { paint, mark: symbols(theme), columns: theme.columns, say, row, list, next }
}

/** Whole sentences below each other, wrapped to the width. */
export function paragraph(page: Page, text: Text): string[] {
  return wrap(page.say(text), page.columns)
}

export function print(context: Context, lines: readonly string[]): void {
  context.stdout.write(`${lines.join('\n')}\n`)
}
