import { expect, test } from 'vitest'
import { shownApart } from '../src/show.ts'

const LONG = 'x'.repeat(80)

test('short values are shown whole', () => {
  expect(shownApart({ a: 1 }, { a: 2 })).toEqual(['{"a":1}', '{"a":2}'])
})

test('of long ones, the first member that differs is shown, with its place', () => {
  const actual = { at: 0, args: { path: LONG, id: '[redacted]' } }
  const wanted = { args: { path: LONG, id: '123e4567' }, at: 0 }
  expect(shownApart(actual, wanted)).toEqual([
    '.args.id = "[redacted]"',
    '.args.id = "123e4567"',
  ])
})

test('members of lists have numbers; what is missing is shown as that', () => {
  const [actual, wanted] = shownApart([LONG, 1], [LONG, 1, { b: 2 }])
  expect([actual, wanted]).toEqual(['.2 = undefined', '.2 = {"b":2}'])
})

test('a list and an object differ as a whole', () => {
  expect(shownApart([LONG], { 0: LONG })[0]).toMatch(/^\["xxx/)
})
