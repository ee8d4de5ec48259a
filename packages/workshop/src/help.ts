/** What `--help` prints: all commands, or one with its options. */
import { padEnd, widthOf } from '@workshop/report'
import type { Text } from '@workshop/syllabus'
import { COMMANDS, type Command } from './commands.ts'
import type { Context } from './context.ts'
import { type Page, pageFor } from './page.ts'
import { LABELS } from './phrases.ts'

const EVERYWHERE: NonNullable<Command['options']> = [
  ['--lang en|zh', { en: 'language of the screens', zh: '屏幕上用的语言' }],
  ['--plain', { en: 'no colour, ASCII only', zh: '不用颜色，符号只用 ASCII' }],
  ['--help', { en: 'this text', zh: '显示这段说明' }],
]

export function overview(context: Context): string[] {
  const page = pageFor(context)
  return [
    ...page.row(LABELS.usage, 'pnpm <command> [--lang en|zh] [--plain] [--help]'),
    '',
    ...page.list(
      LABELS.commands,
      table(
        page,
        COMMANDS.map(({ usage, summary }) => [usage, summary]),
      ),
    ),
  ]
}

export function helpOf({ usage, summary, options }: Command, context: Context) {
  const page = pageFor(context)
  return [
    page.paint.strong(page.say(summary)),
    '',
    ...page.row(LABELS.usage, `pnpm ${usage}`),
    '',
    ...page.list(LABELS.options, table(page, [...(options ?? []), ...EVERYWHERE])),
  ]
}

function table(page: Page, rows: readonly (readonly [string, Text])[]): string[] {
  const widest = Math.max(...rows.map(([name]) => widthOf(name)))
  return rows.map(([name, text]) => `${padEnd(name, widest)}   ${page.say(text)}`)
}
