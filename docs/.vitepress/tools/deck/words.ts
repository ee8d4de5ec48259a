/** What the deck says by itself. */
import type { Text } from '@workshop/syllabus'
import type { Standing } from './deck.ts'

export const WORDS = {
  loading: { en: 'Fetching the cards …', zh: '正在取卡片……' },
  notThere: {
    en: 'The cards could not be fetched. Is the site still being served? Reload to try again.',
    zh: '卡片没能取来。网站还在提供吗？请刷新再试。',
  },
  topic: { en: 'Topic', zh: '专题' },
  all: { en: 'All topics', zh: '全部专题' },
  turn: { en: 'Show the answer', zh: '翻面' },
  how: { en: 'How did it go?', zh: '答得怎样？' },
  knew: { en: 'Knew it', zh: '会' },
  partly: { en: 'Partly', zh: '半会' },
  not: { en: 'Did not', zh: '不会' },
  skip: { en: 'Another one', zh: '换一张' },
  deeper: { en: 'How deep it may go', zh: '可能追问到多深' },
  guide: { en: 'In the guide', zh: '指南里的位置' },
  done: { en: 'Nothing is due.', zh: '现在没有到期的卡。' },
  early: { en: 'Go on anyway', zh: '继续，不等了' },
  export: { en: 'Export', zh: '导出' },
  import: { en: 'Import', zh: '导入' },
  forget: { en: 'Forget everything', zh: '全部忘掉' },
  sure: { en: 'Really forget every rating', zh: '确定忘掉所有评级' },
  notKept: {
    en: 'Your browser does not keep this: export before you leave.',
    zh: '浏览器没有存下来，走之前请先导出。',
  },
} as const satisfies Record<string, Text>

export function standingText({ due, fresh, nextAt }: Standing): Text {
  const when = nextAt === undefined ? '' : new Date(nextAt).toISOString().slice(0, 10)
  return {
    en: `${due} due, ${fresh} new${when && `, next on ${when}`}`,
    zh: `到期 ${due}，新卡 ${fresh}${when && `，下一张在 ${when}`}`,
  }
}

export const takenText = (taken: number, left: number): Text => ({
  en: `${taken} ratings taken${left > 0 ? `, ${left} entries were no ratings` : ''}.`,
  zh: `收下 ${taken} 条评级${left > 0 ? `，另有 ${left} 条不是评级` : ''}。`,
})
