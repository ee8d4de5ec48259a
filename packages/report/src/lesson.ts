/**
 * The lesson of a check that is red: what was sent, expected, received and seen,
 * why it happens, and the next command. Which check that is, lesson-choice.ts says.
 */
import type { Text } from '@workshop/syllabus'
import type { JoinedCheck, JoinedPitfall, JoinedStage } from './join.ts'
import { exchangeRows, framesWorthSeeing } from './lesson-frames.ts'
import { observationText } from './observation-text.ts'
import { nextRow, type Page, partsRow, row } from './page.ts'
import { hintsUsed, LABELS, stageName, VERDICT_WORDS, WORDS } from './phrases.ts'
import { quoted } from './quotation.ts'
import { SENTENCES } from './sentences.ts'
import type { Observation } from './verdict.ts'
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
  pitfall: JoinedPitfall
  check: JoinedCheck
  measure: Measure
  guess?: string
  hints?: number
  guide?: string
}

export const testCommand = (stage: string) => `pnpm test --filter stage-${stage}`

export function titleLine(context: LessonContext): string {
  const { page, joined, check } = context
  const { pitfall } = context.pitfall
  const failure = pitfall.failure === undefined ? '' : page.aside(pitfall.failure)
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
  return row(page, LABELS.check, `${check.id} ${page.mark.between} ${title}`, most)
}

export function guideRow(context: LessonContext, ...others: string[]): string[] {
  const { page, guide, pitfall } = context
  const { id } = pitfall.pitfall
  // Without a guide that runs, the terminal has the same text.
  const place =
    guide === undefined
      ? `pnpm explain ${id}`
      : `${page.lead(LABELS.guide)}${guide}/pitfalls/${id}`
  const parts = [place, ...others]
  return partsRow(page, LABELS.read, parts)
}

/** The lesson of a guard or experiment that ran and was not satisfied. */
export function redLesson(context: LessonContext): string[] {
  const { page, check, measure } = context
  const gap = measure.blank ? [''] : []
  const frames = framesWorthSeeing(check.lesson?.frames ?? [], measure.frames)
  const total = check.lesson?.frames.length ?? 0
  const trace = total === 0 ? [] : [`${page.lead(LABELS.frames)}pnpm trace (${total})`]
  const guess = guessRows(context)
  return [
    ...checkRow(context),
    ...exchangeRows(page, frames, expectedRows(context), check.lesson?.observed),
    ...(guess.length > 0 ? [] : observedRows(context)),
    ...gap,
    ...whyRows(context),
    ...(guess.length > 0 ? [...guess, ...observedRows(context)] : []),
    ...gap,
    ...guideRow(context, ...trace),
    ...hintRow(context),
  ]
}

function expectedRows({ page, pitfall, check, measure }: LessonContext): string[] {
  // An experiment is after the symptom; what to write for it is its own row.
  if (check.check === undefined) {
    return row(
      page,
      LABELS.symptom,
      page.say(pitfall.pitfall.symptom),
      measure.expected,
    )
  }
  return row(page, LABELS.expected, page.say(check.check.expected), measure.expected)
}

export function observedRows(context: LessonContext): string[] {
  const { page, check, measure } = context
  if (check.lesson === undefined) return []
  const text = observedText(context, check.lesson.observed)
  return row(page, LABELS.observed, page.say(text), measure.observed)
}

function observedText({ page, pitfall }: LessonContext, observed: Observation): Text {
  // The title names the pitfall already.
  const isItself = observed.kind === 'not-hit' && observed.what === pitfall.pitfall.id
  return isItself ? SENTENCES.notShown : observationText(observed, page.theme)
}

function whyRows({ page, pitfall, check, measure }: LessonContext): string[] {
  // Before the symptom has been seen, its cause would spoil the experiment.
  const { experiment, cause } = pitfall.pitfall
  if (check.kind !== 'hit') return row(page, LABELS.why, page.say(cause), measure.why)
  if (experiment === undefined) return []
  return row(page, LABELS.breakFirst, page.say(experiment), measure.why)
}

/** The guess to compare with; an experiment without one asks for it. */
function guessRows({ page, guess, check }: LessonContext): string[] {
  if (guess !== undefined) {
    return row(page, LABELS.youSaid, quoted(guess, page.theme, 70)[page.locale], 1)
  }
  if (check.kind !== 'hit') return []
  return row(page, LABELS.youSaid, page.say(SENTENCES.noGuessYet), 1)
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
