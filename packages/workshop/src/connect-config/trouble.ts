/** Why a session with a manager stopped, as one sentence in the learner's terms. */
import { observationText, type Theme } from '@workshop/report'
import type { Stop } from '../connect/limits.ts'
import { endOf, type Trouble, thrownTrouble } from '../connect/trouble.ts'
import { PHRASES } from '../phrases/connect.ts'
import type { ManagerSession } from './session-facts.ts'

export async function troubleOf(
  { stopped }: ManagerSession,
  scene: { dir: string; theme: Theme },
): Promise<Trouble | undefined> {
  if (stopped === undefined) return undefined
  const { step, stop } = stopped
  const { says, pitfall } = await whatStopped(stop, scene)
  const sentence = PHRASES.atStep(step, says)
  return { says: sentence, ...(pitfall !== undefined && { pitfall }) }
}

async function whatStopped(
  stop: Stop,
  scene: { dir: string; theme: Theme },
): Promise<Trouble> {
  switch (stop.kind) {
    case 'rejected':
    case 'crashed':
      return thrownTrouble(stop.kind, stop.error, scene)
    case 'exited':
      return { says: PHRASES.clientExited(endOf(stop)) }
    case 'interrupted':
      return { says: PHRASES.interrupted }
    case 'misshapen':
      return { says: PHRASES.misshapen(stop.expected, stop.actual) }
    default:
      return { says: observationText({ kind: 'never-settled', ms: stop.ms }) }
  }
}
