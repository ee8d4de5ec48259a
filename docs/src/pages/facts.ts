/** The ledger: every dated figure of the site, its source and its age. */
import type { Text } from '@workshop/syllabus'
import { FACTS } from '../../data/facts/index.ts'
import type { Fact } from '../../data/types.ts'
import { heading, type Language, markdown, type Page } from '../page.ts'

const WORDS = {
  title: { en: 'Facts', zh: '事实台账' },
  lead: {
    en: 'Every figure and claim on this site that can age. `pnpm facts` runs again what can be run.',
    zh: '本站所有会过期的数字和说法。能重跑的，`pnpm facts` 会重跑。',
  },
  value: { en: 'Value', zh: '数值' },
  meaning: { en: 'What it says', zh: '含义' },
  source: { en: 'Source', zh: '来源' },
  checked: { en: 'As of', zh: '核对于' },
  read: { en: 'read in the source', zh: '读自一手来源' },
  'second-hand': { en: 'second-hand', zh: '二手' },
  verified: { en: 'run here', zh: '本地实测' },
} as const satisfies Record<string, Text>

export function factPage(language: Language): Page {
  const word = (name: keyof typeof WORDS): string => WORDS[name][language]
  const head = ['value', 'meaning', 'source', 'checked'] as const
  const table = [
    `| ${head.map(word).join(' | ')} |`,
    `| ${head.map(() => '---').join(' | ')} |`,
    ...FACTS.map(fact => `| ${cells(fact, language).join(' | ')} |`),
  ].join('\n')
  const blocks = [heading(1, word('title'), 'facts'), word('lead'), table]
  return {
    path: `${language}/facts.md`,
    text: markdown({ title: word('title') }, blocks),
  }
}

function cells(fact: Fact, language: Language): string[] {
  const { title, url } = fact.source
  const source = url === undefined ? title : `[${title}](${url})`
  const command = fact.command === undefined ? '' : `<br>\`${fact.command}\``
  return [
    `<span id="${fact.id}">${fact.value}</span>`,
    fact.meaning[language],
    `${source} (${WORDS[fact.kind][language]})${command}`,
    fact.checked,
  ]
}
