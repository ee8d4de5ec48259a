/**
 * One run of one stage: vitest itself in the stage's folder, so that nothing is
 * printed after the lesson. A run of a part of the stage, or on other code than
 * the stage's own, must not pass for the learner's progress.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { StageReport } from '@workshop/report'
import { isStageReport, reportFile, SCRATCH } from '@workshop/testkit/state'
import { Complaint } from '../complaint.ts'
import type { Context } from '../context.ts'
import { PHRASES } from '../phrases/test.ts'
import type { StageHere } from '../stages.ts'
import { partFile } from '../state.ts'
import { type Child, type Ended, startNode } from './child.ts'

export interface StageRunOptions {
  /** Handed to vitest; with any, only a part of the stage is run. */
  vitestArgs: readonly string[]
  /** Absolute; the stage's own code if absent. */
  subject?: string
  limitMs: number
  /** `none`: the caller prints what there is to see. */
  screen: 'reporter' | 'none'
}

export interface StageEnded extends Ended {
  /** What this run has reported; absent if it did not get that far. */
  report?: StageReport
}

export interface StageRun {
  ended: Promise<StageEnded>
  stop: Child['stop']
}

export function startStage(
  { stage, dir }: StageHere,
  { vitestArgs, subject, limitMs, screen }: StageRunOptions,
  context: Context,
): StageRun {
  const vitest = join(dir, 'node_modules/vitest/vitest.mjs')
  if (!existsSync(vitest)) throw new Complaint(PHRASES.notInstalled)
  const isPart = vitestArgs.length > 0
  const isOwn = subject === undefined && !context.env.WORKSHOP_SUBJECT
  const report = isPart ? partFile(stage.id, isOwn) : reportFile(stage.id)
  const trace = startTrace(stage.id)
  if (isPart) rmSync(report, { force: true })

  const startedAt = Date.now()
  const child = startNode([vitest, 'run', ...vitestArgs], {
    cwd: dir,
    env: {
      ...context.env,
      WORKSHOP_TRACE: trace.file,
      ...(subject !== undefined && { WORKSHOP_SUBJECT: subject }),
      ...(isPart && { WORKSHOP_REPORT: report }),
      ...(isPart || screen === 'none' ? { WORKSHOP_SCREEN: 'none' } : {}),
    },
    output: screen === 'none' ? 'capture' : 'inherit',
    limitMs,
  })
  const ended = child.ended.then(
    (ended): StageEnded => {
      trace.finish(isOwn)
      const fresh = freshReport(report, startedAt)
      return fresh === undefined ? ended : { ...ended, report: fresh }
    },
    cause => {
      trace.finish(false)
      throw cause
    },
  )
  ended.catch(() => undefined)
  return { ended, stop: child.stop }
}

/** Two runs at the same time must not write into one trace: each has its own. */
function startTrace(stage: string) {
  const folder = join(SCRATCH, 'traces')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `stage-${stage}.${process.pid}.${Date.now()}.jsonl`)
  const finish = (isOwn: boolean) => {
    if (!existsSync(file)) return
    renameSync(file, join(folder, `stage-${stage}${isOwn ? '' : '.other'}.jsonl`))
  }
  return { file, finish }
}

/** Left by this run and not by an earlier one. */
function freshReport(file: string, startedAt: number): StageReport | undefined {
  if (!existsSync(file)) return undefined
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isStageReport(report)) return undefined
  return Date.parse(report.startedAt) >= startedAt ? report : undefined
}
