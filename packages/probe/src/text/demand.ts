/**
 * A mention that no cue has taken back: is it demanded, then? Only if nothing else is
 * hinted, and only in a sentence that is the writer's own.
 */
import type { Block } from './blocks.ts'
import { LEGACY, REFUSES } from './cues.ts'
import { NEGATED, NO, OBLIGES, PLACED_IN_TIME, RULES } from './hints.ts'
import type { Found, Judged } from './judge.ts'
import { MODERN_NAMES, MODERN_WORDS } from './mechanisms.ts'
import { type Sentence, sentenceAt } from './sentences.ts'

/** A question demands nothing; a "no" behind it takes it back. */
export function byQuestion(
  found: Found,
  sentences: readonly Sentence[],
): Judged | undefined {
  const own = sentenceAt(sentences, found)
  if (!/[?？]\s*$/.test(own.text)) return undefined
  const next = sentences[own.index + 1]?.text ?? ''
  const because = NO.exec(next)?.[0].trim()
  return because === undefined ? { stance: 'unclear' } : { stance: 'gone', because }
}

const SAYS =
  /\b(?:says|said|claims?|writes|wrote|reads|answers?|tells you|popular)\b|同事说|有人|写着|说[:：]|写[:：]/i
const QUOTED = /["“「][^"“”「」]{12,300}["”」]/g

/** What somebody else is quoted with is not the writer's word. */
export function byQuotation(found: Found, { text, kind }: Block): Judged | undefined {
  if (kind === 'code' || !SAYS.test(text.slice(0, 2000))) return undefined
  const from = Math.max(0, found.start - 320)
  for (const { 0: quoted, index } of text
    .slice(from, found.end + 320)
    .matchAll(QUOTED)) {
    const start = from + index
    const isInside = start < found.start && found.end <= start + quoted.length
    if (isInside) return { stance: 'unclear', because: quoted.slice(0, 40) }
  }
  return undefined
}

export function byDemand(
  found: Found,
  block: Block,
  sentences: readonly Sentence[],
): Judged {
  const { text } = near(sentenceAt(sentences, found), found)
  const placed = placedOnce(block)
  if (placed !== undefined) {
    // Who obliges to it and knows of the time has mixed the two up.
    // Named beside what has replaced it, it is a contrast.
    const isContrast = MODERN_NAMES.test(text)
    const isClaim = found.kind !== 'idea' && OBLIGES.test(text) && !isContrast
    if (!isClaim) return { stance: 'unclear', because: placed }
    return { stance: 'demanded', hedge: placed }
  }
  const negated = block.kind === 'code' ? undefined : NEGATED.exec(text)?.[0]
  const isRule = RULES.test(text) || REFUSES.test(text)
  if (negated !== undefined && !isRule) return { stance: 'unclear', because: negated }
  return { stance: 'demanded' }
}

/** A sentence without an end is read around the mention only. */
function near({ text, start }: Sentence, found: Found): { text: string } {
  const at = found.start - start
  return { text: text.slice(Math.max(0, at - 600), at + 600) }
}

const known = new WeakMap<Block, { placed: string | undefined }>()

/** It is a matter of the block, and the same for all that is mentioned in it. */
function placedOnce(block: Block): string | undefined {
  const found = known.get(block) ?? { placed: placedIn(block) }
  known.set(block, found)
  return found.placed
}

/** The words that place the passage, or its section, in time. */
function placedIn({ text, intro, headings, section }: Block): string | undefined {
  const parts = [text, intro, ...headings].map(part => part.slice(0, 4000))
  const around = parts.join('\n')
  const own = PLACED_IN_TIME.exec(around)?.[0]
  if (own !== undefined) return own
  const modern = section.match(MODERN_WORDS)?.[0]
  return (
    modern ??
    LEGACY.find(({ pattern }) => pattern.test(section))?.pattern.exec(section)?.[0]
  )
}
