/** Exercism's `results.json`, version 3: tests in the order of the syllabus. */
import type { Locale } from '@workshop/syllabus'
import { CHECK_WORDS, cutTo, type GradeResult } from '../../results/index.ts'
import { forJson, plain } from '../sinks.ts'
import { viewOf } from '../view-of.ts'
import { type Delivery, type DeliveryOptions, holdBackUnverified } from './delivery.ts'
import { type ToldRow, toldRows } from './told-rows.ts'

/** The platform's own limits, in characters. */
const LONGEST_OUTPUT = 500
const LONGEST_MESSAGE = 65_535

export interface ExercismOptions extends DeliveryOptions {
  locale: Locale
}

export function renderExercism(
  result: GradeResult,
  options: ExercismOptions,
): Delivery {
  holdBackUnverified([result], options)
  if (result.score === null) return { text: null, exitCode: 1 }
  const { locale } = options
  const view = viewOf(result, 'learner')
  const rows = toldRows(view)
  const ran = rows.some(({ verdict }) => verdict !== 'not-run')
  const isGreen = view.verdict === 'passed' && rows.every(isPassed)
  const status = isGreen ? 'pass' : ran ? 'fail' : 'error'
  const reason = view.reason?.[locale] ?? CHECK_WORDS[view.verdict][locale]
  const text = forJson({
    version: 3,
    status,
    message: status === 'error' ? cutTo(plain(reason), LONGEST_MESSAGE) : null,
    tests: rows.map(row => testOf(row, locale)),
  })
  return { text: `${text}\n`, exitCode: 0 }
}

const isPassed = ({ verdict }: ToldRow) => verdict === 'passed'

function testOf(row: ToldRow, locale: Locale): object {
  const { verdict, message, task, expected } = row
  const name = plain(row.name[locale])
  const said = message?.[locale] ?? CHECK_WORDS[verdict][locale]
  return {
    name,
    test_code: plain(expected?.[locale] ?? row.name[locale]),
    status: statusOf(verdict),
    message: isPassed(row) ? null : cutTo(plain(said), LONGEST_MESSAGE),
    output: isPassed(row) ? null : cutTo(plain(said), LONGEST_OUTPUT),
    ...(task === null ? {} : { task_id: task }),
  }
}

function statusOf(verdict: ToldRow['verdict']): 'pass' | 'fail' | 'error' {
  if (verdict === 'passed') return 'pass'
  return verdict === 'failed' || verdict === 'locked' ? 'fail' : 'error'
}
