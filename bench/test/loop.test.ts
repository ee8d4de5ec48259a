import { expect, test } from 'vitest'
import { goalsOf, loopOf, valuesOf } from '../src/loop/measure.ts'
import type { Subject } from '../src/loop/subjects.ts'

const zero: Subject = { stage: '01', name: 'zero-sdk', exitCode: 0, folder: '/z' }
const sdk: Subject = { stage: '01', name: 'sdk', exitCode: 0, folder: '/s' }
const skeleton: Subject = { stage: '01', name: 'skeleton', exitCode: 1 }

const run = (seconds: number, exitCode: number, output = 'one\ntwo\n') => ({
  seconds,
  exitCode,
  output,
})

test('each subject has its median, the screen the longest of the skeleton', () => {
  const values = valuesOf([
    loopOf(zero, [run(2, 0), run(3, 0), run(2, 0)]),
    loopOf(sdk, [run(4, 0), run(2.5, 0), run(2.5, 0)]),
    loopOf(skeleton, [run(3.5, 1, 'a\nb\nc\n'), run(3.4, 1), run(3.6, 1)]),
  ])
  expect(values).toEqual({
    'loop.stage01.s': 2,
    'loop.stage01.sdk.s': 2.5,
    'loop.stage01.skeleton.s': 3.5,
    'screen.lines': 3,
  })
})

test('a solution that is red has no time, and leaves the others theirs', () => {
  const values = valuesOf([
    loopOf(zero, [run(2, 0), run(0.1, 1, 'cannot load\n')]),
    loopOf(sdk, [run(2, 0)]),
    loopOf(skeleton, [run(3, 1)]),
  ])
  expect(values['loop.stage01.s']).toEqual({
    reason: 'zero-sdk: expected exit 0, got 1: cannot load',
  })
  expect(values['loop.stage01.skeleton.s']).toBe(3)
})

test('a skeleton that is green is no skeleton', () => {
  const values = valuesOf([loopOf(zero, [run(2, 0)]), loopOf(skeleton, [run(2, 0)])])
  expect(values['screen.lines']).toHaveProperty('reason')
  expect(values['loop.stage01.skeleton.s']).toHaveProperty('reason')
})

test('every stage has a goal for each subject, and the screen has one', () => {
  const stages = [
    { stage: '01', green: 3, skeleton: 4 },
    { stage: '02', green: 4, skeleton: 4 },
  ]
  expect(Object.keys(goalsOf(stages))).toEqual([
    'loop.stage01.s',
    'loop.stage01.sdk.s',
    'loop.stage01.skeleton.s',
    'loop.stage02.s',
    'loop.stage02.sdk.s',
    'loop.stage02.skeleton.s',
    'screen.lines',
  ])
})
