/** A page for each topic of the interview drill; answers are folded. */
import type { Text } from '@workshop/syllabus'
import { TOPICS } from '../../data/interview/index.ts'
import type { Question, Topic } from '../../data/types.ts'
import {
  heading,
  type Language,
  labelled,
  markdown,
  type Page,
  plain,
} from '../page.ts'

const WORDS = {
  index: { en: 'Interview drill', zh: '面试演练' },
  answer: { en: 'Answer', zh: '参考回答' },
  deeper: { en: 'How deep it may go', zh: '可能追问到多深' },
  stale: { en: 'Where the common answer is out of date', zh: '常见回答哪里过时了' },
  more: { en: 'In the guide', zh: '指南里的位置' },
  question: { en: 'question', zh: '问题' },
} as const satisfies Record<string, Text>

export function interviewPages(language: Language): Page[] {
  const rows = TOPICS.map(
    ({ id, title, questions }) =>
      `- [${plain(title[language])}](./${id}.md) (${questions.length})`,
  )
  const title = WORDS.index[language]
  const index = markdown({ title }, [heading(1, title, 'interview'), rows.join('\n')])
  return [
    { path: `${language}/interview/index.md`, text: index },
    ...TOPICS.map(topic => topicPage(topic, language)),
  ]
}

function topicPage({ id, title, questions }: Topic, language: Language): Page {
  const blocks = [
    heading(1, plain(title[language]), 'topic'),
    ...questions.flatMap(question => questionBlocks(question, language)),
  ]
  const front = { title: title[language], kind: WORDS.question[language] }
  return { path: `${language}/interview/${id}.md`, text: markdown(front, blocks) }
}

function questionBlocks(question: Question, language: Language): string[] {
  const word = (name: keyof typeof WORDS): string => WORDS[name][language]
  const root = language === 'zh' ? '/zh' : ''
  const links = question.links
    .map(link => `[${link}](${root}${withEnding(link)})`)
    .join(' · ')
  return [
    heading(2, plain(question.question[language]), question.id),
    `::: details ${word('answer')}\n${question.answer[language]}\n:::`,
    `::: details ${word('deeper')}\n${question.deeper[language]}\n:::`,
    ...(question.stale
      ? [`::: warning ${word('stale')}\n${question.stale[language]}\n:::`]
      : []),
    ...(links === '' ? [] : [labelled(word('more'), links, language)]),
  ]
}

/** `/guide/4#http` → `/guide/4.md#http`, which VitePress checks. */
function withEnding(link: string): string {
  const [path = '', fragment] = link.split('#')
  const file = path.endsWith('/') ? path : `${path}.md`
  return fragment === undefined ? file : `${file}#${fragment}`
}
