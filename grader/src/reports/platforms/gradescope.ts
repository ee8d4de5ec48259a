/**
 * Gradescope's `results.json`. Hidden checks stay in the file and are hidden by the
 * platform, so the points add up to the assignment's. Foreign text is plain text.
 */
import type { Locale } from '@workshop/syllabus'
import { CHECK_WORDS, type GradeResult, limitText } from '../../results/index.ts'
import { countText, remarksOf, scoreText, verdictText } from '../facts.ts'
import { forJson, plain } from '../sinks.ts'
import type { ViewCheck, ViewPitfall } from '../view.ts'
import { viewOf } from '../view-of.ts'
import { WORDS } from '../words.ts'
import { type Delivery, type DeliveryOptions, holdBackUnverified } from './delivery.ts'

export interface GradescopeOptions extends DeliveryOptions {
  locale: Locale
}

/**
 * Written before the grading begins, for the case that it never ends: it has no
 * score and no test, which the platform shows as a failed autograder, not as a 0.
 */
export function pessimisticGradescope({ locale }: { locale: Locale }): string {
  return `${forJson({
    output: WORDS.needsAttention[locale],
    output_format: 'text',
    visibility: 'visible',
    stdout_visibility: 'hidden',
  })}\n`
}

export function renderGradescope(
  result: GradeResult,
  options: GradescopeOptions,
): Delivery {
  holdBackUnverified([result], options)
  const { locale } = options
  if (result.score === null) {
    return { text: pessimisticGradescope(options), exitCode: 1 }
  }
  const all = viewOf(result, 'instructor')
  const text = forJson({
    score: result.score.points,
    execution_time: Math.round(result.times.durationMs) / 1000,
    output: headOf(result, locale),
    output_format: 'text',
    test_output_format: 'text',
    test_name_format: 'text',
    visibility: 'visible',
    stdout_visibility: 'hidden',
    extra_data: insideData(result),
    tests:
      all.pitfalls.length === 0
        ? [refused(result, locale)]
        : all.pitfalls.flatMap((pitfall, at) => testsOf(pitfall, at, result, locale)),
  })
  return { text: `${text}\n`, exitCode: 0 }
}

/** What a learner may know, one sentence a line. */
function headOf(result: GradeResult, locale: Locale): string {
  const view = viewOf(result, 'learner')
  return [
    `${verdictText(view)[locale]}: ${scoreText(view)[locale]}`,
    countText(view)[locale],
    ...remarksOf(view).map(({ text }) => text[locale]),
    ...view.submission.notices.map(({ entry, message }) =>
      entry === undefined ? message[locale] : `${entry}: ${message[locale]}`,
    ),
  ]
    .map(plain)
    .join('\n')
}

/** Kept by the platform, not shown to learners. */
function insideData(result: GradeResult): object {
  const { key, verdict, limit, flags, seeds, versions, sandbox } = result
  return { key, verdict, limit, flags, seeds, versions, sandbox }
}

function refused(result: GradeResult, locale: Locale): object {
  return {
    name: WORDS.accepted[locale],
    number: '1',
    status: 'failed',
    score: 0,
    max_score: result.score?.max ?? 0,
    output: plain(result.reason?.[locale] ?? CHECK_WORDS[result.verdict][locale]),
    output_format: 'text',
    visibility: 'visible',
    tags: [result.verdict],
  }
}

function testsOf(
  pitfall: ViewPitfall,
  at: number,
  { policy }: GradeResult,
  locale: Locale,
): object[] {
  return pitfall.checks.map((check, inside) => {
    const isPassed = check.verdict === 'passed'
    const isShown = check.visibility === 'public' || policy.feedback === 'full'
    return {
      name: plain(`${pitfall.id}: ${check.title[locale]}`),
      number: `${at + 1}.${inside + 1}`,
      status: isPassed ? 'passed' : 'failed',
      score: check.points,
      max_score: check.max,
      output: isPassed ? '' : outputOf(check, locale),
      output_format: 'text',
      visibility: isShown ? 'visible' : 'hidden',
      tags: isPassed ? [pitfall.level] : [pitfall.level, check.verdict],
    }
  })
}

function outputOf(check: ViewCheck, locale: Locale): string {
  const { expected, observed, limit, verdict } = check
  return [
    CHECK_WORDS[verdict][locale],
    ...(expected === undefined
      ? []
      : [`${WORDS.expected[locale]}: ${expected[locale]}`]),
    ...(observed === undefined
      ? []
      : [`${WORDS.observed[locale]}: ${observed[locale]}`]),
    ...(limit === undefined ? [] : [limitText(limit)[locale]]),
  ]
    .map(plain)
    .join('\n')
}
