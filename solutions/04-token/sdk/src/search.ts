/**
 * Finds tools by what they do, or by their name. minisearch keeps the index and does
 * the ranking; the tokenizer and the aliases are ours, and matter more than both.
 */
import MiniSearch from 'minisearch'
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
import { termsOf } from './tokenizer.ts'

export { planDisclosure } from './disclosure.ts'

export interface SearchOptions {
  /** What else people call a tool, by its full name. */
  aliases?: Readonly<Record<string, readonly string[]>>
}

/** Two fields: what a tool is called, and what is said of it. */
const BOOST = { label: 3, prose: 1 }

/** Matches add up here, also those of words that stand for one another. */
const SUMMED = 0.35
/** A match that says less costs more time than it is worth. */
const LEAST = 0.1

// #region search-recall
export function createSearch(
  tools: readonly Tool[],
  { aliases = {} }: SearchOptions = {},
): Search {
  const index = new MiniSearch<Record<string, unknown>>({
    fields: Object.keys(BOOST),
    tokenize: termsOf,
    storeFields: [],
    // Terms are what the tokenizer says, and nothing is done to them afterwards.
    processTerm: term => term,
  })
  index.addAll(
    tools.map(({ name, server, tool, description, inputSchema }, id) => {
      const own = (Object.hasOwn(aliases, name) && aliases[name]) || []
      const prose = [server, description, ...wordsIn(inputSchema)].join('\n')
      return { id, label: [tool, ...own].join('\n'), prose }
    }),
  )
  const names = new Set(tools.map(({ name }) => name))

  function search(query: string, limit = 5): Found[] {
    const named = query.trim()
    // Whoever knows the full name wants this tool and no other.
    if (names.has(named)) return [{ name: named, score: 1 }].slice(0, limit)
    const weights = weightsOf(query)
    const hits = index.search(query, {
      tokenize: () => [...weights.keys()],
      boostTerm: term => weights.get(term) ?? 0,
      boost: BOOST,
    })
    const scores = new Map<number, number>(hits.map(({ id, score }) => [id, score]))
    // A tool of this very name comes first, whatever the words in it weigh.
    const above = (hits[0]?.score ?? 0) + 1
    for (const [at, { tool }] of tools.entries()) {
      if (tool === named) scores.set(at, above + (scores.get(at) ?? 0))
    }
    return [...scores]
      .map(([at, score]) => ({ name: tools[at]?.name ?? '', score }))
      .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
      .slice(0, limit)
  }

  return { search }
}

/** Every term that may match, and what it is worth. */
function weightsOf(query: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const [own, ...others] of termsOf(query).map(alternativesTo)) {
    if (own) weights.set(own.term, own.weight)
    for (const { term, weight } of others) {
      const worth = Math.max(weights.get(term) ?? 0, weight * SUMMED)
      if (worth >= LEAST) weights.set(term, worth)
    }
  }
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
