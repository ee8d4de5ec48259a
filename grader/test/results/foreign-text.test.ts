/** Text of a run is whole, short, and says nothing of the grader's machine. */
import { expect, it } from 'vitest'
import { cleaner, cutTo } from '../../src/results/index.ts'

const clean = cleaner([
  { path: '/srv/grading', as: '/…' },
  { path: '/srv/grading/slot-3/app', as: '/app' },
  { path: '/', as: 'never' },
])

it('has neutral paths, the longest one first', () => {
  const said = 'at /srv/grading/slot-3/app/src/a.ts, /srv/grading/tests/b.ts'
  expect(clean(said, 100)).toBe('at /app/src/a.ts, /…/tests/b.ts')
})

it('has no path that would only be cut in two', () => {
  const said = `${'x'.repeat(10)}/srv/grading/slot-3/app/src`
  expect(clean(said, 20)).not.toContain('/srv')
})

it('has whole characters only', () => {
  expect(clean('a\ud800b\udc00', 10)).toBe('a\ufffdb\ufffd')
  expect(cutTo('abc😀def', 5)).toBe('abc…')
  expect(cutTo('abc😀def', 6)).toBe('abc😀…')
})

it('is as long as it may be', () => {
  expect(cutTo('abcdef', 6)).toBe('abcdef')
  expect(cutTo('abcdefg', 6)).toHaveLength(6)
})
