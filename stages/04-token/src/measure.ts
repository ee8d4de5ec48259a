/**
 * What tools cost in a request, tool by tool, and whether they are used.
 * The numbers are those that most people begin with: four characters are a token,
 * and every turn counts.
 */
import {
  type Accuracy,
  type Bill,
  NotImplemented,
  type Silence,
  type Tool,
  type Turn,
} from './contract.ts'
import { toolBlocks } from './order.ts'

export function countTokens(text: string): number {
  return Math.ceil(text.length / 4)
}

export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4)
}

export function tokenBill(
  tools: readonly Tool[],
  { window = 200_000 }: { window?: number } = {},
): Bill {
  const names = [...new Set(tools.map(({ server }) => server))]
  const servers = names.map(server => {
    const own = toolBlocks(tools.filter(tool => tool.server === server)).map(block => ({
      name: block.name,
      tokens: countTokens(JSON.stringify(block)),
    }))
    const tokens = own.reduce((sum, tool) => sum + tool.tokens, 0)
    return { server, tokens, share: tokens / window, tools: own }
  })
  const tokens = servers.reduce((sum, server) => sum + server.tokens, 0)
  return { tokens, share: tokens / window, quarter: { tokens, error: 0 }, servers }
}

export function estimateError(samples: readonly { kind: string; text: string }[]) {
  return samples.map(({ kind, text }) => {
    const tokens = countTokens(text)
    const quarter = Math.ceil(text.length / 4)
    return { kind, tokens, quarter, error: (quarter - tokens) / tokens }
  })
}

export function selectionAccuracy(
  turns: readonly Turn[],
  { minimum = 20 }: { minimum?: number } = {},
): Accuracy {
  void minimum
  const isRight = ({ wanted, called }: Turn): boolean =>
    wanted === null ? called.length === 0 : called.includes(wanted)
  const right = turns.filter(isRight).length
  const accuracy = right / turns.length
  return {
    needed: turns.length,
    right,
    unneeded: 0,
    wrongly: 0,
    accuracy,
    said: `${Math.round(accuracy * 100)} % of calls were right`,
  }
}

export function neverCalled(evidence: {
  tools: readonly Tool[]
  requests: readonly string[]
  calls: readonly string[]
  decisions?: readonly { name: string; decision: string; rule: string }[]
}): Silence[] {
  void evidence
  throw new NotImplemented('never-called')
}
