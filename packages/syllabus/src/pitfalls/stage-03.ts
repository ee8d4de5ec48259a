/** The complete pitfalls of stage 03, by id. */

import type { PitfallIdOf } from '../stages.ts'
import type { Pitfall } from '../types.ts'
import { blindReconnect } from './03/blind-reconnect.ts'
import { foreignOrigin } from './03/foreign-origin.ts'
import { hangUpCancels } from './03/hang-up-cancels.ts'
import { issuerMixUp } from './03/issuer-mix-up.ts'
import { leakyLog } from './03/leaky-log.ts'
import { maskedTimeout } from './03/masked-timeout.ts'
import { mirroredHeaders } from './03/mirrored-headers.ts'
import { needsAuth } from './03/needs-auth.ts'
import { refreshRace } from './03/refresh-race.ts'
import { retryClass } from './03/retry-class.ts'
import { statusMap } from './03/status-map.ts'
import { wrongAudience } from './03/wrong-audience.ts'

type Complete<Id extends string> = {
  readonly [I in Id]?: Pitfall & { id: I; stage: '03' }
}

export const STAGE_03 = {
  'blind-reconnect': blindReconnect,
  'masked-timeout': maskedTimeout,
  'leaky-log': leakyLog,
  'needs-auth': needsAuth,
  'wrong-audience': wrongAudience,
  'issuer-mix-up': issuerMixUp,
  'refresh-race': refreshRace,
  'retry-class': retryClass,
  'mirrored-headers': mirroredHeaders,
  'status-map': statusMap,
  'foreign-origin': foreignOrigin,
  'hang-up-cancels': hangUpCancels,
} as const satisfies Complete<PitfallIdOf<'03'>>
