/** Reports made for tests: everything passes, except for what a test says. */

import { STAGES, type StageId } from '@workshop/syllabus'
import { type JoinedStage, joinWithSyllabus, type Syllabus } from '../src/join.ts'
import type { CheckResult, Lesson, StageReport, Verdict } from '../src/verdict.ts'
import { FIXTURE } from './syllabus-fixture.ts'

export interface Deviation {
  verdict: Verdict
  lesson?: Lesson
}

/** Keys are `pitfall/check`, or a pitfall for all its checks. */
export type Deviations = Readonly<Record<string, Deviation>>

export function reportOf(
  deviations: Deviations = {},
  syllabus: Syllabus = FIXTURE,
  guesses: Readonly<Record<string, string>> = {},
  stage: StageId = '01',
): StageReport {
  const results = syllabus.pitfalls
    .filter(pitfall => pitfall.stage === stage)
    .flatMap(pitfall => {
      const checks = [
        ...(pitfall.breaks ? ['hit'] : []),
        ...Object.keys(pitfall.checks),
      ]
      return checks.flatMap((check): CheckResult[] => {
        const deviation = deviations[`${pitfall.id}/${check}`] ?? deviations[pitfall.id]
        if (deviation?.verdict === 'not-reported') return []
        return [
          {
            pitfall: pitfall.id,
            check,
            kind: check === 'hit' ? 'hit' : 'guard',
            verdict: 'pass',
            ms: 12,
            ...deviation,
          },
        ]
      })
    })
  return {
    schema: 1,
    stage,
    subject: `stages/${folderOf(stage)}`,
    startedAt: '2026-11-30T14:02:11.000Z',
    durationMs: 1840,
    results,
    guesses,
  }
}

const folderOf = (id: StageId) => STAGES.find(stage => stage.id === id)?.folder

export const joinedOf = (
  deviations: Deviations = {},
  guesses: Readonly<Record<string, string>> = {},
): JoinedStage => joinWithSyllabus(reportOf(deviations, FIXTURE, guesses), FIXTURE)
