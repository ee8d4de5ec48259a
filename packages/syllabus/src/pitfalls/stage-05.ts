/** The complete pitfalls of stage 05, by id. */

import type { PitfallIdOf } from '../stages.ts'
import type { Pitfall } from '../types.ts'
import { approvalPending } from './05/approval-pending.ts'
import { deadFeature } from './05/dead-feature.ts'
import { deadTimeout } from './05/dead-timeout.ts'
import { denyWins } from './05/deny-wins.ts'
import { emptyAllowlist } from './05/empty-allowlist.ts'
import { greenButEmpty } from './05/green-but-empty.ts'
import { minimalEnvironment } from './05/minimal-environment.ts'
import { nameIsNotIdentity } from './05/name-is-not-identity.ts'
import { pathEscape } from './05/path-escape.ts'
import { secretInAudit } from './05/secret-in-audit.ts'
import { shellArguments } from './05/shell-arguments.ts'
import { silentBlock } from './05/silent-block.ts'
import { smallDenominator } from './05/small-denominator.ts'
import { toolPoisoning } from './05/tool-poisoning.ts'
import { toolShadowing } from './05/tool-shadowing.ts'
import { trustingHints } from './05/trusting-hints.ts'
import { urlWildcards } from './05/url-wildcards.ts'
import { zeroCalls } from './05/zero-calls.ts'

type Complete<Id extends string> = {
  readonly [I in Id]: Pitfall & { id: I; stage: '05' }
}

export const STAGE_05 = {
  'empty-allowlist': emptyAllowlist,
  'small-denominator': smallDenominator,
  'trusting-hints': trustingHints,
  'deny-wins': denyWins,
  'approval-pending': approvalPending,
  'shell-arguments': shellArguments,
  'dead-timeout': deadTimeout,
  'green-but-empty': greenButEmpty,
  'zero-calls': zeroCalls,
  'name-is-not-identity': nameIsNotIdentity,
  'url-wildcards': urlWildcards,
  'tool-poisoning': toolPoisoning,
  'tool-shadowing': toolShadowing,
  'path-escape': pathEscape,
  'minimal-environment': minimalEnvironment,
  'secret-in-audit': secretInAudit,
  'silent-block': silentBlock,
  'dead-feature': deadFeature,
} as const satisfies Complete<PitfallIdOf<'05'>>
