/** The glossary: a heading for each term, so that search finds it by itself. */
import type { Text } from '@workshop/syllabus'
import { TERM_GROUPS, TERMS } from '../../data/terms.ts'
import type { Term } from '../../data/types.ts'
import { heading, type Language, markdown, type Page } from '../page.ts'

const WORDS = {
  title: { en: 'Glossary', zh: '术语' },
  kind: { en: 'term', zh: '术语' },
  lead: {
    en: 'The words of this guide, each with its name in both languages. Where a term belongs to one era only, it says so.',
    zh: '本指南用到的词，中英文名称并列。只属于某一代协议的，会注明。',
  },
  modern: { en: 'modern only', zh: '仅新一代' },
  legacy: { en: 'legacy only', zh: '仅旧一代' },
} as const satisfies Record<string, Text>

const OTHER = { en: 'zh', zh: 'en' } as const

export function glossaryPage(language: Language): Page {
  const word = (name: keyof typeof WORDS): string => WORDS[name][language]
  const blocks = TERM_GROUPS.flatMap(({ id, title, terms }) => [
    heading(2, title[language], `group-${id}`),
    ...terms.flatMap(term => entry(term, language)),
  ])
  const front = {
    title: word('title'),
    description: `${word('lead')} (${TERMS.length})`,
    kind: word('kind'),
    // Each term is a heading; all of them beside the page would be the page again.
    outline: 2,
  }
  return {
    path: `${language}/glossary.md`,
    text: markdown(front, [
      heading(1, word('title'), 'glossary'),
      word('lead'),
      ...blocks,
    ]),
  }
}

function entry({ id, name, means, era }: Term, language: Language): string[] {
  const other = name[OTHER[language]]
  const isSame = name.en === name.zh
  const title = isSame ? name[language] : `${name[language]} · ${other}`
  const only = era === undefined ? '' : ` *${WORDS[era][language]}*`
  return [heading(3, title, id), `${means[language]}${only}`]
}
