/**
 * One subject from its folder to what is known of it. Runs it a second time only
 * to tell a test that wavers from one that is wrong: both are failures.
 */
import { join } from 'node:path'
import { joinWithSyllabus, type StageReport } from '@workshop/report'
import type { Stage } from '@workshop/syllabus'
import type { Host } from './host.ts'
import { disagreements, type Judged, judge } from './judge.ts'
import { StaleMutant } from './overlay.ts'
import type { Proved } from './proof.ts'
import { folderOf, type Subject } from './subjects.ts'

export interface Place {
  stage: Stage
  host: Host
  scratch: string
  /** Keeps the reports of this subject apart from those of others. */
  key: string
  /** A mutant is run on the checks of its own pitfall only. */
  own: boolean
}

export async function proveSubject(subject: Subject, place: Place): Promise<Proved> {
  const start = performance.now()
  const result = await twice(subject, place)
  return { subject, ms: Math.round(performance.now() - start), ...result }
}

type Result = Omit<Proved, 'subject' | 'ms'>

async function twice(subject: Subject, place: Place): Promise<Result> {
  const judged = await once(subject, place, 'first')
  if (typeof judged === 'string') {
    return { deviations: [], flaky: [], infrastructure: judged }
  }
  const { deviations } = judged
  if (deviations.length === 0) return { judged, deviations, flaky: [] }
  const again = await once(subject, place, 'second')
  return typeof again === 'string'
    ? { judged, deviations, flaky: [], infrastructure: again }
    : { judged, deviations, flaky: disagreements(judged, again) }
}

/** A string says why there is no report. */
async function once(
  subject: Subject,
  { stage, host, scratch, key, own }: Place,
  round: string,
): Promise<Judged | string> {
  let subjectDir: string
  try {
    subjectDir = folderOf(subject, stage, scratch)
  } catch (cause) {
    if (cause instanceof StaleMutant) return cause.message
    throw cause
  }
  const reportFile = join(scratch, 'reports', `${key}-${round}.json`)
  const only = own && subject.kind === 'mutant' ? subject.mutant.pitfall : undefined
  const outcome = await host.run(subjectDir, reportFile, only)
  if (outcome.kind === 'infrastructure') return outcome.reason
  return nothingRan(outcome.report) ?? judge(subject, outcome.report, only)
}

/** A test file that does not load leaves a report without a single check. */
function nothingRan(report: StageReport): string | undefined {
  const { pitfalls, unknown } = joinWithSyllabus(report)
  const checks = pitfalls.flatMap(({ checks }) => checks)
  if (checks.some(({ verdict }) => verdict !== 'not-reported')) return undefined
  const [first] = unknown
  return `no check has run${first?.lesson ? `: ${JSON.stringify(first.lesson.observed)}` : ''}`
}
