/**
 * Tools on demand: the model sees one tool that finds the others.
 * This is what most people write first: look for the words in the text, always search,
 * and show what was found last.
 */
import type { Tool, ToolBlock } from './contract.ts'

export interface Found {
  name: string
  score: number
}

export interface SearchOptions {
  /** What else people call a tool, by its full name. */
  aliases?: Readonly<Record<string, readonly string[]>>
}

export interface Conversation {
  tools: readonly Tool[]
  turns: readonly { query: string | null; used: readonly string[] }[]
  mode: 'all' | 'search'
}

export function createSearch(
  tools: readonly Tool[],
  { aliases = {} }: SearchOptions = {},
) {
  const texts = tools.map(({ name, description = '' }) =>
    [name, description, ...(aliases[name] ?? [])].join(' ').toLowerCase(),
  )

  function search(query: string, limit = 5): Found[] {
    const words = query.toLowerCase().split(' ')
    return tools
      .map(({ name }, at) => {
        const score = words.filter(word => texts[at]?.includes(word)).length
        return { name, score }
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
  }

  return { search }
}

export function planDisclosure(
  tools: readonly Tool[],
  { window = 200_000 }: { window?: number } = {},
): { mode: 'all' | 'search'; reason: string } {
  void [tools, window] // fewer definitions are always cheaper
  return { mode: 'search', reason: 'saves 95 %' }
}

export function createDisclosure(tools: readonly Tool[], options: SearchOptions = {}) {
  const index = createSearch(tools, options)
  let blocks: ToolBlock[] = [SEARCH_TOOL]

  function search(query: string): { text: string; loaded: string[] } {
    const loaded = index.search(query).map(({ name }) => name)
    const found = tools.filter(({ name }) => loaded.includes(name))
    blocks = [SEARCH_TOOL, ...found.map(blockOf)]
    return { text: `Found ${loaded.length} tools`, loaded }
  }

  return {
    blocks: (): ToolBlock[] => blocks,
    search,
    has: (name: string): boolean => blocks.some(block => block.name === name),
  }
}

export function conversationCost({ tools, mode }: Conversation) {
  const blocks = mode === 'all' ? tools.map(blockOf) : [SEARCH_TOOL]
  const definitions = Math.ceil(JSON.stringify(blocks).length / 4)
  return { definitions, results: 0, rounds: 0, total: definitions }
}

const SEARCH_TOOL: ToolBlock = {
  name: 'search_tools',
  description: 'Searches tools',
  input_schema: { type: 'object', properties: { query: { type: 'string' } } },
}

function blockOf({ name, description = '', inputSchema }: Tool): ToolBlock {
  return { name, description, input_schema: inputSchema }
}
