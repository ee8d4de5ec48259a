/** The course is made of pages that exist, leaves none out, and its notes have its sessions. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STAGES } from '@workshop/syllabus'
import { expect, test } from 'vitest'
import { CHAPTERS } from '../data/chapters.ts'
import { SESSIONS } from '../data/sessions.ts'
import { DOCS } from '../src/generate.ts'
import { frontOf, schedulePage } from '../src/pages/schedule.ts'

const read = SESSIONS.flatMap(({ reading, more }) => [...reading, ...more])

test.each([...new Set(read)])('%s is there, with the same minutes in both', path => {
  const [en, zh] = [frontOf(path, 'en'), frontOf(path, 'zh')]
  expect(en?.minutes).toBeGreaterThan(0)
  expect(zh?.minutes).toBe(en?.minutes)
})

test('every stage has its session, every chapter its place', () => {
  const stages = SESSIONS.flatMap(({ stage }) => stage ?? [])
  expect(stages).toEqual(STAGES.map(({ id }) => id))
  const chapters = CHAPTERS.map(({ id }) => `guide/${id}`)
  expect(chapters.filter(chapter => !read.includes(chapter))).toEqual([])
})

test.each(['en', 'zh'] as const)('the notes in %s are of these sessions', language => {
  const notes = readFileSync(join(DOCS, language, 'teach/sessions.md'), 'utf8')
  for (const [at, { id, title }] of SESSIONS.entries()) {
    expect(notes).toContain(`## ${at + 1} · ${title[language]} {#${id}}`)
  }
  expect(schedulePage(language).text).toContain('./sessions.md#s6')
})
