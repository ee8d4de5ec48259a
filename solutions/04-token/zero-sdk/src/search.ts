/**
 * Finds tools by what they do, or by their name. The ranking is BM25 over the fields
 * of a definition; the tokenizer and the aliases matter more than the formula.
 */
import type { Tool } from './contract.ts'
import {
  type Conversation,
  type ConversationCost,
  costOf,
  type Disclosure,
  disclose,
  type Found,
  type Search,
} from './disclosure.ts'
import { alternativesTo } from './glossary.ts'
import { createTextIndex, type Weights } from './text-index.ts'
import { termsOf } from './tokenizer.ts'

export { planDisclosure } from './disclosure.ts'

export interface SearchOptions {
  /** What else people call a tool, by its full name. */
  aliases?: Readonly<Record<string, readonly string[]>>
}

/** A match in the name says twice as much as one in the prose. */
const NAME = 2
const ALIAS = 2
const PROSE = 1
const PARAMETER = 0.5

// #region search-recall
export function createSearch(
  tools: readonly Tool[],
  { aliases = {} }: SearchOptions = {},
): Search {
  const aliasesOf = ({ name }: Tool) =>
    (Object.hasOwn(aliases, name) && aliases[name]) || []
  const index = createTextIndex(tools.map(tool => weightsOf(tool, aliasesOf(tool))))

  function search(query: string, limit = 5): Found[] {
    const scores = index.scores([...new Set(termsOf(query))].map(alternativesTo))
    const named = query.trim()
    // Whoever knows the name wants this tool, whatever the words in it weigh.
    const least = Math.max(0, ...scores.values())
    for (const [at, { name, tool }] of tools.entries()) {
      if (name === named || tool === named)
        scores.set(at, least + 1 + (scores.get(at) ?? 0))
    }
    return [...scores]
      .map(([at, score]) => ({ name: tools[at]?.name ?? '', score }))
      .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
      .slice(0, limit)
  }

  return { search }
}

function weightsOf(tool: Tool, aliases: readonly string[]): Weights {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number): void => {
    for (const term of termsOf(text))
      weights.set(term, (weights.get(term) ?? 0) + weight)
  }
  add(tool.tool, NAME)
  add(tool.server, PROSE)
  add(tool.description ?? '', PROSE)
  for (const alias of aliases) add(alias, ALIAS)
  for (const text of wordsIn(tool.inputSchema)) add(text, PARAMETER)
  return weights
}
// #endregion search-recall

/** Names of properties and what is said of them, however deep. */
function wordsIn(schema: Readonly<Record<string, unknown>>): string[] {
  const words: string[] = []
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'description' && typeof value === 'string') words.push(value)
    if (typeof value !== 'object' || value === null) continue
    if (key === 'properties') words.push(...Object.keys(value))
    words.push(...wordsIn(value as Record<string, unknown>))
  }
  return words
}

export function createDisclosure(
  tools: readonly Tool[],
  options: SearchOptions = {},
): Disclosure {
  return disclose(tools, createSearch(tools, options))
}

export function conversationCost(conversation: Conversation): ConversationCost {
  return costOf(conversation, createSearch(conversation.tools))
}
