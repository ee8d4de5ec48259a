/**
 * How many tokens a text has: counted by a tokenizer. The estimate that needs none
 * is in `estimate.ts`.
 */
import { countTokens as count } from 'gpt-tokenizer/encoding/o200k_base'

/** In a tool's description `<|endoftext|>` is a text like any other. */
const NOTHING_SPECIAL = { disallowedSpecial: new Set<string>() }

/**
 * The tokenizer takes a run of letters, marks or blanks for one word, and the time
 * for a word grows with the square of its length: 16,000 Han characters took two
 * seconds. Such a text is counted in slices, a token or so too many in each.
 */
const ENDLESS_WORD = /[\p{L}\p{M}]{2000}|[^\s\p{L}\p{N}]{2000}|\s{2000}/u
const SLICE = /.{1,500}/gsu

export function countTokens(text: string): number {
  if (!ENDLESS_WORD.test(text)) return count(text, NOTHING_SPECIAL)
  const slices = text.match(SLICE) ?? []
  return slices.reduce((tokens, slice) => tokens + count(slice, NOTHING_SPECIAL), 0)
}
