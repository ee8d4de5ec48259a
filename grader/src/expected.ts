/**
 * Why a skeleton is red: its stated reasons, one for each pitfall. A reason that
 * holds no longer is as much a failure of `prove` as one that was never stated.
 */
import type { Observation, Verdict } from '@workshop/report'
import type { PitfallIdOf, StageId } from '@workshop/syllabus'

export interface Reason {
  verdict: Verdict
  /** What the first check that is not green has observed; absent when all are green. */
  observed?: Observation['kind']
}

export interface Expected {
  stage: StageId
  pitfalls: Readonly<Record<string, Reason>>
}

export function expectedOf<S extends StageId>(
  stage: S,
  pitfalls: Readonly<Record<PitfallIdOf<S>, Reason>>,
): Expected {
  return { stage, pitfalls }
}
