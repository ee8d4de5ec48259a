/**
 * Where the wire and the client disagree although every step ended well. Each is
 * a remark, no failure: the person at the keyboard decides what to do with it.
 */
import { safe } from '@workshop/report'
import { nearestName, type Text } from '@workshop/syllabus'
import { PHRASES } from '../phrases/connect.ts'
import type { Session } from './session.ts'
import type { Wire } from './wire.ts'

export interface Finding {
  says: Text
  pitfall?: string
}

export function findingsOf(session: Session, wire: Wire): Finding[] {
  return [
    ...unlisted(session),
    ...otherRevision(session, wire),
    ...unseenNoise(session, wire),
    ...(session.runs.length > 1
      ? [{ says: PHRASES.startedOften(session.runs.length) }]
      : []),
    ...(session.leftBehind > 0
      ? [{ says: PHRASES.leftBehind, pitfall: 'clean-shutdown' }]
      : []),
  ]
}

function unlisted({ choice, tools }: Session): Finding[] {
  if (choice === undefined || tools === undefined) return []
  const names = tools.map(tool => String(tool?.name))
  if (names.includes(choice.name)) return []
  const nearest = nearestName(choice.name, names)
  const says = PHRASES.notListed(safe(choice.name), nearest && safe(nearest))
  return [{ says }]
}

function otherRevision({ stats }: Session, { revision }: Wire): Finding[] {
  if (stats === undefined || revision === undefined) return []
  const claimed = `${stats.era} ${stats.protocolVersion}`
  if (claimed === `${revision.era} ${revision.version}`) return []
  return [
    { says: PHRASES.claimsOther(safe(claimed.slice(0, 60))), pitfall: 'two-eras' },
  ]
}

function unseenNoise({ stats }: Session, { noise }: Wire): Finding[] {
  const isSeen = Number(stats?.noise?.lines) > 0
  if (stats === undefined || noise.lines === 0 || isSeen) return []
  return [{ says: PHRASES.unseenNoise(noise.lines), pitfall: 'stdout-noise' }]
}
