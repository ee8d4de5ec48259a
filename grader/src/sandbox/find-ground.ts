/**
 * What this machine offers to build a sandbox on: the best level whose parts are
 * there. Whether it holds is another question, the doctor's.
 */
import { findGroups } from './control-groups.ts'
import type { Missing } from './levels.ts'
import { canGiveUsers } from './runner-user.ts'
import type { Ground } from './slot.ts'
import { sweepGroups } from './slot-group.ts'
import { isDeadSlot, sweepSlots } from './staging.ts'
import { findTools } from './system-tools.ts'

export interface FoundGround {
  /** Best first; empty where there are no namespaces to be had. */
  grounds: readonly Ground[]
  missing: readonly Missing[]
}

export function findGround(): FoundGround {
  const found = findTools()
  if ('why' in found) {
    return {
      grounds: [],
      missing: (['A', 'B'] as const).map(level => ({ level, ...found })),
    }
  }
  const { tools } = found
  const ownUsers = canGiveUsers()
  const groups = findGroups()
  const watched: Ground = { level: 'B', tools, place: undefined, ownUsers }
  if ('why' in groups) {
    return { grounds: [watched], missing: [{ level: 'A', ...groups }] }
  }
  const strict: Ground = { level: 'A', tools, place: groups.place, ownUsers }
  return { grounds: [strict, watched], missing: [] }
}

/** Removes what graders left behind that were killed; says how many slots. */
export async function sweep(grounds: readonly Ground[]): Promise<number> {
  const swept = sweepSlots().length
  for (const { place } of grounds) if (place) await sweepGroups(place, isDeadSlot)
  return swept
}
