/** The complete pitfalls of stage 01, by id. */

import type { PitfallIdOf } from '../stages.ts'
import type { Pitfall } from '../types.ts'
import { cleanShutdown } from './01/clean-shutdown.ts'
import { deadServer } from './01/dead-server.ts'
import { errorOrIserror } from './01/error-or-iserror.ts'
import { gluedFrames } from './01/glued-frames.ts'
import { idDiscipline } from './01/id-discipline.ts'
import { jsonNotRpc } from './01/json-not-rpc.ts'
import { lineEnds } from './01/line-ends.ts'
import { notificationReply } from './01/notification-reply.ts'
import { oversizeLine } from './01/oversize-line.ts'
import { requiredMeta } from './01/required-meta.ts'
import { slowNeighbour } from './01/slow-neighbour.ts'
import { splitUtf8 } from './01/split-utf8.ts'
import { stderrStall } from './01/stderr-stall.ts'
import { stdoutNoise } from './01/stdout-noise.ts'
import { twoEras } from './01/two-eras.ts'

type Complete<Id extends string> = {
  readonly [I in Id]: Pitfall & { id: I; stage: '01' }
}

export const STAGE_01 = {
  'stdout-noise': stdoutNoise,
  'glued-frames': gluedFrames,
  'split-utf8': splitUtf8,
  'json-not-rpc': jsonNotRpc,
  'line-ends': lineEnds,
  'oversize-line': oversizeLine,
  'id-discipline': idDiscipline,
  'notification-reply': notificationReply,
  'error-or-iserror': errorOrIserror,
  'dead-server': deadServer,
  'stderr-stall': stderrStall,
  'clean-shutdown': cleanShutdown,
  'slow-neighbour': slowNeighbour,
  'two-eras': twoEras,
  'required-meta': requiredMeta,
} as const satisfies Complete<PitfallIdOf<'01'>>
