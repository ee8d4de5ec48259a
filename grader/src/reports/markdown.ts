/**
 * A result as Markdown, for a comment, a job's summary or a file. Foreign text
 * stands in code only; our own words are the only markup.
 */
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
import { fenced, forMarkdown } from './sinks.ts'
import type { Audience, View, ViewCheck, ViewPitfall } from './view.ts'
import { viewOf } from './view-of.ts'
import { COLON, hiddenSummary, labelled, WORDS } from './words.ts'

export interface MarkdownOptions {
  audience: Audience
  locale: Locale
}

export function renderMarkdown(result: GradeResult, options: MarkdownOptions): string {
  const { locale, audience } = options
  const view = viewOf(result, audience)
  return `${[
    `# ${labelled(WORDS.report, stageText(view)[locale], locale)}`,
    ...(isUnverified(view) ? [`**${WORDS.unverified[locale]}**`] : []),
    summaryTable(view, locale),
    ...remarkList(view, locale),
    ...(view.pitfalls.length === 0 ? [] : [pitfallTable(view, locale)]),
    ...view.pitfalls.flatMap(pitfall => pitfallSection(pitfall, locale)),
    ...noticeSection(view, locale),
    ...(audience === 'instructor' ? [insideSection(result, locale)] : []),
  ].join('\n\n')}\n`
}

function summaryTable(view: View, locale: Locale): string {
  const isolation = isolationText(view.isolation)?.[locale]
  return table([
    [WORDS.submission[locale], forMarkdown(whoOf(view), { inTable: true })],
    [WORDS.verdict[locale], `**${verdictText(view)[locale]}**`],
    [WORDS.points[locale], scoreText(view)[locale]],
    [WORDS.checks[locale], countText(view)[locale]],
    ...(isolation === undefined ? [] : [[WORDS.sandbox[locale], isolation]]),
    [WORDS.gradedAt[locale], forMarkdown(view.gradedAt, { inTable: true })],
  ])
}

/** The first row is the header: Markdown has no table without one. */
function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}

function remarkList(view: View, locale: Locale): string[] {
  const remarks = remarksOf(view).filter(({ text }) => text !== WORDS.unverified)
  if (remarks.length === 0) return []
  return [
    remarks
      .map(
        ({ text, foreign }) =>
          `- ${foreign ? forMarkdown(text[locale]) : text[locale]}`,
      )
      .join('\n'),
  ]
}

function pitfallTable(view: View, locale: Locale): string {
  const head = [WORDS.pitfall, WORDS.level, WORDS.verdict, WORDS.points]
  const rows = view.pitfalls.map(({ id, level, verdict, points, max }) => [
    forMarkdown(id, { inTable: true }),
    (level === 'must' ? WORDS.core : WORDS.beyond)[locale],
    CHECK_WORDS[verdict][locale],
    `${points} / ${max}`,
  ])
  return table([head.map(word => word[locale]), ...rows])
}

/** Only what did not pass has a section of its own. */
function pitfallSection(pitfall: ViewPitfall, locale: Locale): string[] {
  const red = pitfall.checks.filter(({ verdict }) => verdict !== 'passed')
  if (red.length === 0 && pitfall.hidden === undefined) return []
  return [
    `## ${pitfall.id}${COLON[locale]}${pitfall.title[locale]}`,
    ...(pitfall.hidden === undefined ? [] : [hiddenSummary(pitfall.hidden)[locale]]),
    ...red.map(check => checkText(check, locale)),
  ]
}

function checkText(check: ViewCheck, locale: Locale): string {
  const hidden = check.visibility === 'hidden' ? ` (${WORDS.hidden[locale]})` : ''
  const lines = [
    `### ${check.title[locale]}${hidden}${COLON[locale]}${CHECK_WORDS[check.verdict][locale]}`,
    ...(check.expected === undefined
      ? []
      : [labelled(WORDS.expected, check.expected[locale], locale)]),
    ...(check.observed === undefined
      ? []
      : [labelled(WORDS.observed, forMarkdown(check.observed[locale]), locale)]),
    ...(check.limit === undefined ? [] : [limitText(check.limit)[locale]]),
    ...(check.frames === undefined
      ? []
      : [fenced(check.frames.map(({ dir, text }) => `${dir} ${text}`))]),
  ]
  return lines.join('\n\n')
}

function noticeSection(view: View, locale: Locale): string[] {
  const { notices } = view.submission
  if (notices.length === 0) return []
  const items = notices.map(({ entry, message }) => {
    const text = forMarkdown(message[locale])
    return entry === undefined
      ? `- ${text}`
      : `- ${forMarkdown(entry)}${COLON[locale]}${text}`
  })
  return [`## ${WORDS.notices[locale]}`, items.join('\n')]
}

function insideSection(result: GradeResult, locale: Locale): string {
  return insideOf(result, locale)
    .map(({ label, value }) => `- ${labelled(label, forMarkdown(value), locale)}`)
    .join('\n')
}
