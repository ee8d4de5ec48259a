/**
 * Results that fit. What is over the limit is thrown away, and all content is
 * characters.
 */
import type { ToolResult } from '@workshop/wire'
import type { Limits } from './contract.ts'

export function truncateResult(
  result: ToolResult,
  { characters = 100_000 }: Partial<Limits> = {},
): { result: ToolResult; cut?: { characters: number; tokens: number } } {
  const text = JSON.stringify(result.content)
  if (text.length <= characters) return { result }
  return {
    result: { content: [{ type: 'text', text: text.slice(0, characters) }] },
    cut: { characters: text.length, tokens: Math.ceil(text.length / 4) },
  }
}
