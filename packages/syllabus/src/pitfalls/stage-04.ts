/** The complete pitfalls of stage 04, by id. */

import type { PitfallIdOf } from '../stages.ts'
import type { Pitfall } from '../types.ts'
import { accuracyDenominator } from './04/accuracy-denominator.ts'
import { cacheHints } from './04/cache-hints.ts'
import { headingSpeaker } from './04/heading-speaker.ts'
import { instructionsDelta } from './04/instructions-delta.ts'
import { longDescription } from './04/long-description.ts'
import { neverCalled } from './04/never-called.ts'
import { orderDrift } from './04/order-drift.ts'
import { oversizedResult } from './04/oversized-result.ts'
import { searchRecall } from './04/search-recall.ts'
import { searchThreshold } from './04/search-threshold.ts'
import { sortedEvidence } from './04/sorted-evidence.ts'
import { stableSet } from './04/stable-set.ts'
import { tokenBill } from './04/token-bill.ts'
import { vagueDescription } from './04/vague-description.ts'

type Complete<Id extends string> = {
  readonly [I in Id]?: Pitfall & { id: I; stage: '04' }
}

export const STAGE_04 = {
  'token-bill': tokenBill,
  'order-drift': orderDrift,
  'sorted-evidence': sortedEvidence,
  'never-called': neverCalled,
  'stable-set': stableSet,
  'cache-hints': cacheHints,
  'accuracy-denominator': accuracyDenominator,
  'search-threshold': searchThreshold,
  'search-recall': searchRecall,
  'heading-speaker': headingSpeaker,
  'instructions-delta': instructionsDelta,
  'long-description': longDescription,
  'oversized-result': oversizedResult,
  'vague-description': vagueDescription,
} as const satisfies Complete<PitfallIdOf<'04'>>
