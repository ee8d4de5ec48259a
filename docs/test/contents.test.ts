/** The chapters that are announced are the chapters that are there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CHAPTERS } from '../data/chapters.ts'
import { DOCS } from '../src/generate.ts'
import { LANGUAGES } from '../src/page.ts'

/** `[0, 1, 2, 13]` is `0–2`, `13`. */
function runsOf(numbers: readonly number[]): string[] {
  const runs: number[][] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last?.at(-1) === number - 1) last.push(number)
    else runs.push([number])
  }
  return runs.map(run => (run.length === 1 ? `${run[0]}` : `${run[0]}–${run.at(-1)}`))
}

describe.each(LANGUAGES)('%s', language => {
  test('each chapter is a file, and each file a chapter', () => {
    const files = readdirSync(join(DOCS, language, 'guide'))
      .filter(file => file !== 'index.md')
      .map(file => file.replace(/\.md$/, ''))
    expect(files.toSorted()).toEqual(CHAPTERS.map(({ id }) => id).toSorted())
  })

  test('the page of changes names them', () => {
    const numbers = CHAPTERS.map(({ id }) => Number(id)).filter(Number.isInteger)
    const text = readFileSync(join(DOCS, language, 'about/changes.md'), 'utf8')
    for (const run of runsOf(numbers)) {
      const [first, last] = run.split('–')
      const range = last === undefined ? `${first}` : `${first} (?:to|到) ${last}`
      expect(text).toMatch(new RegExp(`(?:Chapters|,|第) ${range}(?!\\d)`))
    }
  })
})
