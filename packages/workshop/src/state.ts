/**
 * The learner's progress as files under `.workshop/`: reports of the stages and
 * hints taken. A broken file is set aside and named; the others stay in use.
 */
import { join } from 'node:path'
import { type Progress, progressOf, type StageReport } from '@workshop/report'
import { isStageReport, readJson, reportFile, SCRATCH } from '@workshop/testkit/state'
import type { Context } from './context.ts'
import { pageFor } from './page.ts'
import { ERRORS } from './phrases.ts'
import { stagesHere } from './stages.ts'

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
    Object.values(value).every(count => Number.isInteger(count) && count >= 0)
  )
}

export function hintsTaken(context: Context): Counts {
  return readState(HINTS, isCounts, context) ?? {}
}
