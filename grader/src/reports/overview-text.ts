/** The class overview as Markdown and for a terminal. */
import { cut, padEnd, painters, symbols, type Theme } from '@workshop/report'
import type { Locale } from '@workshop/syllabus'
import { CHECK_WORDS, type GradeResult } from '../results/index.ts'
import { stageText } from './facts.ts'
import { overviewOf, type StageOverview } from './overview.ts'
import { forMarkdown, forTerminal } from './sinks.ts'
import type { Standing } from './standing.ts'
import { learnersOf, missedBy, WORDS } from './words.ts'

export function renderOverviewMarkdown(
  results: readonly GradeResult[],
  { locale }: { locale: Locale },
): string {
  const overview = overviewOf(results)
  return `${[
    `# ${WORDS.overview[locale]}`,
    ...(overview.isUnverified ? [`**${WORDS.unverified[locale]}**`] : []),
    ...(results.length === 0 ? [WORDS.noResults[locale]] : []),
    ...overview.stages.flatMap(stage => stageMarkdown(stage, locale)),
    ...(overview.unknown.length === 0 ? [] : [standingRows(overview.unknown, locale)]),
  ].join('\n\n')}\n`
}

function stageMarkdown(stage: StageOverview, locale: Locale): string[] {
  const pitfalls = stage.pitfalls.map(({ id, level, missed, of, average }) => [
    forMarkdown(id, { inTable: true }),
    (level === 'must' ? WORDS.core : WORDS.beyond)[locale],
    missedBy(missed, of)[locale],
    of === 0 ? '' : `${Math.round(average * 100)} %`,
  ])
  const head = [WORDS.pitfall, WORDS.level, WORDS.missed, WORDS.average]
  return [
    `## ${stageText({ stage })[locale]}`,
    learnersOf(stage.graded, stage.standings.length)[locale],
    rowsOf([head.map(word => word[locale]), ...pitfalls]),
    standingRows(stage.standings, locale),
  ]
}

function standingRows(standings: readonly Standing[], locale: Locale): string {
  const head = [WORDS.learner, WORDS.submission, WORDS.verdict, WORDS.points]
  const rows = standings.map(({ counts, newest }) => {
    const { submission, verdict, score } = counts ?? newest
    const { learner, name } = submission
    return [
      learner === null
        ? '–'
        : forMarkdown(learner.name || learner.id, { inTable: true }),
      forMarkdown(name, { inTable: true }),
      CHECK_WORDS[verdict][locale],
      score === null ? WORDS.noScore[locale] : `${score.points} / ${score.max}`,
    ]
  })
  return rowsOf([head.map(word => word[locale]), ...rows])
}

function rowsOf(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}

/** Pitfalls that at least one learner missed, as bars of text. */
export function renderOverviewTerminal(
  results: readonly GradeResult[],
  { locale, theme }: { locale: Locale; theme: Theme },
): string {
  const paint = painters(theme)
  const overview = overviewOf(results)
  if (results.length === 0) return `${WORDS.noResults[locale]}\n`
  const bar = theme.unicode ? '█' : '#'
  const lines = overview.stages.flatMap(stage => [
    paint.strong(stageText({ stage })[locale]),
    learnersOf(stage.graded, stage.standings.length)[locale],
    ...stage.pitfalls
      .filter(({ missed }) => missed > 0)
      .map(({ id, missed, of }) => {
        const drawn = padEnd(bar.repeat(Math.round((missed / of) * 20)), 20)
        return `  ${padEnd(id, 22)} ${paint.bad(drawn)} ${missedBy(missed, of)[locale]}`
      }),
    '',
  ])
  const unknown = overview.unknown.map(({ newest }) => {
    const name = forTerminal(newest.submission.name, theme)
    const line = `${name}  ${CHECK_WORDS[newest.verdict][locale]}`
    return cut(line, theme.columns, symbols(theme).more)
  })
  const warning = overview.isUnverified ? [paint.bad(WORDS.unverified[locale]), ''] : []
  return `${[...warning, ...lines, ...unknown].join('\n')}\n`
}
