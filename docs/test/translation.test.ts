/** Both trees have the same pages, with the same headings and the same code. */
import { expect, test } from 'vitest'
import { twins } from '../src/pages/translation.ts'

test('there is something to compare', () => {
  expect(twins().length).toBeGreaterThan(15)
})

test.each(twins())('$path is in both trees alike', twin => {
  expect(twin).toEqual({
    path: twin.path,
    isInBoth: true,
    hasSameHeadings: true,
    hasSameCode: true,
  })
})
