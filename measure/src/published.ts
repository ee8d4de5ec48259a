/**
 * What others have published about finding tools. Theirs, on other catalogues and
 * other questions: something to read our figures beside, never a figure of ours.
 */

export interface Published {
  who: string
  when: string
  what: string
  source: string
}

export const PUBLISHED: readonly Published[] = [
  {
    who: 'RAG-MCP',
    when: '2025-05',
    what: 'right tool chosen: 43.1 % with retrieval, 13.6 % with all tools',
    source: 'https://arxiv.org/abs/2505.03275',
  },
  {
    who: 'ToolRet',
    when: '2025',
    what: '43,215 tools: recall@5 of a small model 34.5 %, trained 80.6 %',
    source: 'https://arxiv.org/abs/2503.01763',
  },
  {
    who: 'Anthropic',
    when: '2025-11-24',
    what: '58 tools: 77k tokens to 8.7k with tool search',
    source: 'https://www.anthropic.com/engineering/advanced-tool-use',
  },
  {
    who: 'Arcade',
    when: '2025-12-03',
    what: '4,027 tools, 25 tasks: found by BM25 64 %, by regex 56 %',
    source: 'https://blog.arcade.dev/anthropic-tool-search-4000-tools-test',
  },
  {
    who: 'StackOne',
    when: '2026',
    what: '270 tools: BM25 14 % first, 87 % in five; embeddings 38 % and 85 %',
    source: 'https://stackone.com/blog/mcp-tool-search-bm25-tfidf-hybrid',
  },
]

export function publishedLines(): string[] {
  return [
    'published by others, on their own catalogues:',
    ...PUBLISHED.map(
      ({ who, when, what, source }) => `${who}, ${when}: ${what} <${source}>`,
    ),
  ]
}
