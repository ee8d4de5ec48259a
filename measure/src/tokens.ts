/**
 * Our own count, beside what the subject says: a figure of a bill that its own author
 * has counted proves nothing.
 */
import { createHash } from 'node:crypto'
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'

const NOTHING_SPECIAL = { disallowedSpecial: new Set<string>() }
const counted = new Map<string, number>()

export function tokensOf(text: string): number {
  const tokens = counted.get(text) ?? countTokens(text, NOTHING_SPECIAL)
  counted.set(text, tokens)
  return tokens
}

/** Each block as compact JSON. */
export function tokensOfBlocks(blocks: readonly object[]): number {
  return blocks.reduce<number>((sum, block) => sum + tokensOf(JSON.stringify(block)), 0)
}

/** Of the blocks as they stand, byte for byte. */
export function hashAsSent(blocks: readonly object[]): string {
  return createHash('sha256').update(JSON.stringify(blocks)).digest('hex')
}
