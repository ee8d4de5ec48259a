/** The scoreboard as one result, and as a screen of at most 25 lines. */

import { gapsIn } from '@workshop/host-stack'
import {
  type CommandResult,
  commandResult,
  cut,
  figure,
  painters,
  renderFigures,
  safe,
  symbols,
  type Theme,
  table,
} from '@workshop/report'
import type { Locale, Text } from '@workshop/syllabus'
import type { Row, Scoreboard } from './scoreboard.ts'

export interface Details extends Scoreboard {
  /** Stage 05 and stage 04 of the host. */
  subject: string
  tokens: string
}

export function resultOf(details: Details): CommandResult<Details> {
  const { rows, falseAlarms } = details
  const detected = rows.filter(({ signal }) => signal !== null).length
  const all = rows.length
  const figures = {
    detected: figure(detected, `of ${all}`, `${all}`, all > 0 && detected === all),
    falseAlarms: figure(falseAlarms.length, '', '0', falseAlarms.length === 0),
  }
  return commandResult('drill', summaryOf(details).en, figures, details)
}

function summaryOf({ rows, falseAlarms, seeds }: Details): Text {
  const detected = rows.filter(({ signal }) => signal !== null).length
  const score = `${detected}/${rows.length}`
  const [runs, alarms] = [seeds.length, falseAlarms.length]
  return {
    en:
      `drill: ${score} silent failures detected, ${alarms} false alarms ` +
      `in healthy runs (seeds: ${runs})`,
    zh: `演练：${score} 个静默故障被发现，正常运行时误报 ${alarms} 次（种子 ${runs} 个）`,
  }
}

const HEAD: Record<Locale, string[]> = {
  en: ['', '', 'calls', 'silent failure', 'what moved'],
  zh: ['', '', '调用', '静默故障', '哪个信号动了'],
}
const WORDS = {
  unwritten: { en: 'not written yet', zh: '还没写' },
  thrown: { en: 'it throws', zh: '抛了错' },
  unloaded: { en: 'does not load', zh: '加载不了' },
  nothing: { en: 'nothing moved', zh: '没有信号动' },
  falsely: { en: 'false alarm', zh: '误报' },
  next: {
    en: 'next: pnpm detect, to write the check for one of them yourself',
    zh: '下一步：pnpm detect，自己写一个这样的检测',
  },
  mend: {
    en: 'next: pnpm test --filter stage-05, whose signals these are',
    zh: '下一步：pnpm test --filter stage-05，这些信号都是那个阶段的',
  },
  worst: {
    en: 'calls: from the change to the alarm, the worst of all seeds',
    zh: '调用：从改动到报警的调用次数，取所有种子中最差的一次',
  },
} as const
/** More false alarms than this, and the rest is in `--json`. */
const SHOWN = 2

export interface Look {
  theme: Theme
  locale: Locale
}

export function renderResult(result: CommandResult<Details>, look: Look): string {
  const { theme, locale } = look
  const { details } = result
  const mark = symbols(theme)
  const fit = (line: string): string => cut(safe(line, theme), theme.columns, mark.more)
  const cells = [HEAD[locale], ...details.rows.map(row => cellsOf(row, look))]
  const lines = table(cells).map(line => fit(`  ${line}`))
  const paint = painters(theme)
  const alarms = details.falseAlarms
    .slice(0, SHOWN)
    .map(({ seed, watch, signal }) =>
      fit(`  ${WORDS.falsely[locale]}: ${watch}, ${signal} (seed ${seed})`),
    )
  return [
    renderFigures({ ...result, summary: summaryOf(details)[locale] }, look),
    ...lines.map((line, at) => toned(line, details.rows[at - 1], paint)),
    ...alarms,
    ...details.unloaded
      .slice(0, SHOWN)
      .map(file => paint.bad(fit(`  ${WORDS.unloaded[locale]}: ${file}`))),
    ...gapLines(details, locale).map(line => paint.bad(fit(`  ${line}`))),
    fit(`  ${WORDS.worst[locale]}`),
    fit(`  ${details.subject}, ${details.tokens}`),
    fit(`  ${(result.ok ? WORDS.next : WORDS.mend)[locale]}`),
    '',
  ].join('\n')
}

function gapLines({ gaps }: Details, locale: Locale): string[] {
  const { unwritten, thrown } = gapsIn(gaps)
  const told = [
    [WORDS.unwritten, [...unwritten.keys()]],
    [WORDS.thrown, thrown],
  ] as const
  return told
    .filter(([, gaps]) => gaps.length > 0)
    .map(([says, gaps]) => `${says[locale]}: ${gaps.join(', ')}`)
    .slice(0, 1)
}

function cellsOf({ id, title, signal, calls }: Row, { theme, locale }: Look): string[] {
  const mark = symbols(theme)
  const known = calls.filter(count => count !== null)
  if (signal === null) {
    const some = known.length > 0 ? ` (${known.length}/${calls.length})` : ''
    return [mark.bad, id, '-', title[locale], `${WORDS.nothing[locale]}${some}`]
  }
  return [mark.good, id, `${Math.max(...known)}`, title[locale], signal]
}

function toned(
  line: string,
  row: Row | undefined,
  paint: ReturnType<typeof painters>,
): string {
  if (!row) return line
  return row.signal === null ? paint.bad(line) : line
}
