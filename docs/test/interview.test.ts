/** The interview drill: 77 questions, each once, in two languages, with links that lead. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPitfallId, STAGES } from '@workshop/syllabus'
import { describe, expect, test } from 'vitest'
import { TOPICS } from '../data/interview/index.ts'
import type { Prose } from '../data/types.ts'
import { DOCS } from '../src/generate.ts'
import { interviewPages } from '../src/pages/interview.ts'

const questions = TOPICS.flatMap(({ questions }) => questions)

test('the ids of the questions are q-01 to q-77, each once', () => {
  const expected = Array.from(
    { length: 77 },
    (_, index) => `q-${String(index + 1).padStart(2, '0')}`,
  )
  expect(questions.map(({ id }) => id).sort()).toEqual(expected)
})

test('eight to ten topics, each with an id of its own and in the order of its ids', () => {
  expect(TOPICS.length).toBeGreaterThanOrEqual(8)
  expect(TOPICS.length).toBeLessThanOrEqual(10)
  expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length)
  for (const topic of TOPICS) {
    const ids = topic.questions.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted())
  }
})

describe.each(questions)('$id', ({ question, answer, deeper, stale, links }) => {
  const texts: Prose[] = [question, answer, deeper, ...(stale ? [stale] : [])]

  test('is written in Chinese and in English', () => {
    for (const { en, zh } of texts) {
      expect(zh).toMatch(/\p{Script=Han}/u)
      expect(en.trim()).not.toBe('')
      expect(en).not.toMatch(/\p{Script=Han}/u)
      // No blank between Chinese and Chinese.
      expect(zh).not.toMatch(/\p{Script=Han} +\p{Script=Han}/u)
    }
  })

  test('says the same fields and codes in both', () => {
    const names = (text: string) =>
      [...text.matchAll(/`([^`]+)`|(?<![\d-])(-32\d{3})/g)]
        .map(([, span, code]) => span ?? code)
        .toSorted()
    for (const { en, zh } of texts) {
      expect(new Set(names(zh))).toEqual(new Set(names(en)))
    }
  })

  test('has an answer that can be said in a minute or two', () => {
    const words = answer.en.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(80)
    expect(words).toBeLessThanOrEqual(200)
  })

  test('breaks no page', () => {
    for (const text of texts.flatMap(({ en, zh }) => [en, zh])) {
      const prose = text.replace(/`[^`]*`/g, '')
      expect(prose).not.toMatch(/\{\{|<[a-z/]/i)
    }
  })

  test('links to pages and headings that exist, in both trees', () => {
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter(link => !leads(link))).toEqual([])
  })
})

test('both pages of a topic have the same headings', () => {
  const [english, chinese] = (['en', 'zh'] as const).map(language =>
    interviewPages(language).map(({ text }) =>
      [...text.matchAll(/^#+ .*\{#(.+)\}$/gm)].map(([, id]) => id),
    ),
  )
  expect(chinese).toEqual(english)
})

/** Pages of pitfalls and stages are made from the syllabus; chapters are files. */
function leads(link: string): boolean {
  const [, folder, page = '', fragment] =
    /^\/(\w+)\/([\w-]+)(?:#([\w-]+))?$/.exec(link) ?? []
  if (folder === 'pitfalls') return isPitfallId(page) && fragment === undefined
  if (folder === 'stages') return STAGES.some(({ id }) => id === page)
  if (folder !== 'guide') return false
  return ['en', 'zh'].every(language => {
    const file = join(DOCS, language, folder, `${page}.md`)
    if (!existsSync(file)) return false
    return (
      fragment === undefined || readFileSync(file, 'utf8').includes(`{#${fragment}}`)
    )
  })
}
