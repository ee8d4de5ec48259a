/**
 * Which one check a run teaches, and what is said of it. One lesson at a time:
 * the first thing that stands between the learner and the next green line.
 */
import type { Pitfall } from '@workshop/syllabus'
import {
  isComplete,
  type JoinedCheck,
  type JoinedPitfall,
  type JoinedStage,
} from './join.ts'
import { exchangeRows, framesWorthSeeing } from './lesson-frames.ts'
import { observationText, short } from './observation-text.ts'
import { nextRow, type Page, partsRow, row } from './page.ts'
import {
  hintsUsed,
  LABELS,
  SENTENCES,
  stageName,
  VERDICT_WORDS,
  WORDS,
} from './phrases.ts'
import type { Verdict } from './verdict.ts'
import { ends, widthOf } from './wrap.ts'

/** How many lines each part may take; a screen that is too long tries the next one. */
export interface Measure {
  frames: number
  expected: number
  observed: number
  why: number
  blank: boolean
}

export const MEASURES: readonly Measure[] = [
  { frames: 5, expected: 3, observed: 3, why: 5, blank: true },
  { frames: 4, expected: 3, observed: 3, why: 4, blank: true },
  { frames: 3, expected: 2, observed: 2, why: 4, blank: true },
  { frames: 2, expected: 2, observed: 2, why: 3, blank: true },
  { frames: 2, expected: 2, observed: 2, why: 2, blank: false },
  { frames: 1, expected: 1, observed: 1, why: 1, blank: false },
]

export interface LessonContext {
  page: Page
  joined: JoinedStage
  pitfall: JoinedPitfall<Pitfall>
  check: JoinedCheck
  measure: Measure
  guess?: string
  hints?: number
  guide?: string
}

/** Ours: no learner can turn these green, so they never stand before a lesson. */
const OURS: readonly Verdict[] = ['harness-fault', 'not-reported']

export interface ChosenLesson {
  pitfall: JoinedPitfall<Pitfall>
  check: JoinedCheck
}

/** Core before beyond, in the order of the syllabus; what is ours comes last. */
export function lessonOf(joined: JoinedStage): ChosenLesson | undefined {
  const red = redOnes(joined)
  return red.find(({ check }) => !OURS.includes(check.verdict)) ?? oursOf(red)
}

/** Why something did not run says more than that it did not. */
const oursOf = (red: readonly ChosenLesson[]) =>
  red.find(({ check }) => check.verdict === 'harness-fault') ?? red[0]

function redOnes(joined: JoinedStage): ChosenLesson[] {
  const level = (name: 'must' | 'should') =>
    joined.pitfalls.filter(hasLesson).filter(({ pitfall }) => pitfall.level === name)
  return [...level('must'), ...level('should')].flatMap(pitfall =>
    pitfall.checks
      .filter(check => check.verdict !== 'pass')
      .map(check => ({ pitfall, check })),
  )
}

const hasLesson = (joined: JoinedPitfall): joined is JoinedPitfall<Pitfall> =>
  isComplete(joined.pitfall)

/** A fault of ours outside every check, when no check has a lesson of its own. */
export function strayFaultOf(joined: JoinedStage): boolean {
  const chosen = lessonOf(joined)
  const silent = chosen === undefined || chosen.check.verdict === 'not-reported'
  return silent && joined.unknown.length > 0
}

export const testCommand = (stage: string) => `pnpm test --filter stage-${stage}`

export function titleLine(context: LessonContext): string {
  const { page, joined, check } = context
  const { pitfall } = context.pitfall
  const failure = pitfall.failure === undefined ? '' : ` (${pitfall.failure})`
  const kind = page.say(check.kind === 'hit' ? WORDS.experiment : WORDS.guard)
  const between = page.mark.between
  const word = VERDICT_WORDS[isUntouched(check) ? 'locked' : check.verdict]
  const verdict = `${page.mark.bad} ${page.say(word)}`
  const title = `${verdict} ${between} ${pitfall.id} ${between} ${page.say(pitfall.title)}`
  const left = title + failure
  // The header names the stage already: the pitfall's title comes first.
  const long = `${page.say(stageName(joined.stage.id))} ${between} ${kind}`
  const fits = widthOf(left) + widthOf(long) + 2 <= page.columns
  return page.paint.strong(ends(left, fits ? long : kind, page.columns, page.mark.more))
}

/** An experiment nobody has written yet: its guards are locked, nothing failed. */
export const isUntouched = ({ kind, lesson }: JoinedCheck) =>
  kind === 'hit' && lesson?.observed.kind === 'not-implemented'

/** The scenario: which of the pitfall's tests this is. */
export function checkRow(context: LessonContext, most = 1): string[] {
  const { page, check } = context
  const title = check.check === undefined ? undefined : page.say(check.check.title)
  if (title === undefined) return []
  return row(page, LABELS.check, `${check.id}: ${title}`, most)
}

export function guideRow(context: LessonContext, ...others: string[]): string[] {
  const { page, guide, pitfall } = context
  const place = `${guide === undefined ? '' : `${guide}/`}pitfalls/${pitfall.pitfall.id}`
  const parts = [`${page.say(LABELS.guide)}: ${place}`, ...others]
  return partsRow(page, LABELS.read, parts)
}

/** The lesson of a guard or experiment that ran and was not satisfied. */
export function redLesson(context: LessonContext): string[] {
  const { page, check, measure } = context
  const gap = measure.blank ? [''] : []
  const frames = framesWorthSeeing(check.lesson?.frames ?? [], measure.frames)
  const total = check.lesson?.frames.length ?? 0
  const trace = total === 0 ? [] : [`${page.say(LABELS.frames)}: pnpm trace (${total})`]
  const guessed = context.guess !== undefined
  return [
    ...checkRow(context),
    ...exchangeRows(page, frames, expectedRows(context), check.lesson?.observed),
    ...(guessed ? [] : observedRows(context)),
    ...gap,
    ...whyRows(context),
    ...(guessed ? [...guessRows(context), ...observedRows(context)] : []),
    ...gap,
    ...guideRow(context, ...trace),
    ...hintRow(context),
  ]
}

function expectedRows({ page, pitfall, check, measure }: LessonContext): string[] {
  // An experiment is after the symptom; what to write for it is its own row.
  const text = check.check?.expected ?? pitfall.pitfall.symptom
  return row(page, LABELS.expected, page.say(text), measure.expected)
}

export function observedRows({ page, check, measure }: LessonContext): string[] {
  if (check.lesson === undefined) return []
  const text = page.say(observationText(check.lesson.observed, page.theme))
  return row(page, LABELS.observed, text, measure.observed)
}

function whyRows({ page, pitfall, check, measure }: LessonContext): string[] {
  // Before the symptom has been seen, its cause would spoil the experiment.
  const { experiment, cause } = pitfall.pitfall
  if (check.kind !== 'hit') return row(page, LABELS.why, page.say(cause), measure.why)
  if (experiment === undefined) return []
  return row(page, LABELS.breakFirst, page.say(experiment), measure.why)
}

function guessRows({ page, guess }: LessonContext): string[] {
  const { open, close } = page.mark
  const text = `${open}${short(guess ?? '', page.theme, 70)}${close}`
  return row(page, LABELS.youSaid, text, 1)
}

const RUNGS = 3

export function hintRow({ page, pitfall, hints }: LessonContext): string[] {
  const { id } = pitfall.pitfall
  if (hints !== undefined && hints >= RUNGS) {
    return nextRow(page, `pnpm explain ${id}`, page.say(SENTENCES.explainMore))
  }
  const note = hints === undefined ? undefined : page.say(hintsUsed(hints, RUNGS))
  return nextRow(page, `pnpm hint ${id}`, note)
}
