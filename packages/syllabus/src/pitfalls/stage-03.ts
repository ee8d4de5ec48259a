/** The complete pitfalls of stage 03, by id. */

import type { PitfallIdOf } from '../stages.ts'
import type { Pitfall } from '../types.ts'
import { blindReconnect } from './03/blind-reconnect.ts'
import { eraOverHttp } from './03/era-over-http.ts'
import { foreignOrigin } from './03/foreign-origin.ts'
import { hangUpCancels } from './03/hang-up-cancels.ts'
import { inputRequired } from './03/input-required.ts'
import { issuerMixUp } from './03/issuer-mix-up.ts'
import { jsonOrSse } from './03/json-or-sse.ts'
import { leakyLog } from './03/leaky-log.ts'
import { lostSubscription } from './03/lost-subscription.ts'
import { maskedTimeout } from './03/masked-timeout.ts'
import { mirroredHeaders } from './03/mirrored-headers.ts'
import { needsAuth } from './03/needs-auth.ts'
import { refreshRace } from './03/refresh-race.ts'
import { retryClass } from './03/retry-class.ts'
import { statusMap } from './03/status-map.ts'
import { streamCut } from './03/stream-cut.ts'
import { transportSeam } from './03/transport-seam.ts'
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
  'transport-seam': transportSeam,
  'json-or-sse': jsonOrSse,
  'era-over-http': eraOverHttp,
  'stream-cut': streamCut,
  'input-required': inputRequired,
  'lost-subscription': lostSubscription,
} as const satisfies Complete<PitfallIdOf<'03'>>
