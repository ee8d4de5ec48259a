/** The complete pitfalls of stage 03, by id. */

import type { PitfallIdOf } from '../stages.ts'
import type { Pitfall } from '../types.ts'
import { issuerMixUp } from './03/issuer-mix-up.ts'
import { leakyLog } from './03/leaky-log.ts'
import { needsAuth } from './03/needs-auth.ts'
import { refreshRace } from './03/refresh-race.ts'
import { wrongAudience } from './03/wrong-audience.ts'

type Complete<Id extends string> = {
  readonly [I in Id]?: Pitfall & { id: I; stage: '03' }
}

export const STAGE_03 = {
  'leaky-log': leakyLog,
  'needs-auth': needsAuth,
  'wrong-audience': wrongAudience,
  'issuer-mix-up': issuerMixUp,
  'refresh-race': refreshRace,
} as const satisfies Complete<PitfallIdOf<'03'>>
