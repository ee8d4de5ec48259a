/**
 * The screen after a run: where the stage stands, what else is red, and then one
 * lesson, last, with the next command as its last line. At most 25 lines.
 */
import type { StageId } from '@workshop/syllabus'
import { isGreen, type JoinedStage, SYLLABUS, scoreOf } from './join.ts'
import {
  lessonOf,
  MEASURES,
  type Measure,
  strayFaultOf,
  testCommand,
} from './lesson.ts'
import { lessonLines, strayFaultLesson } from './lesson-kinds.ts'
import { nextRow, type Page, type PageOptions, pageOf, row } from './page.ts'
import {
  andMore,
  coreDone,
  LABELS,
  nextStage,
  SENTENCES,
  stageName,
  strayFaults,
  survivedOf,
  VERDICT_WORDS,
  WORDS,
} from './phrases.ts'
import { progressLine } from './progress-line.ts'
import type { Verdict } from './verdict.ts'
import { clip, cut, ends, widthOf, wrap } from './wrap.ts'

export const MOST_LINES = 25

const BLANK = { en: '', zh: '' } as const

export interface StageScreenOptions extends PageOptions {
  /** By pitfall id; the report's own if absent. */
  guesses?: Readonly<Record<string, string>>
  /** Hints taken so far, by pitfall id. */
  hintsUsed?: Readonly<Record<string, number>>
  /** Address of the guide, without a slash at the end. */
  guide?: string
  /** Stages of this checkout; all of the syllabus if absent. */
  stages?: readonly StageId[]
}

export function renderStageScreen(
  joined: JoinedStage,
  options: StageScreenOptions,
): string {
  const page = pageOf(options)
  let lines: string[] = []
  for (const measure of MEASURES) {
    lines = linesOf(page, joined, options, measure)
    if (lines.length <= MOST_LINES) break
  }
  return `${lines.join('\n')}\n`
}

function linesOf(
  page: Page,
  joined: JoinedStage,
  options: StageScreenOptions,
  measure: Measure,
): string[] {
  const context = { page, joined, measure }
  const chosen = strayFaultOf(joined) ? undefined : lessonOf(joined)
  const head = headLines(page, joined, chosen?.pitfall.pitfall.id, options)
  if (isGreen(joined)) return [...head, '', ...greenLines(page, joined, options)]
  if (chosen === undefined) return [...head, '', ...strayFaultLesson(context)]
  const { id } = chosen.pitfall.pitfall
  const guess = (options.guesses ?? joined.report.guesses)[id]
  const hints = options.hintsUsed?.[id] ?? (options.hintsUsed ? 0 : undefined)
  const lesson = lessonLines({
    ...context,
    ...chosen,
    ...(guess === undefined || guess.trim() === '' ? {} : { guess }),
    ...(hints === undefined ? {} : { hints }),
    ...(options.guide === undefined ? {} : { guide: options.guide }),
  })
  return [...head, '', ...lesson]
}

function headLines(
  page: Page,
  joined: JoinedStage,
  lesson: string | undefined,
  options: StageScreenOptions,
): string[] {
  const score = scoreOf(joined)
  const name = page.say(stageName(joined.stage.id))
  const title = `${name} ${page.mark.between} ${page.say(joined.stage.title)}`
  const count = page.say(survivedOf(score.survived, score.total))
  const others = joined.pitfalls
    .filter(({ state, pitfall }) => state !== 'survived' && pitfall.id !== lesson)
    .map(({ pitfall, verdict }) => pitfall.id + oursMark(page, verdict))
  const stray = lesson === undefined ? 0 : joined.unknown.length
  const faults = stray === 0 ? [] : [page.say(strayFaults(stray))]
  return [
    page.paint.strong(ends(title, count, page.columns, page.mark.more)),
    progressLine(page, joined.pitfalls, score),
    ...alsoRed(page, [...faults, ...others]),
    ...(score.done && !isGreen(joined) ? doneLines(page, joined, options) : []),
  ]
}

const oursMark = (page: Page, verdict: Verdict) =>
  verdict === 'harness-fault' ? ` (${page.say(VERDICT_WORDS[verdict])})` : ''

function alsoRed(page: Page, ids: readonly string[]): string[] {
  if (ids.length === 0) return []
  const lead = `${page.say(WORDS.alsoRed)}${page.locale === 'zh' ? '：' : ': '}`
  for (let shown = ids.length; shown >= 0; shown -= 1) {
    const rest = ids.length - shown
    const list = ids.slice(0, shown).join(', ')
    const tail = rest === 0 ? '' : ` ${page.say(andMore(rest))}`
    const line = `${lead}${list}${tail}`
    if (widthOf(line) <= page.columns) return [page.paint.dim(line)]
  }
  return []
}

function doneLines(
  page: Page,
  joined: JoinedStage,
  options: StageScreenOptions,
): string[] {
  const next = stageAfter(joined, options)
  const on = next === undefined ? '' : ` ${page.say(nextStage(testCommand(next)))}`
  const text = `${page.say(coreDone(joined.stage.id))}${on}`
  const lines = wrap(`${page.mark.good} ${text}`, page.columns)
  return clip(lines, 2, page.columns, page.mark.more).map(page.paint.good)
}

function stageAfter(
  joined: JoinedStage,
  options: StageScreenOptions,
): StageId | undefined {
  const known = options.stages ?? SYLLABUS.stages.map(stage => stage.id)
  return known.find(id => id > joined.stage.id)
}

function greenLines(
  page: Page,
  joined: JoinedStage,
  options: StageScreenOptions,
): string[] {
  const { id, title } = joined.stage
  const { good, between } = page.mark
  const next = stageAfter(joined, options)
  const compare = `pnpm compare ${id}`
  const ids = joined.pitfalls.map(({ pitfall }) => pitfall.id).join(', ')
  const head = `${good} ${page.say(WORDS.survived)} ${between} ${page.say(stageName(id))} ${between} ${page.say(title)}`
  const offer = `${compare}   (${page.say(SENTENCES.compareNow)})`
  return [
    page.paint.good(cut(head, page.columns, page.mark.more)),
    '',
    ...row(page, LABELS.survived, `${page.say(SENTENCES.allSurvived)}`, 2),
    ...row(page, BLANK, ids, 6),
    ...(next === undefined ? [] : row(page, LABELS.compare, offer, 1)),
    '',
    ...(next === undefined
      ? nextRow(page, compare, page.say(SENTENCES.compareNow))
      : nextRow(page, testCommand(next))),
  ]
}
