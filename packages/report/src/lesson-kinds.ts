/**
 * The lessons that are not about behaviour: a guard that is locked, a file that
 * does not load, a gap, a probe that saw nothing, and faults of ours.
 */
import {
  checkRow,
  guideRow,
  type LessonContext,
  observedRows,
  redLesson,
  testCommand,
  titleLine,
} from './lesson.ts'
import { exchangeRows, framesWorthSeeing } from './lesson-frames.ts'
import { short } from './observation-text.ts'
import { nextRow, row } from './page.ts'
import { LABELS, SENTENCES, unknownResults } from './phrases.ts'
import type { CheckResult, Observation } from './verdict.ts'

/** The lesson with its title; its last line is the next command. */
export function lessonLines(context: LessonContext): string[] {
  return [titleLine(context), ...gapOf(context), ...bodyOf(context)]
}

const gapOf = (context: LessonContext) => (context.measure.blank ? [''] : [])

function bodyOf(context: LessonContext): string[] {
  const { verdict, kind, lesson } = context.check
  const observed = lesson?.observed
  if (verdict === 'harness-fault') return faultLesson(context)
  if (verdict === 'not-reported') return notReportedLesson(context)
  if (verdict === 'locked') return lockedLesson(context)
  if (verdict === 'vacuous') return vacuousLesson(context)
  switch (observed?.kind) {
    case 'not-implemented':
      return kind === 'hit' ? lockedLesson(context) : gapLesson(context, observed)
    case 'load-error':
      return fileLesson(context, observed, SENTENCES.loadFirst)
    case 'missing-file':
      return fileLesson(context, observed, SENTENCES.fileFirst)
    case 'missing-export':
      return fileLesson(context, observed, SENTENCES.exportFirst)
    default:
      return redLesson(context)
  }
}

/** What to break first, where, and why it is worth it. */
function lockedLesson(context: LessonContext): string[] {
  const { page, joined, pitfall, measure, check } = context
  const { id, experiment, symptom } = pitfall.pitfall
  const observed = check.lesson?.observed
  const known = observed?.kind === 'not-implemented' ? observed.where : undefined
  const where = known ?? `stages/${joined.stage.folder}/break/${id}.ts`
  const command = testCommand(joined.stage.id)
  return [
    ...row(page, LABELS.breakFirst, page.say(experiment ?? symptom), measure.why),
    ...row(page, LABELS.where, short(where, page.theme), 1),
    ...row(page, LABELS.why, page.say(SENTENCES.breakWhy), 2),
    ...gapOf(context),
    ...nextRow(page, command, page.say(SENTENCES.guessFirst)),
  ]
}

function gapLesson(
  context: LessonContext,
  observed: Extract<Observation, { kind: 'not-implemented' }>,
): string[] {
  const { page, joined, pitfall, check, measure } = context
  const { id, holds } = pitfall.pitfall
  const where = observed.where ?? `stages/${joined.stage.folder}/src`
  const expected = page.say(check.check?.expected ?? holds)
  return [
    ...checkRow(context),
    ...row(page, LABELS.where, short(where, page.theme), 1),
    ...row(page, LABELS.gap, page.say(SENTENCES.gap), 2),
    ...row(page, LABELS.expected, expected, measure.expected),
    ...gapOf(context),
    ...guideRow(context, `pnpm explain ${id}`, `pnpm hint ${id}`),
    ...nextRow(page, testCommand(joined.stage.id), page.say(SENTENCES.afterEdit)),
  ]
}

function fileLesson(
  context: LessonContext,
  observed: Extract<Observation, { file: string }>,
  sentence: (typeof SENTENCES)[keyof typeof SENTENCES],
): string[] {
  const { page, joined, measure } = context
  const line = 'line' in observed && observed.line !== undefined ? observed.line : ''
  const where = `${observed.file}${line === '' ? '' : `:${line}`}`
  return [
    ...row(page, LABELS.where, short(where, page.theme), 1),
    ...observedRows({ ...context, measure: { ...measure, observed: 4 } }),
    ...row(page, LABELS.why, page.say(sentence), 2),
    ...gapOf(context),
    ...nextRow(page, testCommand(joined.stage.id), page.say(SENTENCES.afterEdit)),
  ]
}

function vacuousLesson(context: LessonContext): string[] {
  const { page, check, measure } = context
  const frames = framesWorthSeeing(check.lesson?.frames ?? [], measure.frames)
  return [
    ...checkRow(context),
    ...exchangeRows(page, frames, [], check.lesson?.observed),
    ...observedRows(context),
    ...row(page, LABELS.why, page.say(SENTENCES.vacuous), 2),
    ...gapOf(context),
    ...guideRow(context),
    ...nextRow(page, 'pnpm trace'),
  ]
}

function faultLesson(context: LessonContext): string[] {
  const { page, joined, check } = context
  const where = placeOf(check.lesson?.observed) ?? `stages/${joined.stage.folder}/test`
  return [
    ...row(page, LABELS.fault, page.say(SENTENCES.sorry), 2),
    ...checkRow(context),
    ...row(page, LABELS.where, short(where, page.theme), 1),
    ...observedRows(context),
    ...gapOf(context),
    ...nextRow(page, testCommand(joined.stage.id), page.say(SENTENCES.notAffected)),
  ]
}

function placeOf(observed: Observation | undefined): string | undefined {
  if (observed === undefined) return undefined
  if ('where' in observed) return observed.where
  if (!('file' in observed)) return undefined
  const line = 'line' in observed ? observed.line : undefined
  return line === undefined ? observed.file : `${observed.file}:${line}`
}

function notReportedLesson(context: LessonContext): string[] {
  const { page, joined, measure } = context
  return [
    ...checkRow(context, 2),
    ...row(page, LABELS.observed, page.say(SENTENCES.notReported), measure.observed),
    ...observedRows(context),
    ...gapOf(context),
    ...nextRow(page, testCommand(joined.stage.id), page.say(SENTENCES.again)),
  ]
}

/** Everything is green, but the tests said more than the syllabus knows. */
export function unknownLesson(
  context: Pick<LessonContext, 'page' | 'joined' | 'measure'>,
  unknown: readonly CheckResult[],
): string[] {
  const { page, joined, measure } = context
  const ids = unknown.map(result => `${result.pitfall}/${result.check}`).join(', ')
  const folder = `stages/${joined.stage.folder}/test, packages/syllabus`
  return [
    ...row(page, LABELS.fault, page.say(SENTENCES.sorry), 2),
    ...row(page, LABELS.observed, page.say(unknownResults(unknown.length)), 2),
    ...row(page, LABELS.what, short(ids, page.theme), measure.observed),
    ...row(page, LABELS.where, folder, 1),
    ...nextRow(page, testCommand(joined.stage.id), page.say(SENTENCES.notAffected)),
  ]
}
