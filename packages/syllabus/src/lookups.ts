/**
 * What other packages ask of the syllabus: is this an id, which stage is it in,
 * what is tested. Answers only; the texts stand in `pitfalls/`.
 */
import { STAGE_01 } from './pitfalls/stage-01.ts'
import { STAGE_02 } from './pitfalls/stage-02.ts'
import { STAGE_03 } from './pitfalls/stage-03.ts'
import { STAGE_04 } from './pitfalls/stage-04.ts'
import { STAGE_05 } from './pitfalls/stage-05.ts'
import { type PitfallId, STAGES } from './stages.ts'
import type { Check, Pitfall, Stage, StageId } from './types.ts'

const ALL = {
  ...STAGE_01,
  ...STAGE_02,
  ...STAGE_03,
  ...STAGE_04,
  ...STAGE_05,
} as const

/** Every pitfall. A missing id does not compile. */
export const PITFALLS: Readonly<Record<PitfallId, Pitfall>> = ALL

/** The checks of one pitfall. */
export type CheckId<P extends PitfallId> = keyof (typeof ALL)[P]['checks'] & string

export function isPitfallId(value: string): value is PitfallId {
  return Object.hasOwn(PITFALLS, value)
}

/** The stage in which a pitfall is met. */
export function stageOf(id: PitfallId): Stage {
  const stage = STAGES.find(candidate => candidate.id === PITFALLS[id].stage)
  if (stage) return stage
  throw new Error(`expected a stage for ${id}, got ${PITFALLS[id].stage} (StageId)`)
}

/** The pitfalls of a stage in the order in which they are met. */
export function pitfallsOf(stage: StageId): readonly Pitfall[] {
  const ids = STAGES.find(candidate => candidate.id === stage)?.pitfalls ?? []
  return ids.map(id => PITFALLS[id])
}

/** Tests by id, in the order in which they are shown. */
export function checksOf(id: PitfallId): Readonly<Record<string, Check>> {
  return PITFALLS[id].checks
}
