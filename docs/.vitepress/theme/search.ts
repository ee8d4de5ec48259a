/** The query side of the search; the index is fetched once for each language. */

import indexes from '@localSearchIndex'
import MiniSearch from 'minisearch'
import { unpack } from '../search-index.ts'
import { tokenize } from '../tokenize.ts'
import { MOST } from './most.ts'
import { normalized } from './query.ts'

export interface Found {
  /** Path and fragment. */
  id: string
  /** What sort of page it is on, in the reader's language. */
  kind: string
  title: string
  /** Headings above it. */
  titles: readonly string[]
}

export type Search = (query: string, language: 'en' | 'zh') => readonly Found[]

interface Stored {
  id: string
  title: string
  titles: string[]
}

const opened = new Map<string, Promise<Search>>()

export function openIndex(locale: string): Promise<Search> {
  const before = opened.get(locale)
  if (before) return before
  const search = load(locale)
  opened.set(locale, search)
  // A server that was away for a moment: the next opening asks again.
  search.catch(() => opened.delete(locale))
  return search
}

async function load(locale: string): Promise<Search> {
  const fetch = indexes[locale]
  if (!fetch) throw new Error(`expected a search index for ${locale}, got none`)
  const index = MiniSearch.loadJS<Stored>(unpack((await fetch()).default), {
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    tokenize,
  })
  return (query, language) => {
    const results = ranked(index, normalized(query))
    return results.slice(0, MOST).map(({ id, title, titles }) => ({
      id: String(id),
      kind: kindOf(String(id), language),
      title: String(title),
      titles: titles as string[],
    }))
  }
}

const LONGEST_WORD = 24

/** All words; where no place has them all, places that have some. */
function ranked(index: MiniSearch<Stored>, query: string) {
  const options = {
    prefix: true,
    // A wrong letter is forgiven in a word, not in Chinese, in a number or in a hash.
    fuzzy: (term: string) =>
      term.length > LONGEST_WORD || /[\p{Script=Han}\d]/u.test(term) ? false : 0.2,
    boost: { title: 4, text: 2, titles: 1 },
    boostDocument: (id: unknown) => boostOf(String(id), query),
  }
  const all = index.search(query, { ...options, combineWith: 'AND' })
  return all.length > 0 ? all : index.search(query, { ...options, combineWith: 'OR' })
}

/** Whoever types an id means the page or heading that has it. */
function boostOf(id: string, query: string): number {
  const name = query.toLowerCase()
  if (!/^[a-z0-9-]+$/.test(name)) return 1
  const [path = '', fragment] = id.split('#')
  if (path.endsWith(`/${name}.html`)) return fragment === 'pitfall' ? 40 : 10
  return fragment === name ? 10 : 1
}

const KINDS: Readonly<Record<string, { en: string; zh: string }>> = {
  guide: { en: 'guide', zh: '指南' },
  pitfalls: { en: 'pitfall', zh: '坑' },
  interview: { en: 'question', zh: '面试题' },
  stages: { en: 'stage', zh: '阶段' },
  tools: { en: 'tool', zh: '工具' },
  glossary: { en: 'term', zh: '术语' },
  facts: { en: 'fact', zh: '事实' },
  start: { en: 'start', zh: '开始' },
  teach: { en: 'teaching', zh: '带课' },
  about: { en: 'about', zh: '关于' },
}

function kindOf(id: string, language: 'en' | 'zh'): string {
  const section = /^\/(?:zh\/)?([a-z]+)/.exec(id)?.[1] ?? ''
  return KINDS[section]?.[language] ?? { en: 'home', zh: '首页' }[language]
}
