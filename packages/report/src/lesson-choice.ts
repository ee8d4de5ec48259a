/**
 * Which one check a run teaches: the first thing that stands between the learner
 * and the next green line.
 */
import type { JoinedCheck, JoinedPitfall, JoinedStage } from './join.ts'
import type { Verdict } from './verdict.ts'

/** Ours: no learner can turn these green, so they never stand before a lesson. */
const OURS: readonly Verdict[] = ['harness-fault', 'not-reported']

export interface ChosenLesson {
  pitfall: JoinedPitfall
  check: JoinedCheck
}

/** Core before beyond, in the order of the syllabus; what is ours comes last. */
export function lessonOf(joined: JoinedStage): ChosenLesson | undefined {
  const red = redOnes(joined)
  return red.find(({ check }) => !OURS.includes(check.verdict)) ?? oursOf(red)
}

/** Why something did not run says more than that it did not. */
const oursOf = (red: readonly ChosenLesson[]) =>
  red.find(({ check }) => check.verdict === 'harness-fault') ?? red[0]

function redOnes(joined: JoinedStage): ChosenLesson[] {
  const level = (name: 'must' | 'should') =>
    joined.pitfalls.filter(({ pitfall }) => pitfall.level === name)
  return [...level('must'), ...level('should')].flatMap(pitfall =>
    pitfall.checks
      .filter(check => check.verdict !== 'pass')
      .map(check => ({ pitfall, check })),
  )
}

/** A fault of ours outside every check, when no check has a lesson of its own. */
export function strayFaultOf(joined: JoinedStage): boolean {
  const chosen = lessonOf(joined)
  const silent = chosen === undefined || chosen.check.verdict === 'not-reported'
  return silent && joined.unknown.length > 0
}
