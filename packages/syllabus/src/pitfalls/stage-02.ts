/** The complete pitfalls of stage 02, by id. */

import type { PitfallIdOf } from '../stages.ts'
import type { Pitfall } from '../types.ts'
import { capabilityGap } from './02/capability-gap.ts'
import { configScopes } from './02/config-scopes.ts'
import { emptySection } from './02/empty-section.ts'
import { gateTheRealValue } from './02/gate-the-real-value.ts'
import { listChangedRace } from './02/list-changed-race.ts'
import { nameCollision } from './02/name-collision.ts'
import { nameLimit } from './02/name-limit.ts'
import { oneBadServer } from './02/one-bad-server.ts'
import { pagination } from './02/pagination.ts'
import { sameServerTwice } from './02/same-server-twice.ts'
import { spawnStorm } from './02/spawn-storm.ts'
import { stateMachine } from './02/state-machine.ts'
import { underscoreSplit } from './02/underscore-split.ts'
import { unsetVariable } from './02/unset-variable.ts'

type Complete<Id extends string> = {
  readonly [I in Id]: Pitfall & { id: I; stage: '02' }
}

export const STAGE_02 = {
  'name-collision': nameCollision,
  'underscore-split': underscoreSplit,
  'name-limit': nameLimit,
  'config-scopes': configScopes,
  'empty-section': emptySection,
  'same-server-twice': sameServerTwice,
  'unset-variable': unsetVariable,
  'gate-the-real-value': gateTheRealValue,
  'spawn-storm': spawnStorm,
  'state-machine': stateMachine,
  'one-bad-server': oneBadServer,
  'list-changed-race': listChangedRace,
  pagination,
  'capability-gap': capabilityGap,
} as const satisfies Complete<PitfallIdOf<'02'>>
