import { pitfallsOf } from '@workshop/syllabus'
import { expect, test } from 'vitest'
import type { Reason } from '../src/expected.ts'
import { disagreements, judge } from '../src/prove/judge.ts'
import type { Subject } from '../src/prove/subjects.ts'
import { mutantOf, reportOf, SOLUTION } from './report-fixture.ts'

test('a solution is as declared when everything passes', () => {
  const { deviations, failed, cells } = judge(SOLUTION, reportOf())
  expect(deviations).toEqual([])
  expect(failed).toEqual([])
  expect(new Set(Object.values(cells))).toEqual(new Set(['green']))
})

test('a solution that fails a check says which, and what was seen', () => {
  const observed = { kind: 'unwanted', what: 'x' } as const
  const { deviations, cells } = judge(
    SOLUTION,
    reportOf({ 'line-ends/crlf': observed }),
  )
  expect(deviations).toEqual([
    {
      pitfall: 'line-ends',
      check: 'crlf',
      wanted: 'pass',
      got: 'fail: {"kind":"unwanted","what":"x"}',
    },
  ])
  expect(cells['line-ends']).toBe('red')
})

test('a mutant is as declared when exactly its checks fail', () => {
  const mutant = mutantOf('line-ends', 'crlf')
  const { deviations, failed } = judge(mutant, reportOf({ 'line-ends/crlf': 'fail' }))
  expect(deviations).toEqual([])
  expect(failed).toEqual(['line-ends/crlf'])
})

test.each([
  ['nobody catches it', {}, 'line-ends/crlf'],
  [
    'another check of its pitfall fails as well',
    { 'line-ends/crlf': 'fail', 'line-ends/cut-tail': 'fail' },
    'line-ends/cut-tail',
  ],
  [
    'a check of another pitfall fails as well',
    { 'line-ends/crlf': 'fail', 'split-utf8/every-split': 'fail' },
    'split-utf8/every-split',
  ],
  ['its check saw nothing', { 'line-ends/crlf': 'vacuous' }, 'line-ends/crlf'],
  ['its check was not run', { 'line-ends/crlf': 'not-reported' }, 'line-ends/crlf'],
  ['its check is our fault', { 'line-ends/crlf': 'harness-fault' }, 'line-ends/crlf'],
] as const)('a mutant is not as declared when %s', (_, otherwise, check) => {
  const { deviations } = judge(mutantOf('line-ends', 'crlf'), reportOf(otherwise))
  expect(deviations.map(({ pitfall, check }) => `${pitfall}/${check}`)).toEqual([check])
})

test('what was not run of other pitfalls is no deviation of a mutant', () => {
  const otherwise = {
    'line-ends/crlf': 'fail',
    'split-utf8/every-split': 'fail',
  } as const
  const judged = judge(mutantOf('line-ends', 'crlf'), reportOf(otherwise), 'line-ends')
  expect(judged.deviations).toEqual([])
  expect(judged.cells).toEqual({ 'line-ends': 'red' })
  expect(judged.failed).toEqual(['line-ends/crlf'])
})

test('guards are locked behind an experiment that no longer hits', () => {
  const otherwise = {
    'glued-frames/hit': 'fail',
    'glued-frames/many-per-chunk': 'locked',
    'glued-frames/one-over-many': 'locked',
    'glued-frames/one-line-each': 'locked',
    'glued-frames/client-glued': 'locked',
  } as const
  const { deviations } = judge(mutantOf('glued-frames', 'hit'), reportOf(otherwise))
  expect(deviations).toEqual([])
})

test('a run that broke down is no verdict', () => {
  const { cells } = judge(SOLUTION, reportOf({ 'line-ends/crlf': 'not-reported' }))
  expect(cells['line-ends']).toBe('fault')
})

test('a result of a check that nobody knows is a deviation', () => {
  const report = reportOf()
  const [first] = report.results
  const results = first ? [...report.results, { ...first, check: 'stranger' }] : []
  const { deviations } = judge(SOLUTION, { ...report, results })
  expect(deviations.map(({ check }) => check)).toEqual(['stranger'])
})

test('a skeleton is red for its stated reason, and for no other', () => {
  const skeleton = (reason: Reason): Subject => {
    const pass = { verdict: 'pass' } as const
    const pitfalls = Object.fromEntries(pitfallsOf('01').map(({ id }) => [id, pass]))
    const expected = {
      stage: '01',
      pitfalls: { ...pitfalls, 'line-ends': reason },
    } as const
    return { kind: 'skeleton', id: 'skeleton', expected }
  }
  const report = reportOf({ 'line-ends/cut-tail': { kind: 'unwanted', what: 'x' } })
  const stated = skeleton({ verdict: 'fail', observed: 'unwanted' })
  expect(judge(stated, report).deviations).toEqual([])
  const other = skeleton({ verdict: 'fail', observed: 'crashed' })
  expect(judge(other, report).deviations).toEqual([
    {
      pitfall: 'line-ends',
      check: 'cut-tail',
      wanted: 'fail, crashed',
      got: 'fail, unwanted',
    },
  ])
  const cured = judge(stated, reportOf()).deviations
  expect(cured.map(({ got }) => got)).toEqual(['pass'])
})

test('two runs disagree on the checks that came out differently', () => {
  const first = judge(SOLUTION, reportOf({ 'line-ends/crlf': 'fail' }))
  const second = judge(
    SOLUTION,
    reportOf({ 'line-ends/crlf': 'fail', 'dead-server/no-command': 'fail' }),
  )
  expect(disagreements(first, first)).toEqual([])
  expect(disagreements(first, second)).toEqual(['dead-server/no-command'])
})
