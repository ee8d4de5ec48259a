/** Labels, navigation and sidebars of both trees, from one table. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pitfallsOf, STAGES, type Text } from '@workshop/syllabus'
import type { DefaultTheme, LocaleConfig } from 'vitepress'
import { CHAPTERS } from '../data/chapters.ts'
import { TOPICS } from '../data/interview/index.ts'
import { frontOf } from '../src/front.ts'

type Language = keyof Text
type SidebarItem = DefaultTheme.SidebarItem

const NAV = [
  { path: '/start/', text: { en: 'Start', zh: '开始' } },
  { path: '/guide/', text: { en: 'Guide', zh: '指南' } },
  { path: '/pitfalls/', text: { en: 'Pitfalls', zh: '坑' } },
  { path: '/interview/', text: { en: 'Interview', zh: '面试' } },
  { path: '/tools/', text: { en: 'Tools', zh: '工具' } },
] as const

const REFERENCE = [
  { path: '/stages/', text: { en: 'Stages', zh: '阶段' } },
  { path: '/glossary', text: { en: 'Glossary', zh: '术语' } },
  { path: '/facts', text: { en: 'Facts', zh: '事实' } },
  { path: '/teach/', text: { en: 'Teach', zh: '带课' } },
  { path: '/about/', text: { en: 'About', zh: '关于' } },
] as const

/** In the order in which they are read; the titles are those of the pages. */
const ORDER = {
  start: [
    'index',
    'install',
    'first-red',
    'first-green',
    'reading-a-failure',
    'troubleshooting',
    'offline',
  ],
  tools: ['index', 'probe', 'trace', 'tokens', 'naming', 'policy', 'deck'],
  teach: ['index', 'schedule', 'sessions', 'stumbles', 'grading'],
  about: ['index', 'changes', 'translation', 'accessibility', 'sources', 'llms'],
} as const

const LABELS = {
  reference: { en: 'Reference', zh: '参考' },
  guide: { en: 'All chapters', zh: '全部章节' },
  stages: { en: 'All stages', zh: '全部阶段' },
  pitfalls: { en: 'All pitfalls', zh: '全部坑' },
  interview: { en: 'All topics', zh: '全部主题' },
  outline: { en: 'On this page', zh: '本页' },
  previous: { en: 'Previous', zh: '上一页' },
  next: { en: 'Next', zh: '下一页' },
  top: { en: 'Back to top', zh: '回到顶部' },
  menu: { en: 'Menu', zh: '菜单' },
  theme: { en: 'Appearance', zh: '外观' },
  toLight: { en: 'Switch to light theme', zh: '换成浅色' },
  toDark: { en: 'Switch to dark theme', zh: '换成深色' },
  languages: { en: 'Change language', zh: '切换语言' },
  skip: { en: 'Skip to content', zh: '跳到正文' },
} as const satisfies Record<string, Text>

interface Row {
  path: string
  text: Text
}

/** The pages of a folder: first those whose place is known, then what was added. */
function pagesOf(folder: keyof typeof ORDER, language: Language): SidebarItem[] {
  const place = fileURLToPath(new URL(`../${language}/${folder}`, import.meta.url))
  if (!existsSync(place)) return []
  const there = readdirSync(place)
    .filter(file => file.endsWith('.md'))
    .map(file => file.slice(0, -'.md'.length))
  const known: readonly string[] = ORDER[folder]
  const rest = there.filter(id => !known.includes(id)).sort()
  const root = language === 'zh' ? '/zh' : ''
  return [...known.filter(id => there.includes(id)), ...rest].map(id => ({
    text: frontOf(readFileSync(`${place}/${id}.md`, 'utf8')).title ?? id,
    link: `${root}/${folder}/${id === 'index' ? '' : id}`,
  }))
}

function localeOf(language: Language): LocaleConfig<DefaultTheme.Config>[string] {
  const root = language === 'zh' ? '/zh' : ''
  const item = ({ path, text }: Row) => ({
    text: text[language],
    link: `${root}${path}`,
  })
  const say = (label: keyof typeof LABELS): string => LABELS[label][language]
  const section = (
    folder: 'guide' | 'stages' | 'pitfalls' | 'interview',
    rows: readonly Row[],
  ) => ({
    items: [{ text: say(folder), link: `${root}/${folder}/` }, ...rows.map(item)],
  })
  const guide = CHAPTERS.map(({ id, title }) => ({ path: `/guide/${id}`, text: title }))
  const stages = STAGES.map(({ id, title }) => ({
    path: `/stages/${id}`,
    text: { en: `${id} · ${title.en}`, zh: `${id} · ${title.zh}` },
  }))
  const pitfalls = STAGES.map(stage => ({
    text: `${stage.id} · ${stage.title[language]}`,
    collapsed: true,
    items: pitfallsOf(stage.id).map(({ id, title }) =>
      item({ path: `/pitfalls/${id}`, text: title }),
    ),
  }))
  const reference = [{ text: say('reference'), items: REFERENCE.map(item) }]
  const topics = TOPICS.map(({ id, title }) => ({
    path: `/interview/${id}`,
    text: title,
  }))
  return {
    label: language === 'zh' ? '简体中文' : 'English',
    lang: language === 'zh' ? 'zh-Hans' : 'en',
    description:
      language === 'zh'
        ? '亲手写一个宿主的 MCP 接入层：十二种从不报错的失效，一次一个。'
        : "Write a host's MCP integration layer by hand, one silent failure at a time.",
    themeConfig: {
      nav: [...NAV.map(item), { text: say('reference'), items: REFERENCE.map(item) }],
      sidebar: {
        [`${root}/guide/`]: [section('guide', guide)],
        [`${root}/stages/`]: [section('stages', stages)],
        [`${root}/pitfalls/`]: [section('pitfalls', []), ...pitfalls],
        [`${root}/interview/`]: [section('interview', topics)],
        [`${root}/start/`]: [{ items: pagesOf('start', language) }],
        [`${root}/tools/`]: [{ items: pagesOf('tools', language) }],
        [`${root}/teach/`]: [{ items: pagesOf('teach', language) }],
        [`${root}/about/`]: [{ items: pagesOf('about', language) }],
        [`${root}/glossary`]: reference,
        [`${root}/facts`]: reference,
      },
      outline: { label: say('outline'), level: [2, 3] },
      docFooter: { prev: say('previous'), next: say('next') },
      returnToTopLabel: say('top'),
      sidebarMenuLabel: say('menu'),
      darkModeSwitchLabel: say('theme'),
      lightModeSwitchTitle: say('toLight'),
      darkModeSwitchTitle: say('toDark'),
      langMenuLabel: say('languages'),
      skipToContentLabel: say('skip'),
    },
  }
}

export const LOCALES: LocaleConfig<DefaultTheme.Config> = {
  root: localeOf('en'),
  zh: localeOf('zh'),
}
