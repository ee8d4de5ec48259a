/**
 * The lessons that are not about behaviour: a guard that is locked, a file that
 * does not load, a gap, a probe that saw nothing, and faults of ours.
 */
import type { Text } from '@workshop/syllabus'
import {
  checkRow,
  guideRow,
  isUntouched,
  type LessonContext,
  observedRows,
  redLesson,
  testCommand,
  titleLine,
} from './lesson.ts'
import { exchangeRows, framesWorthSeeing } from './lesson-frames.ts'
import { fileTrouble, observationText } from './observation-text.ts'
import { nextRow, type Page, roomOf, row } from './page.ts'
import { didNotRun, LABELS, unknownResults, VERDICT_WORDS } from './phrases.ts'
import { place, short } from './quotation.ts'
import { SENTENCES } from './sentences.ts'
import type { Observation } from './verdict.ts'

/** The lesson with its title; its last line is the next command. */
export function lessonLines(context: LessonContext): string[] {
  return [titleLine(context), ...gapOf(context), ...bodyOf(context)]
}

const gapOf = (context: LessonContext) => (context.measure.blank ? [''] : [])

function bodyOf(context: LessonContext): string[] {
  const { verdict, lesson } = context.check
  const observed = lesson?.observed
  if (verdict === 'harness-fault') return faultLesson(context)
  if (verdict === 'not-reported') return notReportedLesson(context)
  if (verdict === 'locked' || isUntouched(context.check)) return lockedLesson(context)
  if (verdict === 'vacuous') return vacuousLesson(context)
  switch (observed?.kind) {
    case 'not-implemented':
      return gapLesson(context, observed)
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
    ...whereRow(context, where),
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
    ...whereRow(context, where),
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
  sentence: Text,
): string[] {
  const { page, joined } = context
  const trouble = page.say(fileTrouble(observed, page.theme))
  return [
    ...whereRow(context, placeOf(observed) ?? observed.file),
    ...row(page, LABELS.observed, trouble, 4),
    ...row(page, LABELS.why, page.say(sentence), 2),
    ...gapOf(context),
    ...nextRow(page, testCommand(joined.stage.id), page.say(SENTENCES.afterEdit)),
  ]
}

function whereRow(
  { page, joined }: Pick<LessonContext, 'page' | 'joined'>,
  where: string,
): string[] {
  // Places within a subject come relative to it; a terminal opens whole paths.
  const isWithin = /^(src|break|provided)\//.test(where)
  const path = isWithin ? `${joined.report.subject}/${where}` : where
  return row(page, LABELS.where, place(path, page.theme, roomOf(page)), 1)
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
  const { page, joined, check, measure } = context
  const observed = check.lesson?.observed
  return [
    ...row(page, LABELS.fault, page.say(SENTENCES.sorry), 2),
    ...checkRow(context),
    ...whereRow(context, placeOf(observed) ?? `stages/${joined.stage.folder}/test`),
    ...row(page, LABELS.observed, detailOf(page, observed), measure.observed),
    ...gapOf(context),
    ...nextRow(page, testCommand(joined.stage.id), page.say(SENTENCES.notAffected)),
  ]
}

/** What went wrong, without the place that stands above it. */
function detailOf(page: Page, observed: Observation | undefined): string {
  if (observed === undefined) return ''
  if (!('where' in observed)) return page.say(observationText(observed, page.theme))
  const { where: _, ...rest } = observed
  return page.say(observationText(rest, page.theme))
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
  const count = joined.pitfalls
    .flatMap(({ checks }) => checks)
    .filter(({ verdict }) => verdict === 'not-reported').length
  return [
    ...checkRow(context, 2),
    ...row(page, LABELS.observed, page.say(didNotRun(count)), measure.observed),
    ...observedRows(context),
    ...gapOf(context),
    ...nextRow(page, testCommand(joined.stage.id), page.say(SENTENCES.again)),
  ]
}

/** A result that the syllabus does not know, or a fault outside every check. */
export function strayFaultLesson(
  context: Pick<LessonContext, 'page' | 'joined' | 'measure'>,
): string[] {
  const { page, joined, measure } = context
  const { stage, unknown } = joined
  const observed = unknown.find(({ lesson }) => lesson !== undefined)?.lesson?.observed
  const where = placeOf(observed) ?? `stages/${stage.folder}/test`
  const ids = unknown.map(({ pitfall, check }) => `${pitfall}/${check}`).join(', ')
  const detail =
    observed === undefined ? short(ids, page.theme) : detailOf(page, observed)
  const title = `${page.mark.bad} ${page.say(VERDICT_WORDS['harness-fault'])}`
  return [
    page.paint.strong(title),
    ...(measure.blank ? [''] : []),
    ...row(page, LABELS.fault, page.say(SENTENCES.sorry), 2),
    ...(observed === undefined
      ? row(page, LABELS.observed, page.say(unknownResults(unknown.length)), 2)
      : []),
    ...row(page, LABELS.what, detail, measure.observed + 1),
    ...whereRow(context, where),
    ...(measure.blank ? [''] : []),
    ...nextRow(page, testCommand(stage.id), page.say(SENTENCES.notAffected)),
  ]
}
