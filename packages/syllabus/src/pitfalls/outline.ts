/**
 * From a table of promises to outlines: the table's place says what the stage and
 * the level are, so no entry has to repeat them.
 */
import type { PitfallIdOf } from '../stages.ts'
import type { PitfallOutline, StageId } from '../types.ts'

type Promised = Pick<PitfallOutline, 'title' | 'holds' | 'failure'> & { breaks?: true }

interface Table<Core extends string, Beyond extends string> {
  core: Record<Core, Promised>
  beyond: Record<Beyond, Promised>
}

export function outline<
  S extends StageId,
  Core extends PitfallIdOf<S>,
  Beyond extends PitfallIdOf<S>,
>(stage: S, { core, beyond }: Table<Core, Beyond>) {
  return {
    ...atLevel('must', stage, core),
    ...atLevel('should', stage, beyond),
  } as Record<Core | Beyond, PitfallOutline>
}

function atLevel(
  level: PitfallOutline['level'],
  stage: StageId,
  table: Record<string, Promised>,
): Record<string, PitfallOutline> {
  return Object.fromEntries(
    Object.entries(table).map(([id, promised]) => [
      id,
      { id, stage, level, breaks: false, ...promised },
    ]),
  )
}
