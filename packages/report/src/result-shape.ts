/**
 * The one shape in which every maintainer's command reports: one object, figures
 * with a goal, and `ok` that follows from them. A figure that could not be
 * measured is null with a reason, and is never ok.
 */
import type { Locale, Text } from '@workshop/syllabus'
import { spelled } from './page.ts'
import { painters, symbols, type Theme } from './paint.ts'
import { safe } from './safe.ts'
import { cut, padEnd, widthOf } from './wrap.ts'

export interface Figure {
  /** `null`: could not be measured, and `reason` says why. */
  value: number | string | null
  unit: string
  /** As a person would say it: `≤ 1.3`, `all`, `reported`. */
  goal: string
  ok: boolean
  reason?: string
}

export interface CommandResult<Details = unknown> {
  command: string
  ok: boolean
  summary: string
  figures: Readonly<Record<string, Figure>>
  details: Details
}

export function figure(
  value: number | string,
  unit: string,
  goal: string,
  ok: boolean,
): Figure {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return notMeasured(unit, goal, `expected a finite number, got ${value} (number)`)
  }
  return { value, unit, goal, ok }
}

export const notMeasured = (unit: string, goal: string, reason: string): Figure => ({
  value: null,
  unit,
  goal,
  ok: false,
  reason,
})

export const atMost = (value: number, limit: number, unit = ''): Figure =>
  figure(value, unit, `≤ ${limit}`, value <= limit)

export const atLeast = (value: number, limit: number, unit = ''): Figure =>
  figure(value, unit, `≥ ${limit}`, value >= limit)

/** `done` of `total`, good when it is all of them and there is at least one. */
export const allOf = (done: number, total: number, unit = ''): Figure =>
  figure(`${done}/${total}`, unit, 'all', done === total && total > 0)

export const reported = (value: number | string, unit = ''): Figure =>
  figure(value, unit, 'reported', true)

export function commandResult<Details>(
  command: string,
  summary: string,
  figures: Readonly<Record<string, Figure>>,
  details: Details,
): CommandResult<Details> {
  const ok = Object.values(figures).every(({ ok }) => ok)
  return { command, ok, summary, figures, details }
}

const WORDS: Record<'ok' | 'missed' | 'goal' | 'notMeasured', Text> = {
  ok: { en: 'ok', zh: '达标' },
  missed: { en: 'missed', zh: '未达标' },
  goal: { en: 'goal', zh: '目标' },
  notMeasured: { en: 'not measured', zh: '未测得' },
}

/** The figures as a table, one a line, for people. */
export function renderFigures(
  result: CommandResult,
  { theme, locale }: { theme: Theme; locale: Locale },
): string {
  const paint = painters(theme)
  const mark = symbols(theme)
  const rows = Object.entries(result.figures).map(([name, figure]) => ({
    figure,
    cells: [
      figure.ok
        ? `${mark.good} ${WORDS.ok[locale]}`
        : `${mark.bad} ${WORDS.missed[locale]}`,
      safe(name, theme),
      shown(figure, locale, theme),
      `${WORDS.goal[locale]} ${plain(figure.goal, theme)}`,
    ],
  }))
  const widths = [0, 1, 2, 3].map(column =>
    Math.max(0, ...rows.map(({ cells }) => widthOf(cells[column] ?? ''))),
  )
  const lines = rows.map(({ figure, cells }) => {
    const [head = '', ...rest] = cells.map((cell, column) =>
      padEnd(cell, widths[column] ?? 0),
    )
    const room = theme.columns - widthOf(head) - 4
    const tone = figure.ok ? paint.good : paint.bad
    return `  ${tone(head)}  ${cut(rest.join('  ').trimEnd(), room, mark.more)}`
  })
  const summary = cut(safe(result.summary, theme), theme.columns, mark.more)
  return [paint.strong(summary), ...lines, ''].join('\n')
}

function shown(figure: Figure, locale: Locale, theme: Theme): string {
  if (figure.value === null) {
    return `${WORDS.notMeasured[locale]}: ${safe(figure.reason ?? '', theme)}`
  }
  return plain(`${figure.value} ${figure.unit}`.trim(), theme)
}

const plain = (text: string, theme: Theme) => {
  const shown = safe(text, theme)
  return theme.unicode ? shown : spelled(shown)
}
