import { atMost, notMeasured, reported } from '@workshop/report'
import { lookFor } from '@workshop/testkit/command-line'
import { expect, test } from 'vitest'
import type { Performed } from '../src/measurement.ts'
import { renderResult, resultOf } from '../src/result.ts'

const machine = { node: '20.19.0', platform: 'x', cpu: 'y', cores: 2, load: 0.5 }

const stdio: Performed = {
  name: 'stdio',
  title: 'round trips',
  figures: { 'stdio.vsRawPipe': atMost(1.2, 1.3, '×') },
  lines: ['a line', '', 'another'],
  details: { samples: 3 },
  seconds: 4,
}
const loop: Performed = {
  ...stdio,
  name: 'loop',
  figures: { 'screen.lines': reported(24, 'lines') },
}

test('the result has the one shape of every command', () => {
  const result = resultOf([stdio, loop], { quick: false, machine })
  expect(result).toEqual({
    command: 'bench',
    ok: true,
    summary: 'bench: 2 of 2 figures ok',
    figures: { ...stdio.figures, ...loop.figures },
    details: {
      machine,
      quick: false,
      measurements: {
        stdio: {
          title: 'round trips',
          lines: stdio.lines,
          details: { samples: 3 },
          seconds: 4,
        },
        loop: expect.anything(),
      },
    },
  })
})

test('the result survives JSON as it is', () => {
  const result = resultOf([stdio, loop], { quick: true, machine })
  expect(JSON.parse(JSON.stringify(result))).toEqual(result)
})

test('a figure that was not measured makes the whole not ok', () => {
  const figures = { 'cold.firstRed.s': notMeasured('s', '≤ 30', 'no network') }
  const result = resultOf([stdio, { ...loop, figures }], { quick: true, machine })
  expect(result.ok).toBe(false)
  expect(result.summary).toBe(
    'bench: 1 of 2 figures ok, 1 not measured (quick: few repetitions)',
  )
})

test('as text, the figures come first and the machine last', () => {
  const result = resultOf([stdio], { quick: false, machine })
  const lines = renderResult(result, lookFor({}, { lang: 'en' }))
    .trimEnd()
    .split('\n')
  expect(lines[0]).toContain('bench: 1 of 1 figures ok')
  expect(lines[1]).toContain('stdio.vsRawPipe')
  expect(lines).toContain('stdio: round trips (took 4 s)')
  expect(lines).toContain('  a line')
  expect(lines.at(-1)).toContain('Node 20.19.0')
})
