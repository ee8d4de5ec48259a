/**
 * Where the five stages stand, from the last report of each. Data only; the map
 * and the list are drawn from it.
 */
import type { Pitfall, Stage, StageId } from '@workshop/syllabus'
import {
  type JoinedStage,
  joinWithSyllabus,
  SYLLABUS,
  type Syllabus,
  scoreOf,
} from './join.ts'
import type { StageReport } from './verdict.ts'

export interface StageProgress {
  stage: Stage
  /** `planned`: in the syllabus, not in this checkout. */
  state: 'planned' | 'not-started' | 'started'
  pitfalls: readonly Pitfall[]
  /** Present exactly when the stage has been run. */
  joined?: JoinedStage
}

export interface Progress {
  stages: readonly StageProgress[]
  /** The stage the learner is at: the first one that is not done. */
  current: StageId
}

/** Where every stage stands, from the last report of each. */
export function progressOf(
  reports: readonly StageReport[],
  stagesHere: readonly StageId[],
  syllabus: Syllabus = SYLLABUS,
): Progress {
  const stages = syllabus.stages.map((stage): StageProgress => {
    const report = reports.find(candidate => candidate.stage === stage.id)
    const pitfalls = syllabus.pitfalls.filter(pitfall => pitfall.stage === stage.id)
    if (!stagesHere.includes(stage.id)) return { stage, state: 'planned', pitfalls }
    if (report === undefined) return { stage, state: 'not-started', pitfalls }
    const joined = joinWithSyllabus(report, syllabus)
    return { stage, state: 'started', pitfalls, joined }
  })
  const here = stages.filter(({ state }) => state !== 'planned')
  const open = here.find(({ joined }) => joined === undefined || !scoreOf(joined).done)
  return { stages, current: (open ?? here.at(-1))?.stage.id ?? '01' }
}
