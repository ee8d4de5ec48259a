/**
 * The interview questions as cards of one language, answers as HTML. Runs while the site
 * is built: the page gets one language and no Markdown parser.
 */
import cjkFriendly from 'markdown-it-cjk-friendly'
import { createMarkdownRenderer } from 'vitepress'
import { TOPICS } from '../../../data/interview/index.ts'

export interface Card {
  id: string
  topic: string
  question: string
  /** HTML of our own text. */
  answer: string
  deeper: string
  links: readonly string[]
}

export interface Cards {
  topics: readonly { id: string; title: string }[]
  cards: readonly Card[]
}

export async function cardsOf(language: 'en' | 'zh'): Promise<Cards> {
  const markdown = await createMarkdownRenderer('.', {
    config: md => void md.use(cjkFriendly as unknown as (md: unknown) => void),
  })
  const html = (text: string): string => markdown.render(text)
  return {
    topics: TOPICS.map(({ id, title }) => ({ id, title: title[language] })),
    cards: TOPICS.flatMap(topic =>
      topic.questions.map(({ id, question, answer, deeper, links }) => ({
        ...{ id, topic: topic.id, links },
        question: markdown.renderInline(question[language]),
        answer: html(answer[language]),
        deeper: html(deeper[language]),
      })),
    ),
  }
}
