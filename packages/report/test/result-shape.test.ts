import { expect, test } from 'vitest'
import { PLAIN } from '../src/paint.ts'
import {
  allOf,
  atLeast,
  atMost,
  commandResult,
  figure,
  notMeasured,
  renderFigures,
  reported,
} from '../src/result-shape.ts'

const FIGURES = {
  'stdio.vsRawPipe': atMost(1.21, 1.3),
  'stdio.vsSdkV1': atLeast(2.5, 3, '×'),
  'solutions.green': allOf(2, 2),
  'cache.shuffledShare': reported(0.4),
  'http.vsSdkV1': notMeasured('×', '≥ 1', 'no such package'),
}

test('a result is ok exactly when every figure is', () => {
  expect(commandResult('bench', 'all good', { a: atMost(1, 2) }, {}).ok).toBe(true)
  expect(commandResult('bench', 'one missed', FIGURES, {}).ok).toBe(false)
})

test('a figure that could not be measured is null with a reason, and not ok', () => {
  expect(FIGURES['http.vsSdkV1']).toEqual({
    value: null,
    unit: '×',
    goal: '≥ 1',
    ok: false,
    reason: 'no such package',
  })
  expect(figure(Number.NaN, 's', '≤ 3', true)).toMatchObject({
    value: null,
    ok: false,
    reason: 'expected a finite number, got NaN (number)',
  })
})

test('all of none is not all', () => {
  expect(allOf(0, 0).ok).toBe(false)
})

test('figures as text, for people', () => {
  const result = commandResult('bench', '2 of 5 figures missed', FIGURES, {})
  expect(renderFigures(result, { theme: PLAIN, locale: 'en' })).toBe(
    [
      '2 of 5 figures missed',
      '  ok ok     stdio.vsRawPipe      1.21                           goal <= 1.3',
      '  x missed  stdio.vsSdkV1        2.5 x                          goal >= 3',
      '  ok ok     solutions.green      2/2                            goal all',
      '  ok ok     cache.shuffledShare  0.4                            goal reported',
      '  x missed  http.vsSdkV1         not measured: no such package  goal >= 1',
      '',
    ].join('\n'),
  )
})
