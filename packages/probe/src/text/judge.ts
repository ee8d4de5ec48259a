/** How the passage around a mention treats it, and the words that say so. */
import { type Block, cellsOf } from './blocks.ts'
import { type Cue, GONE, LEGACY } from './cues.ts'
import { byDemand, byQuestion, byQuotation } from './demand.ts'
import { HISTORY, SUMS_UP } from './hints.ts'
import { MODERN_WORDS, type Written } from './mechanisms.ts'
import { type Sentence, sentenceAt } from './sentences.ts'
import type { Mechanism, Stance } from './types.ts'

export interface Judged {
  stance: Stance
  because?: string
  hedge?: string
}

export interface Found {
  mechanism: Mechanism
  kind: Written['kind']
  /** Offsets in the block. */
  start: number
  end: number
}

/** A block that is being read, with what has been made of its sentences so far. */
export class Passage {
  readonly block: Block
  readonly sentences: readonly Sentence[]
  readonly #judged = new Map<string, Judged | undefined>()

  constructor(block: Block, sentences: readonly Sentence[]) {
    this.block = block
    this.sentences = sentences
  }

  /** What a sentence says of a mechanism that is not named in it. */
  judged(mechanism: Mechanism, { text, start }: Sentence): Judged | undefined {
    const key = `${mechanism} ${start}`
    if (!this.#judged.has(key)) this.#judged.set(key, byText(mechanism, text))
    return this.#judged.get(key)
  }
}

export function judge(found: Found, passage: Passage): Judged {
  const { block, sentences } = passage
  if (block.era === 'legacy') return { stance: 'legacy', because: '::: legacy' }
  if (block.kind === 'output') return { stance: 'unclear' }
  return (
    bySentence(found, block, sentences) ??
    byColumn(found, block) ??
    byText(found.mechanism, block.intro) ??
    byNeighbours(found, passage) ??
    byHeadings(block) ??
    byQuestion(found, sentences) ??
    byQuotation(found, block) ??
    byDemand(found, block, sentences)
  )
}

function bySentence(
  found: Found,
  block: Block,
  sentences: readonly Sentence[],
): Judged | undefined {
  // A row or a piece of code is one statement.
  const isWhole = block.kind === 'row' || block.kind === 'code'
  const own = isWhole ? { text: block.text, start: 0 } : sentenceAt(sentences, found)
  const start = found.start - own.start
  const end = found.end - own.start
  const judged = byCues(own.text, { ...found, start, end })
  if (judged) return judged
  const because = OLD_DATE.exec(own.text)?.[0]
  const around = block.kind === 'row' ? block.section : block.text
  const isContrast = because && NEW_DATE.test(around) && !NEW_DATE.test(own.text)
  return isContrast ? { stance: 'legacy', because } : undefined
}

const OLD_DATE = /\b202[45]-\d\d-\d\d\b/
const NEW_DATE = /2026-07-28/

function byCues(text: string, found: Omit<Found, 'kind'>): Judged | undefined {
  const gone = firstCue(GONE, text, found)
  if (gone !== undefined) return { stance: 'gone', because: gone }
  const legacy = firstCue(LEGACY, text, found)
  return legacy === undefined ? undefined : { stance: 'legacy', because: legacy }
}

/** Characters on each side of a mention within which a cue may stand. */
const REACH = 600

function firstCue(
  cues: readonly Cue[],
  text: string,
  { mechanism, start, end }: Omit<Found, 'kind'>,
): string | undefined {
  // A sentence without an end may be as long as the text.
  const before = text.slice(Math.max(0, start - REACH), start)
  const after = text.slice(end, end + REACH)
  const whole = text.slice(Math.max(0, start - REACH), end + REACH)
  for (const { pattern, side, within, only, unless } of cues) {
    if (only && !only.includes(mechanism)) continue
    if (unless?.test(whole)) continue
    const place = side === 'before' ? before : side === 'after' ? after : whole
    const near = within === undefined || within === 0 ? place : place.slice(-within)
    const match = pattern.exec(near)
    if (match) return match[0].trim()
  }
  return undefined
}

const GONE_ANYWHERE = GONE.filter(({ side }) => side === undefined)

/** Text without the mention in it: only cues that may stand anywhere count. */
function byText(mechanism: Mechanism, text: string): Judged | undefined {
  if (text === '') return undefined
  const found = { mechanism, start: text.length, end: text.length } as const
  const gone = firstCue(GONE_ANYWHERE, text, found)
  if (gone !== undefined) return { stance: 'gone', because: gone }
  const legacy = firstCue(LEGACY, text, found)
  return legacy === undefined ? undefined : { stance: 'legacy', because: legacy }
}

function byColumn({ start }: Found, block: Block): Judged | undefined {
  if (block.kind !== 'row') return undefined
  const column = cellsOf(block.text.slice(0, start)).length - 1
  const own = block.header[column] ?? ''
  const isContrast = block.header.some(cell => NEW_DATE.test(cell))
  const because = (HISTORY.exec(own) ?? (isContrast ? OLD_DATE.exec(own) : null))?.[0]
  return because === undefined ? undefined : { stance: 'legacy', because }
}

/** Sentences on each side that may speak of a mention. */
const NEAR = 12

/** Another sentence of the block that sets the scene, or sums up. */
function byNeighbours(found: Found, passage: Passage): Judged | undefined {
  const { block, sentences } = passage
  if (block.kind === 'row' || block.kind === 'code') return undefined
  const own = sentenceAt(sentences, found)
  const near = sentences.slice(Math.max(0, own.index - NEAR), own.index + NEAR)
  for (const sentence of near) {
    if (sentence === own) continue
    const judged = passage.judged(found.mechanism, sentence)
    if (judged === undefined) continue
    const setsScene = judged.stance === 'legacy' && sentence.start < own.start
    if (setsScene || sumsUp(sentence.text)) return judged
  }
  return undefined
}

function sumsUp(text: string): boolean {
  return (
    SUMS_UP.test(text) &&
    (text.match(MODERN_WORDS) !== null ||
      /^\W*(?:it|they|this|that|these|all|both|none|它|这|都|以上|上述)/i.test(text))
  )
}

function byHeadings({ headings }: Block): Judged | undefined {
  for (const heading of headings.toReversed()) {
    const because = HISTORY.exec(heading)?.[0]
    if (because !== undefined) return { stance: 'legacy', because }
  }
  return undefined
}
