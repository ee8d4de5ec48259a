/** Finds what a text says of removed mechanisms and judges it, passage by passage. */
import { naiveHits, WRITTEN } from './mechanisms.ts'
import type {
  Mechanism,
  Mention,
  ModernMark,
  Place,
  Stance,
  TextVerdict,
} from './types.ts'

const MODERN =
  /2026-07-28|server\/discover|subscriptions\/listen|\bresultType\b|\binput_required\b|\bMcp-Method\b/gi
const GONE = /\b(?:removed|gone|no longer|dropped|ignore)\b|移除|取消|删除|不再|没有了/i
const LEGACY = /\b(?:legacy|older|fall(?:s|ing)? back)\b|旧|回退|兼容/i

export function probeText(text: string): TextVerdict {
  const mentions = Object.entries(WRITTEN).flatMap(([mechanism, written]) =>
    [...text.matchAll(written)].map(match =>
      mentionAt(text, mechanism as Mechanism, match.index, match[0]),
    ),
  )
  const modern = [...text.matchAll(MODERN)].map((match): ModernMark => {
    const place = placeOf(text, match.index, match[0].length)
    return { ...place, found: match[0] }
  })
  const isDemanding = mentions.some(({ stance }) => stance === 'demanded')
  const knows = modern.length > 0 || mentions.some(({ stance }) => KNOWS.has(stance))
  return {
    kind: 'text',
    verdict: isDemanding ? (knows ? 'mixed' : 'dated') : 'no-evidence',
    mentions: mentions.sort((one, other) => one.start - other.start),
    modern,
    naive: naiveHits(text),
  }
}

/** Stances that show that the writer knew of the modern era. */
const KNOWS: ReadonlySet<Stance> = new Set<Stance>(['legacy', 'gone'])

function mentionAt(
  text: string,
  mechanism: Mechanism,
  start: number,
  found: string,
): Mention {
  const place = placeOf(text, start, found.length)
  const from = text.lastIndexOf('\n\n', start) + 1
  const end = text.indexOf('\n\n', start)
  const passage = text.slice(from, end < 0 ? undefined : end)
  const gone = GONE.exec(passage)?.[0]
  const legacy = LEGACY.exec(passage)?.[0]
  const because = gone ?? legacy
  return {
    ...place,
    mechanism,
    found,
    stance: gone ? 'gone' : legacy ? 'legacy' : 'demanded',
    ...(because !== undefined && { because }),
    quote: text.split('\n')[place.line - 1]?.trim() ?? '',
  }
}

function placeOf(text: string, start: number, length: number): Place {
  const before = text.slice(0, start)
  const line = before.split('\n').length
  const column = start - before.lastIndexOf('\n')
  return { start, end: start + length, line, column }
}
