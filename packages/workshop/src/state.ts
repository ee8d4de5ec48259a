/**
 * The learner's progress as files under `.workshop/`: reports of the stages and
 * hints taken. A broken file is set aside and named; the others stay in use.
 */
import { join } from 'node:path'
import {
  joinWithSyllabus,
  lessonOf,
  type Progress,
  progressOf,
  type StageReport,
} from '@workshop/report'
import {
  isStageReport,
  readJson,
  reportFile,
  SCRATCH,
  writeJson,
} from '@workshop/testkit/state'
import type { Context } from './context.ts'
import { withLock } from './lock.ts'
import { pageFor } from './page.ts'
import { ERRORS } from './phrases.ts'
import { stagesHere } from './stages.ts'

type ChosenLesson = NonNullable<ReturnType<typeof lessonOf>>

/** Where a run of a part of a stage reports: it is no progress. */
export const partFile = (stage: string, isOwn = true) =>
  join(SCRATCH, 'reports', `${isOwn ? 'part' : 'other-part'}-of-stage-${stage}.json`)

export function readState<T>(
  file: string,
  isValid: (value: unknown) => value is T,
  context: Context,
): T | undefined {
  return readJson(file, isValid, ({ file, keptAs, reason }) => {
    const says = pageFor(context).say(ERRORS.setAside(file, keptAs, reason))
    context.stderr.write(`${says}\n`)
  })
}

export function reportOf(stage: string, context: Context): StageReport | undefined {
  return readState(reportFile(stage), isStageReport, context)
}

/** The newest run of any stage, whole or in part. */
export function lastRun(context: Context): StageReport | undefined {
  const files = stagesHere().flatMap(({ stage }) => [
    reportFile(stage.id),
    partFile(stage.id),
  ])
  return files
    .flatMap(file => readState(file, isStageReport, context) ?? [])
    .sort((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))
    .at(-1)
}

/** What the last run teaches; absent when it was all green or there was none. */
export function lastLesson(context: Context): ChosenLesson | undefined {
  const report = lastRun(context)
  if (report === undefined) return undefined
  const joined = joinWithSyllabus(report)
  // A part of a stage teaches nothing about what was left out.
  const pitfalls = joined.pitfalls.map(pitfall => ({
    ...pitfall,
    checks: pitfall.checks.filter(({ verdict }) => verdict !== 'not-reported'),
  }))
  return lessonOf({ ...joined, pitfalls })
}

export function readProgress(context: Context): Progress {
  const here = stagesHere().map(({ stage }) => stage.id)
  const reports = here.flatMap(id => reportOf(id, context) ?? [])
  return progressOf(reports, here)
}

const HINTS = join(SCRATCH, 'hints.json')

type Counts = Record<string, number>

function isCounts(value: unknown): value is Counts {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(count => Number.isInteger(count) && count >= 0)
  )
}

export function hintsTaken(context: Context): Counts {
  return readState(HINTS, isCounts, context) ?? {}
}

/** Counts `change(before)` hints of a pitfall as taken; returns what was before. */
export function takeHints(
  id: string,
  change: (before: number) => number,
  context: Context,
): Promise<number> {
  return withLock(HINTS, () => {
    const counts = hintsTaken(context)
    const before = counts[id] ?? 0
    writeJson(HINTS, { ...counts, [id]: change(before) })
    return before
  })
}
