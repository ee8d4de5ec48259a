/**
 * What tools cost in a request, tool by tool, and by how much the rule of thumb is
 * off. Whether they are used is in `accuracy.ts` and `never-called.ts`.
 */

import { byCodePoint, toolBlocks } from './blocks.ts'
import type { Bill, ServerBill, Tool } from './contract.ts'
import { countTokens } from './tokens.ts'

export { selectionAccuracy } from './accuracy.ts'
export { estimateTokens } from './estimate.ts'
export { neverCalled } from './never-called.ts'
export { countTokens }

const WINDOW_TOKENS = 200_000

// #region token-bill
export function tokenBill(
  tools: readonly Tool[],
  { window = WINDOW_TOKENS }: { window?: number } = {},
): Bill {
  const servers = [...new Set(tools.map(tool => tool.server))].map(server =>
    serverBill(server, tools, window),
  )
  const tokens = sumOf(servers)
  const quarter = quarterOf(toolBlocks(tools).map(compact).join(''))
  return {
    tokens,
    share: tokens / window,
    quarter: { tokens: quarter, error: errorOf(quarter, tokens) },
    servers: servers.sort((a, b) => dearest(a, b) || byCodePoint(a.server, b.server)),
  }
}

function serverBill(server: string, all: readonly Tool[], window: number): ServerBill {
  const tools = toolBlocks(all.filter(tool => tool.server === server))
    .map(block => ({ name: block.name, tokens: countTokens(compact(block)) }))
    .sort(dearest) // equal ones keep their place, which is by name
  const tokens = sumOf(tools)
  return { server, tokens, share: tokens / window, tools }
}

/** The rule of thumb beside the real number, for kinds of text. */
export function estimateError(samples: readonly { kind: string; text: string }[]) {
  return samples.map(({ kind, text }) => {
    const tokens = countTokens(text)
    const quarter = quarterOf(text)
    return { kind, tokens, quarter, error: errorOf(quarter, tokens) }
  })
}

function quarterOf(text: string): number {
  return Math.ceil(text.length / 4)
}

function errorOf(estimate: number, tokens: number): number {
  return tokens === 0 ? 0 : (estimate - tokens) / tokens
}
// #endregion token-bill

function compact(block: object): string {
  return JSON.stringify(block)
}

function dearest(a: { tokens: number }, b: { tokens: number }): number {
  return b.tokens - a.tokens
}

function sumOf(parts: readonly { tokens: number }[]): number {
  return parts.reduce((sum, part) => sum + part.tokens, 0)
}
