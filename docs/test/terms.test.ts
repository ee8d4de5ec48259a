/** The glossary: enough terms, each once, each in two languages of its own. */
import { expect, test } from 'vitest'
import { TERMS } from '../data/terms.ts'
import { glossaryPage } from '../src/pages/glossary.ts'

test('sixty terms at least, each with an id of its own', () => {
  const ids = TERMS.map(({ id }) => id)
  expect(ids.length).toBeGreaterThanOrEqual(60)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(TERMS)('$id is explained in Chinese and in English', ({ means }) => {
  expect(means.zh).toMatch(/\p{Script=Han}/u)
  expect(means.en).not.toMatch(/\p{Script=Han}/u)
  // No blank between Chinese and Chinese.
  expect(means.zh).not.toMatch(/\p{Script=Han} +\p{Script=Han}/u)
})

test('both pages have the same headings', () => {
  const ids = (text: string) =>
    [...text.matchAll(/^#+ .*\{#(.+)\}$/gm)].map(([, id]) => id)
  const english = ids(glossaryPage('en').text)
  expect(english.length).toBeGreaterThan(TERMS.length)
  expect(ids(glossaryPage('zh').text)).toEqual(english)
})
