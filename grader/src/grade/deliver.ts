/**
 * The reports of a batch: for each submission what its learner gets, apart from what the
 * instructor sees, and the whole class at a glance.
 */
import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@workshop/syllabus'
import { writeDurably } from '../batch/durable.ts'
import {
  type Audience,
  renderCsv,
  renderExercism,
  renderGithubReporter,
  renderGradescope,
  renderHtml,
  renderJson,
  renderJunit,
  renderMarkdown,
  renderOverviewHtml,
  renderOverviewMarkdown,
} from '../reports/index.ts'
import type { GradeResult } from '../results/index.ts'
import type { ReportKind } from './options.ts'

type EachKind = Exclude<ReportKind, 'csv' | 'junit' | 'classroom50'>

export interface ReportOptions {
  locale: Locale
  /** Results without isolation go to platforms too. */
  publishUnverified: boolean
}

const EACH: Record<
  EachKind,
  {
    file: string
    render(
      result: GradeResult,
      audience: Audience,
      options: ReportOptions,
    ): string | null
  }
> = {
  html: {
    file: 'report.html',
    render: (result, audience, { locale }) => renderHtml(result, { audience, locale }),
  },
  markdown: {
    file: 'report.md',
    render: (result, audience, { locale }) =>
      renderMarkdown(result, { audience, locale }),
  },
  json: {
    file: 'report.json',
    render: (result, audience) => renderJson(result, audience),
  },
  gradescope: {
    file: 'results.json',
    render: (result, _, options) => renderGradescope(result, options).text,
  },
  github: {
    file: 'github-reporter.json',
    render: (result, _, options) => renderGithubReporter(result, options).text,
  },
  exercism: {
    file: 'exercism.json',
    render: (result, _, options) => renderExercism(result, options).text,
  },
}

/** Formats that a platform shows as it sees fit: they exist once. */
const FOR_PLATFORMS: readonly ReportKind[] = ['gradescope', 'github', 'exercism']

/**
 * The folder `learner` is safe to hand out.
 *
 * @throws StorageFailure
 * @throws UsageError for a platform's report of a result without isolation
 */
export async function deliver(
  results: readonly GradeResult[],
  out: string,
  kinds: readonly ReportKind[],
  options: ReportOptions,
): Promise<void> {
  const { locale } = options
  for (const result of results) {
    for (const kind of kinds) {
      if (Object.hasOwn(EACH, kind)) {
        await deliverOne(result, kind as EachKind, out, options)
      }
    }
  }
  const class_ = join(out, 'class')
  await mkdir(class_, { recursive: true })
  await writeDurably(
    join(class_, 'overview.html'),
    renderOverviewHtml(results, { locale }),
  )
  await writeDurably(
    join(class_, 'overview.md'),
    renderOverviewMarkdown(results, { locale }),
  )
  if (kinds.includes('csv'))
    await writeDurably(join(class_, 'grades.csv'), renderCsv(results))
  if (kinds.includes('junit')) {
    const junit = renderJunit(results, { audience: 'instructor', locale })
    await writeDurably(join(class_, 'junit.xml'), junit)
  }
}

async function deliverOne(
  result: GradeResult,
  kind: EachKind,
  out: string,
  options: ReportOptions,
): Promise<void> {
  const audiences: Audience[] = FOR_PLATFORMS.includes(kind)
    ? ['instructor']
    : ['learner', 'instructor']
  for (const audience of audiences) {
    const text = EACH[kind].render(result, audience, options)
    if (text === null) continue
    const place = FOR_PLATFORMS.includes(kind) ? 'platforms' : audience
    await writeDurably(join(out, place, folderFor(result), EACH[kind].file), text)
  }
}

/** Readable, and different for different names whatever their characters are. */
function folderFor({ submission }: GradeResult): string {
  const name = submission.learner?.id ?? submission.name
  const readable = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .slice(0, 60)
  const digest = createHash('sha256').update(submission.name).digest('hex').slice(0, 8)
  return `${readable.replace(/^\.+/, '') || 'submission'}-${digest}`
}
