/** The pitfall that was typed, or the one that the last run teaches. */
import { isPitfallId, nearestPitfall, type PitfallId } from '@workshop/syllabus'
import { Complaint } from './complaint.ts'
import type { Context } from './context.ts'
import { ERRORS } from './phrases.ts'
import { lastLesson } from './state.ts'

export function pitfallNamed(
  typed: string | undefined,
  command: string,
  context: Context,
): PitfallId {
  const id = typed ?? lastLesson(context)?.pitfall.pitfall.id
  if (id === undefined) throw new Complaint(ERRORS.whichPitfall(command), 2)
  if (isPitfallId(id)) return id
  throw new Complaint(ERRORS.noPitfall(id, nearestPitfall(id)))
}
