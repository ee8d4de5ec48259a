import { PITFALLS } from '@workshop/syllabus'
import { expect, test } from 'vitest'
import { SHOWN_MUTANTS } from '../data/shown-mutants.ts'
import { failingCodeOf } from '../src/failing-code.ts'

test.each(Object.keys(PITFALLS))('%s shows code that fails', async pitfall => {
  const failing = await failingCodeOf(pitfall)
  expect(failing?.code.trim()).toBeTruthy()
  expect(failing?.code).not.toBe(failing?.instead)
})

test.each(Object.entries(SHOWN_MUTANTS))('%s shows %s', async (pitfall, name) => {
  const { default: mutant } = await import(`../../grader/mutants/${pitfall}/${name}.ts`)
  expect((await failingCodeOf(pitfall))?.title).toEqual(mutant.title)
})
