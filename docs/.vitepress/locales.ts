/** Labels, navigation and sidebars of both trees, from one table. */
import { pitfallsOf, STAGES, type Text } from '@workshop/syllabus'
import type { DefaultTheme, LocaleConfig } from 'vitepress'
import { CHAPTERS } from '../data/chapters.ts'
import { TOPICS } from '../data/interview/index.ts'

type Language = keyof Text

const NAV = [
  { path: '/start/', text: { en: 'Start', zh: '开始' } },
  { path: '/guide/', text: { en: 'Guide', zh: '指南' } },
  { path: '/pitfalls/', text: { en: 'Pitfalls', zh: '陷阱' } },
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

const TOOLS = [
  { path: '/tools/probe', text: { en: 'Version probe', zh: '版本探针' } },
  { path: '/tools/trace', text: { en: 'Trace viewer', zh: '帧查看器' } },
  { path: '/tools/tokens', text: { en: 'Token bill', zh: 'token 账单' } },
  { path: '/tools/naming', text: { en: 'Naming bench', zh: '命名试验台' } },
  { path: '/tools/policy', text: { en: 'Policy bench', zh: '策略试验台' } },
  { path: '/tools/deck', text: { en: 'Self-check deck', zh: '自测卡片' } },
] as const

const TEACH = [
  { path: '/teach/', text: { en: 'Teach', zh: '带课' } },
  { path: '/teach/schedule', text: { en: 'Schedule', zh: '课时表' } },
  { path: '/teach/sessions', text: { en: 'Session notes', zh: '每课笔记' } },
  { path: '/teach/stumbles', text: { en: 'Stumbles', zh: '常见卡点' } },
  { path: '/teach/grading', text: { en: 'Grading', zh: '评分' } },
] as const

const LABELS = {
  reference: { en: 'Reference', zh: '参考' },
  guide: { en: 'Guide', zh: '指南' },
  interview: { en: 'Interview', zh: '面试' },
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

function localeOf(language: Language): LocaleConfig<DefaultTheme.Config>[string] {
  const root = language === 'zh' ? '/zh' : ''
  const item = ({ path, text }: Row) => ({
    text: text[language],
    link: `${root}${path}`,
  })
  const say = (label: keyof typeof LABELS): string => LABELS[label][language]
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
        [`${root}/guide/`]: [{ text: say('guide'), items: guide.map(item) }],
        [`${root}/stages/`]: [{ items: stages.map(item) }],
        [`${root}/pitfalls/`]: pitfalls,
        [`${root}/interview/`]: [{ text: say('interview'), items: topics.map(item) }],
        [`${root}/tools/`]: [{ items: TOOLS.map(item) }],
        [`${root}/teach/`]: [{ items: TEACH.map(item) }],
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
