/**
 * The gate against prose in one language: most of it is checked by `tsc`, where an
 * `@ts-expect-error` without an error is an error.
 */
import { expect, test } from 'vitest'
import type { TestContext } from '../src/context.ts'
import { verbatim } from '../src/said.ts'
import {
  aList,
  anObject,
  anyBut,
  atMost,
  containing,
  integerFrom,
  listWith,
  oneOf,
  type Wanted,
  without,
} from '../src/wanted.ts'

/** Compiled, never called. */
export function compiles(t: TestContext, line: string, id: number): void {
  t.equal(1, 1, 'error.code')
  t.equal(1, 1, 'result.content[0].text')
  t.equal(1, 1, 'isError')
  t.equal(1, 1, '_meta')
  t.equal(1, 1, 'tools/call')
  t.equal(1, 1, 'stats()')
  t.equal(1, 1, { en: 'the answer', zh: '响应' })
  t.equal(1, 1, verbatim(line))
  t.ok(true, { kind: 'unwanted', what: verbatim(line) })
  t.ok(true, { kind: 'unwanted', what: { en: 'the answer', zh: '响应' } })

  // @ts-expect-error a sentence
  t.equal(1, 1, 'the answer')
  // @ts-expect-error a word
  t.equal(1, 1, 'answer')
  // @ts-expect-error a sentence about something in code
  t.equal(1, 1, 'error.code of the answer')
  // @ts-expect-error a sentence with something in it
  t.equal(1, 1, `the answer to ${id}`)
  // @ts-expect-error nobody knows what is in it
  t.equal(1, 1, line)
  // @ts-expect-error one language
  t.equal(1, 1, { en: 'the answer' })
  // @ts-expect-error a sentence
  t.fits(1, atMost(1), 'the answer')
  // @ts-expect-error a sentence
  t.witness(true, 'two calls in flight')
  // @ts-expect-error a sentence
  void t.until(null as never, 'two calls in flight', () => true)
  // @ts-expect-error a sentence
  void t.ending(null as never, 'the server')
  // @ts-expect-error a sentence
  t.ok(true, { kind: 'unwanted', what: 'the answer' })
  // @ts-expect-error nobody knows what is in it
  t.ok(true, { kind: 'unwanted', what: line })
  // @ts-expect-error a sentence
  t.ok(true, { kind: 'differs', what: verbatim('x'), actual: '1', wanted: 'at most 0' })
  // @ts-expect-error one language
  t.ok(true, { kind: 'too-slow', what: { zh: '太慢' } })
}

test.each<[Wanted, unknown, unknown]>([
  [containing('Oslo'), 'in Oslo', undefined],
  [without('ENOENT'), 'exited', 'spawn ENOENT'],
  [oneOf(['public', 'private']), 'public', undefined],
  [anyBut('ok'), 'degraded', 'ok'],
  [atMost(200), 200, 201],
  [atMost(200), 0, undefined],
  [integerFrom(0), 0, -1],
  [integerFrom(0), 7, '7'],
  [anObject, {}, []],
  [anObject, {}, null],
  [aList, [], {}],
  [listWith('2026-07-28'), ['2026-07-28'], '2026-07-28'],
])('%j', (wanted, good, bad) => {
  expect(wanted.holds(good)).toBe(true)
  expect(wanted.holds(bad)).toBe(false)
  expect(wanted.said.zh).toMatch(/\p{Script=Han}/u)
})
