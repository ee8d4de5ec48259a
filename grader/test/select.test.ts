import { expect, test } from 'vitest'
import { select } from '../src/prove/select.ts'
import { mutantOf, SOLUTION } from './report-fixture.ts'

const ALL = [SOLUTION, mutantOf('line-ends', 'crlf'), mutantOf('two-eras', 'no-mutual')]
const idsOf = (...only: string[]) => select(ALL, only).map(({ id }) => id)

test('everything when nothing is named', () => {
  expect(idsOf()).toEqual(['zero-sdk', 'line-ends/fault', 'two-eras/fault'])
})

test('a subject, a pitfall, a mutant by its path or by its name', () => {
  expect(idsOf('zero-sdk')).toEqual(['zero-sdk'])
  expect(idsOf('line-ends')).toEqual(['line-ends/fault'])
  expect(idsOf('two-eras/fault', 'zero-sdk')).toEqual(['zero-sdk', 'two-eras/fault'])
  expect(idsOf('fault')).toEqual(['line-ends/fault', 'two-eras/fault'])
})

test('a name that is nobody’s is refused', () => {
  expect(() => idsOf('line-end')).toThrow('got line-end')
})
