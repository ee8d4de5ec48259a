/**
 * Tools on demand: when it pays, what the model sees meanwhile, and what a whole
 * conversation costs with it and without. How tools are found is decided in search.ts.
 */
import type { Tool, ToolBlock } from './contract.ts'
import { countTokens, tokenBill } from './measure.ts'
import { toolBlocks } from './order.ts'

export interface Found {
  name: string
  score: number
}

export interface Search {
  search(query: string, limit?: number): Found[]
}

export interface Disclosure {
  blocks(): ToolBlock[]
  search(query: string): { text: string; loaded: string[] }
  has(name: string): boolean
}

export interface Conversation {
  tools: readonly Tool[]
  turns: readonly { query: string | null; used: readonly string[] }[]
  mode: 'all' | 'search'
}

export interface ConversationCost {
  definitions: number
  results: number
  rounds: number
  total: number
}

const FEW = 15
const MANY = 50
const LARGE_SHARE = 0.1
/** What scores less than this part of the best is named, and not loaded. */
const CLOSE = 0.9

// #region search-threshold
export function planDisclosure(
  tools: readonly Tool[],
  { window = 200_000 }: { window?: number } = {},
): { mode: 'all' | 'search'; reason: string } {
  const count = tools.length
  if (count < FEW) return { mode: 'all', reason: `${count} tools, fewer than ${FEW}` }
  if (count > MANY) return { mode: 'search', reason: `${count} tools, over ${MANY}` }
  const { tokens, share } = tokenBill(tools, { window })
  const percent = (share * 100).toFixed(1)
  const reason = `${count} tools, ${tokens} tokens, ${percent} % of the window`
  return { mode: share < LARGE_SHARE ? 'all' : 'search', reason }
}

/** What has been loaded stays, and stays where it is: the cache lives on that. */
export function disclose(tools: readonly Tool[], index: Search): Disclosure {
  const byName = new Map(tools.map(tool => [tool.name, tool]))
  const blocks = [searchBlock(tools)]
  const sent = new Set<string>()

  function load(name: string): boolean {
    const tool = byName.get(name)
    if (!tool || sent.has(name)) return false
    sent.add(name)
    blocks.push(...toolBlocks([tool]))
    return true
  }

  function search(query: string): { text: string; loaded: string[] } {
    const found = index.search(query)
    const least = (found[0]?.score ?? 0) * CLOSE
    const close = found.filter(({ score }) => score >= least).map(({ name }) => name)
    const loaded = close.filter(load)
    const named = found.map(({ name }) => name).filter(name => !sent.has(name))
    return { text: answerFor(query, close, named), loaded }
  }

  // Hidden is not forbidden: a model may know a name from an earlier conversation.
  return { blocks: () => [...blocks], search, has: name => byName.has(name) }
}

/**
 * With the search there are more requests, each with the definitions of its moment,
 * and what a search has answered stays in the conversation.
 */
export function costOf({ tools, turns, mode }: Conversation, index: Search) {
  if (mode === 'all') return allAtOnce(toolBlocks(tools), turns.length)
  const disclosure = disclose(tools, index)
  const cost = { definitions: 0, results: 0, rounds: 0 }
  let answered = 0
  for (const { query, used } of turns) {
    const search = (wanted: string): void => {
      cost.rounds += tokensOf(disclosure.blocks()) + answered
      answered += countTokens(disclosure.search(wanted).text)
    }
    const isLoaded = (name: string) =>
      disclosure.blocks().some(block => block.name === name)
    if (query !== null) search(query)
    for (const name of used) if (!isLoaded(name)) search(name)
    cost.definitions += tokensOf(disclosure.blocks())
    cost.results += answered
  }
  return { ...cost, total: cost.definitions + cost.results + cost.rounds }
}
// #endregion search-threshold

function allAtOnce(blocks: readonly ToolBlock[], turns: number): ConversationCost {
  const definitions = turns * tokensOf(blocks)
  return { definitions, results: 0, rounds: 0, total: definitions }
}

function tokensOf(blocks: readonly ToolBlock[]): number {
  return blocks.reduce((sum, block) => sum + countTokens(JSON.stringify(block)), 0)
}

function searchBlock(tools: readonly Tool[]): ToolBlock {
  const taken = new Set(tools.map(({ name }) => name))
  let name = 'search_tools'
  while (taken.has(name)) name += '_'
  return {
    name,
    description:
      `Finds and loads one of ${tools.length} tools that are not listed. Use it before ` +
      'saying that something cannot be done, not for tools that are listed.',
    input_schema: {
      type: 'object',
      properties: {
        query: { type: 'string', description: 'What it has to do, or its name' },
      },
      required: ['query'],
    },
  }
}

/** Tools that are only named can be loaded by their name; that costs a line, not a schema. */
function answerFor(query: string, loaded: string[], named: string[]): string {
  if (loaded.length === 0) {
    return `No tool matches ${JSON.stringify(query)}. Say it in other words.`
  }
  const ready = `Can be called now: ${loaded.join(', ')}`
  if (named.length === 0) return ready
  return `${ready}\nNot loaded, search for the name to load it: ${named.join(', ')}`
}
