/** Results for a terminal: one submission as a screen, many as a table. */
import {
  cut,
  type Painters,
  padEnd,
  painters,
  symbols,
  type Theme,
  widthOf,
  wrap,
} from '@workshop/report'
import type { Locale } from '@workshop/syllabus'
import { CHECK_WORDS, type GradeResult, limitText } from '../results/index.ts'
import {
  countText,
  insideOf,
  isolationText,
  isUnverified,
  remarksOf,
  scoreText,
  stageText,
  verdictText,
  whoOf,
} from './facts.ts'
import { forTerminal } from './sinks.ts'
import type { Audience, View, ViewCheck, ViewPitfall } from './view.ts'
import { viewOf } from './view-of.ts'
import { COLON, hiddenSummary, labelled, WORDS } from './words.ts'

export interface TerminalOptions {
  audience: Audience
  locale: Locale
  theme: Theme
}

interface Screen extends TerminalOptions {
  paint: Painters
}

/** Checks that passed are not listed one by one. */
export function renderTerminal(result: GradeResult, options: TerminalOptions): string {
  const screen = { ...options, paint: painters(options.theme) }
  const view = viewOf(result, options.audience)
  const lines = [
    ...headLines(view, screen),
    ...view.pitfalls.flatMap(pitfall => pitfallLines(pitfall, screen)),
    ...noticeLines(view, screen),
    ...(options.audience === 'instructor' ? insideLines(result, screen) : []),
  ]
  return `${lines.join('\n')}\n`
}

function headLines(view: View, screen: Screen): string[] {
  const { locale, theme, paint } = screen
  const { good, bad, between } = symbols(theme)
  const isGood = view.verdict === 'passed'
  const word = `${isGood ? good : bad} ${verdictText(view)[locale]}`
  const tone = isGood ? paint.good : paint.bad
  const title = `${whoOf(view)} ${between} ${stageText(view)[locale]}`
  const isolation = isolationText(view.isolation)?.[locale]
  return [
    paint.strong(shown(title, screen)),
    tone(word) + shown(`  ${scoreText(view)[locale]}`, screen, widthOf(word)),
    ...paragraph(countText(view)[locale], screen),
    ...(isolation === undefined
      ? []
      : [paint.dim(shown(labelled(WORDS.sandbox, isolation, locale), screen))]),
    ...remarksOf(view).flatMap(({ tone: weight, text }) =>
      paragraph(text[locale], screen).map(weight === 'bad' ? paint.bad : paint.dim),
    ),
    '',
  ]
}

const shown = (text: string, { theme }: Screen, taken = 0): string =>
  cut(forTerminal(text, theme), theme.columns - taken, symbols(theme).more)

function paragraph(text: string, { theme }: Screen, indent = ''): string[] {
  const room = theme.columns - indent.length
  return wrap(forTerminal(text, theme), room).map(line => indent + line)
}

function pitfallLines(pitfall: ViewPitfall, screen: Screen): string[] {
  const { locale, theme, paint } = screen
  const { good, bad } = symbols(theme)
  const isGood = pitfall.verdict === 'passed'
  const head = `${isGood ? good : bad} ${padEnd(pitfall.id, 22)} ${pitfall.points}/${pitfall.max}`
  const word = CHECK_WORDS[pitfall.verdict][locale]
  const line = shown(`${head}  ${word}`, screen)
  const hidden =
    pitfall.hidden === undefined
      ? []
      : [`    ${shown(hiddenSummary(pitfall.hidden)[locale], screen, 4)}`]
  return [
    isGood ? paint.good(line) : paint.bad(line),
    ...pitfall.checks
      .filter(({ verdict }) => verdict !== 'passed')
      .flatMap(check => checkLines(check, screen)),
    ...hidden,
  ]
}

function checkLines(check: ViewCheck, screen: Screen): string[] {
  const { locale, paint } = screen
  const seen = check.observed?.[locale]
  const hidden = check.visibility === 'hidden' ? ` [${WORDS.hidden[locale]}]` : ''
  const name = `${check.title[locale]}${hidden}`
  const title = `${name}${COLON[locale]}${CHECK_WORDS[check.verdict][locale]}`
  return [
    ...paragraph(title, screen, '    '),
    ...(seen === undefined ? [] : paragraph(seen, screen, '      ').map(paint.dim)),
    ...(check.limit === undefined
      ? []
      : paragraph(limitText(check.limit)[locale], screen, '      ').map(paint.dim)),
  ]
}

function noticeLines(view: View, screen: Screen): string[] {
  const { notices } = view.submission
  if (notices.length === 0) return []
  const { locale, paint } = screen
  const lines = notices.map(({ entry, message }) =>
    shown(
      `  ${entry === undefined ? '' : entry + COLON[locale]}${message[locale]}`,
      screen,
    ),
  )
  return ['', paint.strong(WORDS.notices[locale]), ...lines]
}

function insideLines(result: GradeResult, screen: Screen): string[] {
  const { locale, paint } = screen
  const lines = insideOf(result, locale).flatMap(({ label, value }) =>
    paragraph(labelled(label, value, locale), screen, '  ').map(paint.dim),
  )
  return ['', ...lines]
}

/** One line a submission, for the end of a batch. */
export function renderTerminalList(
  results: readonly GradeResult[],
  options: TerminalOptions,
): string {
  const { locale, theme } = options
  const screen = { ...options, paint: painters(theme) }
  if (results.length === 0) return `${WORDS.noResults[locale]}\n`
  const views = results.map(result => viewOf(result, options.audience))
  const cells = views.map(view => [
    cut(forTerminal(whoOf(view), theme), 32, symbols(theme).more),
    view.stage?.id ?? '??',
    `${view.verdict === 'passed' ? symbols(theme).good : symbols(theme).bad} ${verdictText(view)[locale]}`,
    scoreText(view)[locale],
    view.flags.map(({ kind }) => kind).join(' '),
  ])
  const widths = [0, 1, 2, 3, 4].map(column =>
    Math.max(...cells.map(row => widthOf(row[column] ?? ''))),
  )
  const lines = cells.map((row, at) => {
    const line = row.map((cell, column) => padEnd(cell, widths[column] ?? 0)).join('  ')
    const tone = views[at]?.verdict === 'passed' ? screen.paint.good : screen.paint.bad
    return tone(cut(line.trimEnd(), theme.columns, symbols(theme).more))
  })
  const open = views.some(isUnverified)
  const warning = open ? [screen.paint.bad(WORDS.unverified[locale]), ''] : []
  return `${[...warning, ...lines].join('\n')}\n`
}
