/** One result as a page of its own, for a learner or an instructor. */
import type { Locale } from '@workshop/syllabus'
import {
  CHECK_WORDS,
  type CheckVerdict,
  type GradeResult,
  limitText,
} from '../results/index.ts'
import {
  countText,
  insideOf,
  isolationText,
  isUnverified,
  remarksOf,
  scoreText,
  stageText,
  whoOf,
} from './facts.ts'
import { htmlPage, htmlTable } from './html-page.ts'
import { forHtml, ownHtml } from './sinks.ts'
import type { Audience, View, ViewCheck, ViewPitfall } from './view.ts'
import { viewOf } from './view-of.ts'
import { COLON, hiddenSummary, labelled, seconds, WORDS } from './words.ts'

export interface HtmlOptions {
  audience: Audience
  locale: Locale
}

export function renderHtml(result: GradeResult, options: HtmlOptions): string {
  const { audience, locale } = options
  const view = viewOf(result, audience)
  const title = labelled(WORDS.report, whoOf(view), locale)
  return htmlPage({
    locale,
    title,
    header: `<h1>${forHtml(title)}</h1>\n<p>${forHtml(stageText(view)[locale])}</p>`,
    main: [
      summary(view, locale),
      ...remarks(view, locale),
      ...(view.pitfalls.length === 0 ? [] : [pitfallTable(view, locale)]),
      ...view.pitfalls.flatMap(pitfall => pitfallSection(pitfall, locale)),
      ...notices(view, locale),
      ...(audience === 'instructor' ? [inside(result, locale)] : []),
    ].join('\n'),
    ...(isUnverified(view) ? { warning: WORDS.unverified[locale] } : {}),
  })
}

/** A mark, always with its word: colour says nothing alone. */
export function verdictHtml(verdict: CheckVerdict, locale: Locale): string {
  const isGood = verdict === 'passed'
  const word = forHtml(CHECK_WORDS[verdict][locale])
  const mark = `<span aria-hidden="true">${isGood ? '✓' : '✗'}</span>`
  return `<span class="${isGood ? 'good' : 'bad'}">${mark} ${word}</span>`
}

function summary(view: View, locale: Locale): string {
  const isolation = isolationText(view.isolation)?.[locale]
  const rows: [string, string][] = [
    [WORDS.verdict[locale], verdictHtml(view.verdict, locale)],
    [WORDS.points[locale], forHtml(scoreText(view)[locale])],
    [WORDS.checks[locale], forHtml(countText(view)[locale])],
    ...(view.score === null
      ? []
      : (['core', 'beyond'] as const).map((part): [string, string] => {
          const { points, max } = view.score?.[part] ?? { points: 0, max: 0 }
          return [WORDS[part][locale], `${points} / ${max}`]
        })),
    ...(isolation === undefined
      ? []
      : [[WORDS.sandbox[locale], forHtml(isolation)] as [string, string]]),
    [WORDS.gradedAt[locale], `<time>${forHtml(view.gradedAt)}</time>`],
    [WORDS.took[locale], forHtml(seconds(view.durationMs)[locale])],
  ]
  const items = rows.map(
    ([label, value]) => `<dt>${forHtml(label)}</dt><dd>${value}</dd>`,
  )
  return `<dl>\n${items.join('\n')}\n</dl>`
}

function remarks(view: View, locale: Locale): string[] {
  return remarksOf(view)
    .filter(({ text }) => text !== WORDS.unverified)
    .map(({ tone, text }) => {
      const kind = tone === 'bad' ? 'remark bad' : 'remark'
      return `<p class="${kind}">${forHtml(text[locale])}</p>`
    })
}

function pitfallTable(view: View, locale: Locale): string {
  const columns = [
    { title: WORDS.pitfall[locale] },
    { title: WORDS.level[locale] },
    { title: WORDS.verdict[locale] },
    { title: WORDS.points[locale], isNumber: true },
  ]
  const rows = view.pitfalls.map(({ id, title, level, verdict, points, max }) => [
    `<code>${forHtml(id)}</code> ${ownHtml(title[locale])}`,
    forHtml((level === 'must' ? WORDS.core : WORDS.beyond)[locale]),
    verdictHtml(verdict, locale),
    `${points} / ${max}`,
  ])
  return htmlTable(WORDS.pitfall[locale], columns, rows)
}

/** Only what did not pass has a section of its own. */
function pitfallSection(pitfall: ViewPitfall, locale: Locale): string[] {
  const red = pitfall.checks.filter(({ verdict }) => verdict !== 'passed')
  if (red.length === 0 && pitfall.hidden === undefined) return []
  const { id, title, hidden } = pitfall
  return [
    '<section>',
    `<h2><code>${forHtml(id)}</code> ${ownHtml(title[locale])}</h2>`,
    ...(hidden === undefined
      ? []
      : [`<p>${forHtml(hiddenSummary(hidden)[locale])}</p>`]),
    ...red.map(check => checkHtml(check, locale)),
    '</section>',
  ]
}

function checkHtml(check: ViewCheck, locale: Locale): string {
  const hidden = check.visibility === 'hidden' ? ` (${WORDS.hidden[locale]})` : ''
  const line = (label: string, value: string) =>
    `<p>${forHtml(label)}${COLON[locale]}${value}</p>`
  const { expected, observed, limit, frames } = check
  return [
    `<h3>${ownHtml(check.title[locale])}${forHtml(hidden)}${COLON[locale]}${verdictHtml(check.verdict, locale)}</h3>`,
    ...(expected === undefined
      ? []
      : [line(WORDS.expected[locale], ownHtml(expected[locale]))]),
    ...(observed === undefined
      ? []
      : [line(WORDS.observed[locale], forHtml(observed[locale]))]),
    ...(limit === undefined ? [] : [`<p>${forHtml(limitText(limit)[locale])}</p>`]),
    ...(frames === undefined
      ? []
      : [
          `<p>${forHtml(WORDS.frames[locale])}${COLON[locale].trim()}</p>`,
          `<pre>${frames.map(({ dir, text }) => `${forHtml(dir)} ${forHtml(text)}`).join('\n')}</pre>`,
        ]),
  ].join('\n')
}

function notices(view: View, locale: Locale): string[] {
  if (view.submission.notices.length === 0) return []
  const items = view.submission.notices.map(({ entry, message }) => {
    const name =
      entry === undefined ? '' : `<code>${forHtml(entry)}</code>${COLON[locale]}`
    return `<li>${name}${forHtml(message[locale])}</li>`
  })
  return [
    `<section>\n<h2>${forHtml(WORDS.notices[locale])}</h2>\n<ul>\n${items.join('\n')}\n</ul>\n</section>`,
  ]
}

function inside(result: GradeResult, locale: Locale): string {
  const columns = [{ title: WORDS.detail[locale] }, { title: WORDS.value[locale] }]
  const rows = insideOf(result, locale).map(({ label, value }) => [
    forHtml(label[locale]),
    `<code>${forHtml(value)}</code>`,
  ])
  return htmlTable(WORDS.inside[locale], columns, rows)
}
