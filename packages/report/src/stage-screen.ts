/**
 * The screen after a run: where the stage stands, what else is red, and then one
 * lesson, last, with the next command as its last line. At most 25 lines.
 */
import type { StageId } from '@workshop/syllabus'
import { isGreen, type JoinedStage, SYLLABUS, scoreOf } from './join.ts'
import { MEASURES, type Measure, testCommand } from './lesson.ts'
import { type ChosenLesson, lessonOf, strayFaultOf } from './lesson-choice.ts'
import { lessonLines, strayFaultLesson } from './lesson-kinds.ts'
import { nextRow, type Page, type PageOptions, pageOf, row } from './page.ts'
import {
  andMore,
  coreDone,
  LABELS,
  nextStage,
  stageName,
  strayFaults,
  survivedOf,
  VERDICT_WORDS,
  WORDS,
} from './phrases.ts'
import { progressLine } from './progress-line.ts'
import { SENTENCES } from './sentences.ts'
import type { Verdict } from './verdict.ts'
import { cut, ends, widthOf } from './wrap.ts'

export const MOST_LINES = 25

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
  const head = headLines(page, joined, chosen, options)
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
  lesson: ChosenLesson | undefined,
  options: StageScreenOptions,
): string[] {
  const score = scoreOf(joined)
  const name = page.say(stageName(joined.stage.id))
  const title = `${name} ${page.mark.between} ${page.say(joined.stage.title)}`
  const count = page.say(survivedOf(score.survived, score.total))
  const stray = lesson === undefined ? 0 : joined.unknown.length
  const faults = stray === 0 ? [] : [page.say(strayFaults(stray))]
  return [
    page.paint.strong(ends(title, count, page.columns, page.mark.more)),
    progressLine(page, joined.pitfalls, score),
    ...alsoRed(page, joined, lesson, faults),
    ...(score.done && !isGreen(joined) ? doneLines(page, joined, options) : []),
  ]
}

const oursMark = (page: Page, verdict: Verdict) =>
  verdict === 'harness-fault' ? page.aside(page.say(VERDICT_WORDS[verdict])) : ''

/** With the red checks of each pitfall where that fits on the line, or without. */
function alsoRed(
  page: Page,
  joined: JoinedStage,
  lesson: ChosenLesson | undefined,
  faults: readonly string[],
): string[] {
  const red = joined.pitfalls.filter(({ state }) => state !== 'survived')
  const named = red.flatMap(({ pitfall, verdict, checks }) => {
    const taught = pitfall.id === lesson?.pitfall.pitfall.id && lesson.check.id
    const ids = checks.flatMap(({ id, verdict }) =>
      isRed(verdict) && id !== taught ? [id] : [],
    )
    if (ids.length === 0) return []
    return [pitfall.id + page.aside(page.list(ids)) + oursMark(page, verdict)]
  })
  const bare = red
    .filter(({ pitfall }) => pitfall.id !== lesson?.pitfall.pitfall.id)
    .map(({ pitfall, verdict }) => pitfall.id + oursMark(page, verdict))
  return (
    lineOf(page, [...faults, ...named], 0) ?? lineOf(page, [...faults, ...bare]) ?? []
  )
}

/** What is locked waits for the experiment, which is red itself. */
const isRed = (verdict: Verdict) => verdict !== 'pass' && verdict !== 'locked'

/** At most `most` parts are left out; `undefined` when it does not fit even then. */
function lineOf(
  page: Page,
  parts: readonly string[],
  most = parts.length,
): string[] | undefined {
  if (parts.length === 0) return []
  const lead = page.lead(WORDS.alsoRed)
  for (let rest = 0; rest <= most; rest += 1) {
    const list = page.list(parts.slice(0, parts.length - rest))
    const tail = rest === 0 ? '' : ` ${page.say(andMore(rest))}`
    const line = `${lead}${list}${tail}`
    if (widthOf(line) <= page.columns) return [page.paint.dim(line)]
  }
  return undefined
}

function doneLines(
  page: Page,
  joined: JoinedStage,
  options: StageScreenOptions,
): string[] {
  const next = stageAfter(joined, options)
  const lines = [`${page.mark.good} ${page.say(coreDone(joined.stage.id))}`]
  if (next !== undefined) lines.push(`  ${page.say(nextStage(testCommand(next)))}`)
  return lines.map(line => page.paint.good(cut(line, page.columns, page.mark.more)))
}

function stageAfter(
  joined: JoinedStage,
  options: StageScreenOptions,
): StageId | undefined {
  const stages = options.stages ?? SYLLABUS.stages.map(({ id }) => id)
  return stages.find(id => id > joined.stage.id)
}

function greenLines(
  page: Page,
  joined: JoinedStage,
  options: StageScreenOptions,
): string[] {
  const { good, between, more } = page.mark
  const next = stageAfter(joined, options)
  const compare = `pnpm compare ${joined.stage.id}`
  const note = page.say(SENTENCES.compareNow)
  const ids = page.list(joined.pitfalls.map(({ pitfall }) => pitfall.id))
  const head = `${good} ${page.say(VERDICT_WORDS.pass)} ${between} ${page.say(SENTENCES.allSurvived)}`
  const last =
    next === undefined
      ? nextRow(page, compare, note)
      : [
          ...row(page, LABELS.compare, compare + page.aside(note), 1),
          ...nextRow(page, testCommand(next)),
        ]
  return [
    page.paint.good(cut(head, page.columns, more)),
    '',
    ...row(page, LABELS.survived, ids, 8),
    '',
    ...last,
  ]
}
