/**
 * How the two trees stand to each other: for each page written by hand, whether it
 * exists in both and has the same headings and code. Computed, never written down.
 * Pages made from data are in both by type, and not in the table.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Text } from '@workshop/syllabus'
import { heading, type Language, markdown, type Page } from '../page.ts'
import { blocksBehind, type PageInBoth } from '../translation/blocks.ts'
import { readStamps } from '../translation/files.ts'

const DOCS = fileURLToPath(new URL('../..', import.meta.url))
const BY_HAND = ['', 'start', 'guide', 'about', 'tools', 'teach']
const MADE = [
  'facts.md',
  'glossary.md',
  'about/conformance.md',
  'about/speed.md',
  'about/translation.md',
  'teach/schedule.md',
]

const WORDS = {
  title: { en: 'Translation status', zh: '翻译状态' },
  lead: {
    en: 'Every page exists in English and in Chinese, with the same headings, the same code and the same recorded exchanges. The Chinese is written, not translated: paragraphs need not match, facts do. Pages made from data (pitfalls, stages, interview, glossary, facts) cannot exist in one language only: a missing text does not compile. For the pages written by hand this table is computed each time the site is built. A block is behind when its English has changed since both were last read together and its Chinese has not.',
    zh: '每一页都有英文和中文，标题、代码、录下的帧相同。中文是写出来的，不是译出来的：段落不必一一对应，事实必须一致。由数据生成的页（坑、阶段、面试、术语、台账）不可能只有一种语言，少一段文字就编译不过。手写的页由下表说明，每次构建时重新算出。一段英文在上次两边对读之后改过，而中文没有跟上，就算落后。',
  },
  page: { en: 'Page', zh: '页' },
  both: { en: 'In both', zh: '两种都有' },
  headings: { en: 'Same headings', zh: '标题相同' },
  code: { en: 'Same code', zh: '代码相同' },
  behind: { en: 'Behind', zh: '落后的段落' },
  none: { en: 'none', zh: '无' },
  yes: { en: 'yes', zh: '是' },
  no: { en: '**no**', zh: '**否**' },
} as const satisfies Record<string, Text>

export interface Twin {
  /** `guide/0.md`. */
  path: string
  isInBoth: boolean
  hasSameHeadings: boolean
  hasSameCode: boolean
}

export function translationPage(language: Language): Page {
  const word = (name: keyof typeof WORDS): string => WORDS[name][language]
  const answer = (value: boolean): string => word(value ? 'yes' : 'no')
  const head = ['page', 'both', 'headings', 'code', 'behind'] as const
  const behind = blocksBehind(pagesInBoth(), readStamps())
  const rows = twins().map(({ path, isInBoth, hasSameHeadings, hasSameCode }) => {
    const answers = [isInBoth, hasSameHeadings, hasSameCode].map(answer)
    const ids = behind.filter(block => block.startsWith(`${path}#`))
    const links = ids.map(block => `[${block.slice(path.length)}](../${block})`)
    const late = links.length === 0 ? word('none') : links.join(' ')
    return `| [${path.replace(/\.md$/, '')}](../${path}) | ${answers.join(' | ')} | ${late} |`
  })
  const table = [
    `| ${head.map(word).join(' | ')} |`,
    `| ${head.map(() => '---').join(' | ')} |`,
    ...rows,
  ].join('\n')
  return {
    path: `${language}/about/translation.md`,
    text: markdown({ title: word('title') }, [
      heading(1, word('title'), 'translation'),
      word('lead'),
      table,
    ]),
  }
}

export function twins(): Twin[] {
  const paths = new Set([...byHand('en'), ...byHand('zh')])
  return [...paths].sort().map(path => {
    const [en, zh] = [textOf('en', path), textOf('zh', path)]
    if (en === undefined || zh === undefined) {
      return { path, isInBoth: false, hasSameHeadings: false, hasSameCode: false }
    }
    return {
      path,
      isInBoth: true,
      hasSameHeadings: same(headingsIn(en), headingsIn(zh)),
      hasSameCode: same(codeIn(en), codeIn(zh)),
    }
  })
}

export function pagesInBoth(): PageInBoth[] {
  return twins()
    .filter(({ isInBoth }) => isInBoth)
    .map(({ path }) => ({
      path,
      en: textOf('en', path) ?? '',
      zh: textOf('zh', path) ?? '',
    }))
}

function byHand(language: Language): string[] {
  return BY_HAND.flatMap(folder => {
    const place = join(DOCS, language, folder)
    if (!existsSync(place)) return []
    return readdirSync(place)
      .filter(file => file.endsWith('.md'))
      .map(file => (folder === '' ? file : `${folder}/${file}`))
      .filter(path => !MADE.includes(path))
  })
}

function textOf(language: Language, path: string): string | undefined {
  const file = join(DOCS, language, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

const headingsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ .*\{#(.+)\}$/gm)].map(([, id = '']) => id)

/** What is quoted, what is shown, and fences; text drawings carry words and differ. */
function codeIn(text: string): string[] {
  const quoted = [...text.matchAll(/^<<< .*|<Exchange [^>]*>/gm)].map(([all]) => all)
  const fences = [...text.matchAll(/^```(?!text)(\w.*)\n([\s\S]*?)^```$/gm)]
  return [...quoted, ...fences.map(([, language, code]) => `${language}\n${code}`)]
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at])
