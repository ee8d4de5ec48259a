/**
 * Results for GitHub Classroom's grading reporter, which still runs as a plain
 * action. It prints `max_score × passed / total` for each runner and adds up the
 * tests' own scores beside it: so each runner here has tests of one worth only, and
 * both figures are the same.
 */
import type { Locale } from '@workshop/syllabus'
import { CHECK_WORDS, cutTo, type GradeResult } from '../../results/index.ts'
import { forJson, plain } from '../sinks.ts'
import { viewOf } from '../view-of.ts'
import { WORDS } from '../words.ts'
import { type Delivery, type DeliveryOptions, holdBackUnverified } from './delivery.ts'
import { type ToldRow, toldRows } from './told-rows.ts'

type Status = 'pass' | 'fail' | 'error'

export interface ReporterRun {
  /** The id of the step; its variable is `<ID>_RESULTS`, the id in upper case. */
  id: string
  variable: string
  results: {
    version: 1
    status: Status
    max_score: number
    tests: readonly ReporterTest[]
  }
  /** The value of the variable: base64 of the JSON. */
  base64: string
}

interface ReporterTest {
  name: string
  status: Status
  message: string | null
  score: number
  line_no: number
  execution_time: string
}

export interface GithubReporterOptions extends DeliveryOptions {
  locale: Locale
}

/** An environment variable has 128 KiB at most, all of them share more than that. */
const LONGEST_MESSAGE = 300

export function githubReporterRuns(
  result: GradeResult,
  options: GithubReporterOptions,
): ReporterRun[] {
  holdBackUnverified([result], options)
  const { locale } = options
  const view = viewOf(result, 'learner')
  const rows = toldRows(view)
  const runs = [...new Set(rows.map(({ max }) => max))]
    .sort((a, b) => b - a)
    .map(worth =>
      runOf(
        `worth${worth}`,
        rows.filter(({ max }) => max === worth).map(row => testOf(row, locale)),
        worth,
      ),
    )
  if (view.verdict === 'passed' || view.verdict === 'failed') return runs
  const status = 'error'
  const said = view.reason?.[locale] ?? CHECK_WORDS[view.verdict][locale]
  const name = view.verdict === 'rejected-input' ? WORDS.accepted : WORDS.grading
  const grading = {
    name: name[locale],
    status,
    message: cutTo(plain(said), LONGEST_MESSAGE),
    score: 0,
    line_no: 0,
    execution_time: '0s',
  } as const
  // Refused, it is worth what it could have been; otherwise the rows have the points.
  const worth = rows.length === 0 ? (view.score?.max ?? 0) : 0
  return [...runs, runOf('grading', [grading], worth)]
}

function runOf(id: string, tests: readonly ReporterTest[], worth: number): ReporterRun {
  const statuses = tests.map(({ status }) => status)
  const worst = (['error', 'fail'] as const).find(one => statuses.includes(one))
  const status: Status = worst ?? 'pass'
  const results = {
    version: 1 as const,
    status,
    max_score: worth * tests.length,
    tests,
  }
  const base64 = Buffer.from(forJson(results, 0)).toString('base64')
  return { id, variable: `${id.toUpperCase()}_RESULTS`, results, base64 }
}

function testOf(row: ToldRow, locale: Locale): ReporterTest {
  const { verdict, message, points, ms } = row
  const said = message?.[locale] ?? CHECK_WORDS[verdict][locale]
  return {
    name: plain(row.name[locale]),
    status: statusOf(verdict),
    message: verdict === 'passed' ? null : cutTo(plain(said), LONGEST_MESSAGE),
    score: points,
    line_no: 0,
    execution_time: `${(ms / 1000).toFixed(3)}s`,
  }
}

function statusOf(verdict: ToldRow['verdict']): Status {
  if (verdict === 'passed') return 'pass'
  return verdict === 'failed' || verdict === 'locked' ? 'fail' : 'error'
}

/** `NAME=value` lines for the reporter's step; base64 has no line end in it. */
export function renderGithubReporter(
  result: GradeResult,
  options: GithubReporterOptions,
): Delivery & { runners: string } {
  const runs = githubReporterRuns(result, options)
  const text = runs.map(({ variable, base64 }) => `${variable}=${base64}\n`).join('')
  const runners = runs.map(({ id }) => id).join(',')
  return { text, runners, exitCode: result.score === null ? 1 : 0 }
}
