/** The class overview as a page: a chart and two tables for each stage. */
import type { Locale } from '@workshop/syllabus'
import type { GradeResult } from '../results/index.ts'
import { barChart } from './chart.ts'
import { flagText, stageText } from './facts.ts'
import { verdictHtml } from './html.ts'
import { htmlPage, htmlTable } from './html-page.ts'
import { overviewOf, type StageOverview } from './overview.ts'
import { forHtml, ownHtml } from './sinks.ts'
import type { Standing } from './standing.ts'
import { chartOf, labelled, learnersOf, missedBy, WORDS } from './words.ts'

/** Bars that fit a screen; the table has them all. */
const BARS = 12

export function renderOverviewHtml(
  results: readonly GradeResult[],
  { locale }: { locale: Locale },
): string {
  const overview = overviewOf(results)
  const title = WORDS.overview[locale]
  const sections = overview.stages.map(stage => stageSection(stage, locale))
  const unknown =
    overview.unknown.length === 0
      ? []
      : [standingTable(WORDS.submission[locale], overview.unknown, locale)]
  const nothing =
    results.length === 0 ? [`<p>${forHtml(WORDS.noResults[locale])}</p>`] : []
  return htmlPage({
    locale,
    title,
    header: `<h1>${forHtml(title)}</h1>`,
    main: [...nothing, ...sections, ...unknown].join('\n'),
    ...(overview.isUnverified ? { warning: WORDS.unverified[locale] } : {}),
  })
}

function stageSection(stage: StageOverview, locale: Locale): string {
  const learners = stage.standings.length
  const head = stageText({ stage })[locale]
  const missed = stage.pitfalls.filter(pitfall => pitfall.missed > 0).slice(0, BARS)
  const of = stage.pitfalls[0]?.of ?? 0
  return [
    `<section aria-labelledby="stage-${stage.id}">`,
    `<h2 id="stage-${stage.id}">${ownHtml(head)}</h2>`,
    `<p>${forHtml(learnersOf(stage.graded, learners)[locale])} ${forHtml(
      labelled(WORDS.done, missedBy(stage.done, stage.graded)[locale], locale),
    )}</p>`,
    ...(missed.length === 0
      ? []
      : [
          barChart(
            `chart-${stage.id}`,
            `${WORDS.mostMissed[locale]} (${WORDS.stage[locale]} ${stage.id})`,
            chartOf(missed.length, of)[locale],
            missed.map(pitfall => ({
              label: pitfall.id,
              value: pitfall.missed,
              of: pitfall.of,
              said: missedBy(pitfall.missed, pitfall.of)[locale],
            })),
          ),
        ]),
    pitfallTable(stage, locale),
    standingTable(WORDS.learners[locale], stage.standings, locale),
    '</section>',
  ].join('\n')
}

function pitfallTable({ pitfalls }: StageOverview, locale: Locale): string {
  const columns = [
    { title: WORDS.pitfall[locale] },
    { title: WORDS.level[locale] },
    { title: WORDS.missed[locale], isNumber: true },
    { title: WORDS.average[locale], isNumber: true },
  ]
  const rows = pitfalls.map(({ id, title, level, missed, of, average }) => [
    `<code>${forHtml(id)}</code> ${ownHtml(title[locale])}`,
    forHtml((level === 'must' ? WORDS.core : WORDS.beyond)[locale]),
    forHtml(missedBy(missed, of)[locale]),
    of === 0 ? '' : `${Math.round(average * 100)} %`,
  ])
  return htmlTable(WORDS.mostMissed[locale], columns, rows)
}

function standingTable(
  caption: string,
  standings: readonly Standing[],
  locale: Locale,
): string {
  const columns = [
    { title: WORDS.learner[locale] },
    { title: WORDS.submission[locale] },
    { title: WORDS.verdict[locale] },
    { title: WORDS.points[locale], isNumber: true },
    { title: WORDS.flags[locale] },
  ]
  const rows = standings.map(({ counts, newest }) => {
    const shown = counts ?? newest
    const { learner, name } = shown.submission
    const score = shown.score
    const flags = shown.flags.map(flag => forHtml(flagText(flag)[locale]))
    const failed = newest !== shown || newest.verdict === 'infra-error'
    return [
      forHtml(learner === null ? '–' : learner.name || learner.id),
      `<code>${forHtml(name)}</code>`,
      verdictHtml(shown.verdict, locale),
      score === null
        ? forHtml(WORDS.noScore[locale])
        : `${score.points} / ${score.max}`,
      [...flags, ...(failed ? [forHtml(WORDS.needsAttention[locale])] : [])].join(
        '<br>',
      ),
    ]
  })
  return htmlTable(caption, columns, rows)
}
