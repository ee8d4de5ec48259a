/**
 * For readers that are programs: `llms.txt` of each language, and each page beside its
 * HTML as Markdown under the same name.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { frontOf } from '../front.ts'
import { DOCS } from '../generate.ts'
import { LANGUAGES, type Language } from '../page.ts'
import { plainPage } from './plain-page.ts'

interface Entry {
  /** `guide/0.md`. */
  path: string
  title: string
  description: string
}

const SECTIONS = [
  { folder: 'start', title: { en: 'Start', zh: '开始' } },
  { folder: 'guide', title: { en: 'Guide', zh: '指南' } },
  { folder: 'stages', title: { en: 'Stages', zh: '阶段' } },
  { folder: 'pitfalls', title: { en: 'Pitfalls', zh: '坑' } },
  { folder: 'interview', title: { en: 'Interview', zh: '面试' } },
  { folder: 'tools', title: { en: 'Tools', zh: '工具' } },
  { folder: 'teach', title: { en: 'Teach', zh: '带课' } },
  { folder: '', title: { en: 'Reference', zh: '参考' } },
  { folder: 'about', title: { en: 'About', zh: '关于' } },
] as const

const LEAD = {
  en: 'Write a host’s MCP integration layer by hand. The protocol’s current revision is 2026-07-28; each page says which revision it speaks of and when it was checked. Most of what was written about MCP before describes an older one: read about/llms.md first.',
  zh: '亲手写一个宿主的 MCP 接入层。协议的现行版本是 2026-07-28；每一页都写明讲的是哪一版、何时核对。更早的 MCP 资料大多讲的是旧版：先读 about/llms.md。',
} as const

export function writeForMachines(dist: string): void {
  for (const language of LANGUAGES) {
    const root = language === 'zh' ? 'zh' : ''
    const entries = sources(language).map(path => {
      const source = readFileSync(join(DOCS, language, path), 'utf8')
      const place = join(dist, root, path)
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, plainPage(source, language))
      return entryOf(path, source)
    })
    writeFileSync(join(dist, root, 'llms.txt'), overview(entries, language))
  }
}

export const sources = (language: Language): string[] =>
  readdirSync(join(DOCS, language), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.md'))
    .sort(inOrder)

/** A folder's index first, chapter 10 after chapter 9. */
function inOrder(a: string, b: string): number {
  const key = (path: string) => path.replace(/index\.md$/, '')
  return key(a).localeCompare(key(b), 'en', { numeric: true })
}

function entryOf(path: string, source: string): Entry {
  const { title = path, description = '' } = frontOf(source)
  return { path, title, description }
}

function overview(entries: readonly Entry[], language: Language): string {
  const root = language === 'zh' ? '/zh/' : '/'
  const sections = SECTIONS.flatMap(({ folder, title }) => {
    const here = entries.filter(({ path }) => dirname(path) === (folder || '.'))
    if (here.length === 0) return []
    const rows = here.map(({ path, title, description }) => {
      const says = description === '' ? '' : `: ${description}`
      return `- [${title}](${root}${path})${says}`
    })
    return [`## ${title[language]}`, rows.join('\n')]
  })
  return `${['# MCP from Zero to One', `> ${LEAD[language]}`, ...sections].join('\n\n')}\n`
}
