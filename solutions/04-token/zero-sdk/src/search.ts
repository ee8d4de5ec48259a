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

/** How much a match says, by where it is. */
const NAME = 3
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
  const names = new Set(tools.map(({ name }) => name))

  function search(query: string, limit = 5): Found[] {
    const named = query.trim()
    // Whoever knows the full name wants this tool and no other.
    if (names.has(named)) return [{ name: named, score: 1 }].slice(0, limit)
    const scores = index.scores([...new Set(termsOf(query))].map(alternativesTo))
    // A tool of this very name comes first, whatever the words in it weigh.
    const above = Math.max(0, ...scores) + 1
    const found: Found[] = []
    for (const [at, { name, tool }] of tools.entries()) {
      const score = (scores[at] ?? 0) + (tool === named ? above : 0)
      if (score > 0) found.push({ name, score })
    }
    return firstOf(found, limit)
  }

  return { search }
}

/** The best ones in order; sorting all of them would take longer than finding them. */
function firstOf(found: readonly Found[], limit: number): Found[] {
  const first: Found[] = []
  for (const one of found) {
    const last = first[limit - 1]
    if (last && inOrder(last, one) <= 0) continue
    first.push(one)
    first.sort(inOrder).splice(limit)
  }
  return first
}

function inOrder(a: Found, b: Found): number {
  return b.score - a.score || (a.name < b.name ? -1 : 1)
}

function weightsOf(tool: Tool, aliases: readonly string[]): Weights {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number): void => {
    for (const term of termsOf(text)) {
      weights.set(term, (weights.get(term) ?? 0) + weight)
    }
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
