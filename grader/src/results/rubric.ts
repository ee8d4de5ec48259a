/**
 * What a stage is worth, read from the syllabus: points per pitfall and check.
 * All points are whole, so that every report and every platform has the same sum.
 */
import { SYLLABUS, type Syllabus } from '@workshop/report'
import type { StageId } from '@workshop/syllabus'

/** A pitfall of the core counts twice one beyond it. */
export const POINTS = { must: 20, should: 10 } as const

/** Causing the symptom first is a fifth of its pitfall. */
const HIT_SHARE = 1 / 5

export interface RubricCheck {
  id: string
  kind: 'hit' | 'guard'
  max: number
}

export interface RubricRow {
  id: string
  level: 'must' | 'should'
  max: number
  /** `hit` first, then the guards in the order of the syllabus. */
  checks: readonly RubricCheck[]
}

export interface Rubric {
  stage: StageId
  rows: readonly RubricRow[]
  max: number
  core: number
  beyond: number
}

export function rubricOf(stage: StageId, syllabus: Syllabus = SYLLABUS): Rubric {
  const rows = syllabus.pitfalls
    .filter(pitfall => pitfall.stage === stage)
    .map(pitfall => {
      const max = POINTS[pitfall.level]
      const checks = checksWorth(max, pitfall.breaks, Object.keys(pitfall.checks))
      return { id: pitfall.id, level: pitfall.level, max, checks }
    })
  if (rows.length === 0) {
    throw new Error(`expected a stage of the syllabus, got ${stage} (StageId)`)
  }
  const of = (level: RubricRow['level']) =>
    rows.filter(row => row.level === level).reduce((sum, { max }) => sum + max, 0)
  const [core, beyond] = [of('must'), of('should')]
  return { stage, rows, max: core + beyond, core, beyond }
}

function checksWorth(
  max: number,
  breaks: boolean,
  guards: readonly string[],
): RubricCheck[] {
  const forHit = breaks ? Math.round(max * HIT_SHARE) : 0
  const shares = split(max - forHit, guards.length)
  return [
    ...(breaks ? [{ id: 'hit', kind: 'hit' as const, max: forHit }] : []),
    ...guards.map((id, at) => ({ id, kind: 'guard' as const, max: shares[at] ?? 0 })),
  ]
}

/** Whole parts of a whole, as even as they can be; the first ones take what is left. */
function split(whole: number, parts: number): number[] {
  const each = Math.floor(whole / parts)
  const rest = whole - each * parts
  return Array.from({ length: parts }, (_, at) => each + (at < rest ? 1 : 0))
}
