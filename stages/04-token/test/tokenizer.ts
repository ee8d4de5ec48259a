/**
 * The harness's own count, by the same tokenizer. Text that looks like a special
 * token is text.
 */
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import type { Tool } from './contract.ts'
import { blockOf } from './tools.ts'

const NOTHING_SPECIAL = { disallowedSpecial: new Set<string>() }

export function tokensOf(text: string): number {
  return countTokens(text, NOTHING_SPECIAL)
}

/** Of the tool's block as compact JSON. */
export function tokensOfTool(tool: Tool): number {
  return tokensOf(JSON.stringify(blockOf(tool)))
}
