/**
 * What a provider's prompt cache would make of a conversation: a model of the rules
 * that providers share, not of any one of them. Lists of servers are cached by
 * `list-cache.ts`.
 */
import type { CacheRun, Provider } from './contract.ts'
import { countTokens } from './tokens.ts'

export { createListCache } from './list-cache.ts'

/** The parts of one request body, in order. */
type Request = readonly string[]

// #region order-drift
/** A cache knows beginnings: one part that differs, and nothing after it is found. */
export function simulateCache(
  requests: readonly Request[],
  provider: Provider,
): CacheRun {
  const tokensOf = createCounter()
  const turns = requests.map((request, at) => {
    const tokens = tokensOf(request)
    if (tokens < provider.minimum) return { tokens, cached: 0, cost: tokens }
    const shared = longestShared(request, requests.slice(0, at))
    const known = tokensOf(request.slice(0, shared))
    const cached = known < provider.minimum ? 0 : known
    const cost = cached * provider.read + (tokens - cached) * provider.write
    return { tokens, cached, cost }
  })
  const sumOf = (key: 'tokens' | 'cached' | 'cost'): number =>
    turns.reduce((sum, turn) => sum + turn[key], 0)
  const full = sumOf('tokens')
  const cachedShare = full === 0 ? 0 : sumOf('cached') / full
  return { turns, cachedShare, cost: sumOf('cost'), full }
}

/** How many parts at the beginning some earlier request began with as well. */
function longestShared(request: Request, earlier: readonly Request[]): number {
  const shared = earlier.map(other => {
    const end = request.findIndex((part, at) => part !== other[at])
    return end === -1 ? request.length : end
  })
  return Math.max(0, ...shared)
}
// #endregion order-drift

/** A part is counted once: a conversation repeats all of them in every turn. */
function createCounter(): (parts: Request) => number {
  const counted = new Map<string, number>()
  const count = (part: string): number => {
    const tokens = counted.get(part) ?? countTokens(part)
    counted.set(part, tokens)
    return tokens
  }
  return parts => parts.reduce((sum, part) => sum + count(part), 0)
}
