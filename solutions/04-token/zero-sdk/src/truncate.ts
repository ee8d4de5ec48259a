/**
 * Results that fit, whatever a server sends. What is lost is told where it is lost;
 * that a call failed, and why, is not lost. A single text is cut in `excerpt.ts`.
 */
import type { Content, ToolResult } from '@workshop/wire'
import type { Limits } from './contract.ts'
import { estimateTokens } from './estimate.ts'
import { excerptOf, type Room } from './excerpt.ts'
import {
  isText,
  isWhole,
  type Part,
  partOf,
  type TextPart,
  textPart,
  type WholePart,
} from './result-parts.ts'
import { levelOf } from './shares.ts'
import { countTokens } from './tokens.ts'

const LIMITS: Limits = { characters: 100_000, tokens: 25_000, imageTokens: 1600 }
/** Kept free for the note on what was left out. */
const NOTE: Room = { characters: 240, tokens: 80 }
/** A text with less room than this would be all mark. */
const LEAST: Room = { characters: 240, tokens: 80 }

export interface Truncated {
  result: ToolResult
  /** The size of the original; absent where nothing had to go. */
  cut?: Room
}

// #region oversized-result
export function truncateResult(
  result: ToolResult,
  limits: Partial<Limits> = {},
): Truncated {
  const most: Limits = { ...LIMITS, ...limits }
  const parts = result.content.map(partOf)
  const data = 'structuredContent' in result ? [dataOf(result)] : []
  const size = sizeOf([...parts, ...data], most)
  if (isWithin(size, most)) {
    return { result: { ...result, content: parts.map(contentOf) } }
  }

  const all: Part[] = [...data, ...parts]
  const { wholes, left } = keptWholes(all, minus(most, NOTE), most)
  const texts = keptTexts(parts.filter(isText), left)
  const kept = parts.flatMap((part): Part[] => {
    const shown = wholes.has(part) ? part : texts.get(part)
    return shown ? [shown] : []
  })
  const gone = all.filter(part => !wholes.has(part) && !texts.has(part))
  const content = [...kept, ...noteOn(gone)].map(contentOf)
  const { structuredContent, ...rest } = result
  const keepsData = data.some(part => wholes.has(part))
  return {
    result: { ...rest, content, ...(keepsData && { structuredContent }) },
    cut: size,
  }
}

/** What is whole or not there. Half of the room is for texts, if they need it. */
function keptWholes(parts: readonly Part[], room: Room, limits: Limits) {
  const need = sizeOf(parts.filter(isText), limits)
  const reserved = {
    characters: Math.min(need.characters, room.characters / 2),
    tokens: Math.min(need.tokens, room.tokens / 2),
  }
  const wholes = new Set<Part>()
  let left = room
  for (const part of linksFirst(parts.filter(isWhole))) {
    const rest = minus(left, sizeOf([part], limits))
    if (!isWithin(reserved, rest)) continue
    left = rest
    wholes.add(part)
  }
  return { wholes, left }
}

/** Short texts stay as they are, and the long ones share what is left. */
function keptTexts(all: readonly TextPart[], room: Room): Map<Part, TextPart> {
  const texts = bothEnds(all, room)
  const characters = levelOf(texts.map(lengthOf), room.characters)
  const short = texts.map(({ text }) =>
    excerptOf(text, { characters, tokens: Infinity }),
  )
  const counts = short.map(countTokens)
  const tokens = levelOf(counts, room.tokens)
  return new Map(
    texts.map((part, at) => {
      const fits = Number(counts[at]) <= tokens
      const text = fits ? `${short[at]}` : excerptOf(part.text, { characters, tokens })
      return [part, textPart(text, part)]
    }),
  )
}

/** All texts, or the first and the last few where each would be all mark. */
function bothEnds(texts: readonly TextPart[], room: Room): readonly TextPart[] {
  const characters = levelOf(texts.map(lengthOf), room.characters)
  const tokens = levelOf(
    texts.map(({ text }) => estimateTokens(text)),
    room.tokens,
  )
  if (characters >= LEAST.characters && tokens >= LEAST.tokens) return texts
  const most = Math.min(room.characters / LEAST.characters, room.tokens / LEAST.tokens)
  const [first, last] = [Math.ceil(Math.floor(most) / 2), Math.floor(most / 2)]
  return texts.filter((_, at) => at < first || at >= texts.length - last)
}
// #endregion oversized-result

function noteOn(gone: readonly Part[]): TextPart[] {
  if (gone.length === 0) return []
  const kinds = gone.map(part => (isText(part) ? 'text' : part.kind))
  const counted = [...new Set(kinds)].map(
    kind => `${kinds.filter(other => other === kind).length} × ${kind}`,
  )
  return [textPart(`[left out, there was no room: ${counted.join(', ')}]`)]
}

function dataOf({ structuredContent }: ToolResult): WholePart {
  const read = JSON.stringify(structuredContent) ?? ''
  return { kind: 'structuredContent', read, block: { type: 'text', text: '' } }
}

/** Counted where counting is cheap, else estimated. */
function sizeOf(parts: readonly Part[], limits: Limits): Room {
  const texts = parts.map(part => (isText(part) ? part.text : part.read))
  const read = texts.filter(text => text !== undefined)
  const characters = read.reduce((sum, text) => sum + text.length, 0)
  const count = characters > limits.characters ? estimateTokens : countTokens
  const pictures = texts.length - read.length
  const tokens = read.reduce((sum, text) => sum + count(text), 0)
  return { characters, tokens: tokens + pictures * limits.imageTokens }
}

function isWithin(size: Room, limits: Room): boolean {
  return size.characters <= limits.characters && size.tokens <= limits.tokens
}

function minus(room: Room, size: Room): Room {
  return {
    characters: room.characters - size.characters,
    tokens: room.tokens - size.tokens,
  }
}

function linksFirst(wholes: readonly WholePart[]): WholePart[] {
  const isLink = ({ kind }: WholePart): boolean => kind === 'resource_link'
  return [...wholes].sort((a, b) => Number(isLink(b)) - Number(isLink(a)))
}

function contentOf(part: Part): Content {
  return isText(part) ? part.holding(part.text) : part.block
}

function lengthOf({ text }: TextPart): number {
  return text.length
}
