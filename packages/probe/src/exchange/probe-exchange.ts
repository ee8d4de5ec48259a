/** Which era each side of a recorded exchange speaks, and what is missing in it. */
import { META } from '@workshop/wire'
import type { Deviation } from '../deviations.ts'
import type { EraSign, ExchangeFrame, ExchangeVerdict, Spoken } from './types.ts'

export function probeExchange(frames: readonly ExchangeFrame[]): ExchangeVerdict {
  const signs: EraSign[] = []
  const deviations: Deviation[] = []
  for (const [frame, { from: side, body = '' }] of frames.entries()) {
    const modern = [META.protocolVersion, '"server/discover"', '"resultType"']
    const legacy = ['"initialize"', '"notifications/initialized"', '"ping"']
    const found = (words: readonly string[]) => words.find(word => body.includes(word))
    const newer = found(modern)
    const older = found(legacy)
    if (newer) signs.push({ frame, side, era: 'modern', found: newer })
    if (older) signs.push({ frame, side, era: 'legacy', found: older })
  }
  return {
    kind: 'exchange',
    client: spokenBy(signs, 'client'),
    server: spokenBy(signs, 'server'),
    revisions: { client: [], server: [] },
    signs,
    deviations,
    frames: frames.length,
  }
}

function spokenBy(signs: readonly EraSign[], side: EraSign['side']): Spoken {
  const eras = new Set(signs.filter(sign => sign.side === side).map(({ era }) => era))
  if (eras.size === 2) return 'both'
  return [...eras][0] ?? 'none'
}
