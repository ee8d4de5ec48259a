/** What `pnpm grade <path…>` is told, read strictly: a flag that is not known is said. */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { type Locale, STAGES, type StageId } from '@workshop/syllabus'
import { localeFor } from '@workshop/testkit/state'
import { FEEDBACK, type Feedback } from '../results/index.ts'
import { typed } from '../typed.ts'
import { UsageError } from '../usage-error.ts'

export const USAGE = `Usage: pnpm grade <path…> [options]
       pnpm grade doctor | explain <submission> | selftest | bundle <kind> [--help]
       pnpm grade enqueue | worker | collect [--help]      on several machines

Grades submissions with the stages' own tests: the tests outside, the program in a
sandbox. A path is a folder, a zip, a tar(.gz), a git repository, a git bundle, or a
folder of such.

  --out <folder>      results, journal and reports; ./grades if absent
  --resume            go on with a folder that has results already
  --stage <id>        01 to 05; found out for each submission if absent
  --roster <csv>      who is who: id, name, and if you like email and submission
  --attempts latest   of several submissions of one person, the newest counts
  --jobs <n>          at the same time; the number of cores if absent
  --seed <text>       of the hidden variation; a new one for each folder if absent
  --feedback <kind>   what learners are told of hidden checks: none, count, group, full
  --lang en|zh        of the reports
  --report <kind>     more reports; html, markdown, json, junit, csv,
                      gradescope, github, classroom50, exercism; html and csv if absent
  --similarity        compare the submissions with each other, for the instructor
  --no-sandbox-i-know-the-risk
                      run untrusted code with your rights; every page says UNVERIFIED
  --publish-unverified
                      make reports for platforms of such results too
  --json              one object on stdout and nothing else
`

export const REPORTS = [
  'html',
  'markdown',
  'json',
  'junit',
  'csv',
  'gradescope',
  'github',
  'classroom50',
  'exercism',
] as const
export type ReportKind = (typeof REPORTS)[number]

export interface GradeOptions {
  paths: readonly string[]
  out: string
  resume: boolean
  stage: StageId | undefined
  roster: string | undefined
  attempts: 'refuse' | 'latest'
  jobs: number
  seed: string | undefined
  feedback: Feedback
  locale: Locale
  reports: readonly ReportKind[]
  similarity: boolean
  unsafe: boolean
  publishUnverified: boolean
  json: boolean
}

const FLAGS = {
  out: { type: 'string', default: 'grades' },
  resume: { type: 'boolean', default: false },
  stage: { type: 'string' },
  roster: { type: 'string' },
  attempts: { type: 'string', default: 'refuse' },
  jobs: { type: 'string' },
  seed: { type: 'string' },
  feedback: { type: 'string', default: 'count' },
  lang: { type: 'string' },
  report: { type: 'string', multiple: true, default: [] as string[] },
  similarity: { type: 'boolean', default: false },
  'no-sandbox-i-know-the-risk': { type: 'boolean', default: false },
  'publish-unverified': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

/** @throws UsageError */
export function gradeOptions(args: readonly string[]): GradeOptions {
  const { values, positionals } = typed({
    args: [...args],
    options: FLAGS,
    allowPositionals: true,
  })
  if (positionals.length === 0) {
    throw new UsageError('grade: expected a path, got none. Try: pnpm grade --help')
  }
  const jobs = values.jobs ?? String(availableParallelism())
  return {
    paths: positionals.map(path => resolve(path)),
    out: resolve(values.out),
    resume: values.resume,
    stage: oneOf(
      '--stage',
      values.stage,
      STAGES.map(({ id }) => id),
    ),
    roster: values.roster && resolve(values.roster),
    attempts: oneOf('--attempts', values.attempts, ['refuse', 'latest']) ?? 'refuse',
    jobs: countIn(jobs),
    seed: values.seed,
    feedback: oneOf('--feedback', values.feedback, FEEDBACK) ?? 'count',
    locale: oneOf('--lang', values.lang, ['en', 'zh']) ?? localeFor(),
    reports: values.report.map(kind => oneOf('--report', kind, REPORTS) ?? 'html'),
    similarity: values.similarity,
    unsafe: values['no-sandbox-i-know-the-risk'],
    publishUnverified: values['publish-unverified'],
    json: values.json,
  }
}

function oneOf<T extends string>(
  flag: string,
  typed: string | undefined,
  known: readonly T[],
): T | undefined {
  if (typed === undefined) return undefined
  const found = known.find(value => value === typed)
  if (found !== undefined) return found
  throw new UsageError(`${flag}: expected one of ${known.join(', ')}, got ${typed}`)
}

function countIn(typed: string): number {
  const jobs = Number(typed)
  const most = 4 * availableParallelism()
  if (Number.isInteger(jobs) && jobs >= 1 && jobs <= most) return jobs
  throw new UsageError(`--jobs: expected 1 to ${most}, got ${typed}`)
}
