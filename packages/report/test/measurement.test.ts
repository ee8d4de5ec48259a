import { expect, test } from 'vitest'
import {
  type Measured,
  type Measurement,
  perform,
  rounded,
} from '../src/measurement.ts'
import { allOf } from '../src/result-shape.ts'

/** What these measurements are given: nothing. */
const scene = undefined

const measurement = (measure: () => Promise<Measured>): Measurement<undefined> => ({
  name: 'made-up',
  title: 'nothing',
  goals: {
    small: { unit: 's', atMost: 1.3 },
    large: { unit: '×', atLeast: 3 },
    seen: { unit: 'lines' },
  },
  measure,
})

const values = (values: Measured['values']) =>
  measurement(async () => ({ values, lines: [], details: {} }))

test('each value is held against its goal', async () => {
  const { figures } = await perform(values({ small: 1.2, large: 2, seen: 7 }), scene)
  expect(figures).toEqual({
    small: { value: 1.2, unit: 's', goal: '≤ 1.3', ok: true },
    large: { value: 2, unit: '×', goal: '≥ 3', ok: false },
    seen: { value: 7, unit: 'lines', goal: 'reported', ok: true },
  })
})

test('a value that only looks like its goal when it is rounded has missed it', async () => {
  const almost = values({ small: 1.3004, large: 2.9996, seen: 0 })
  const { figures } = await perform(almost, scene)
  expect(figures.small).toMatchObject({ value: 1.3, ok: false })
  expect(figures.large).toMatchObject({ value: 3, ok: false })
})

test('what could not be measured is null, with the reason, and not ok', async () => {
  const odd = values({ small: { reason: 'the subject was red' }, seen: 1 })
  const { figures } = await perform(odd, scene)
  expect(figures.small).toEqual({
    value: null,
    unit: 's',
    goal: '≤ 1.3',
    ok: false,
    reason: 'the subject was red',
  })
  expect(figures.large).toMatchObject({
    value: null,
    ok: false,
    reason: 'expected a value, got none',
  })
})

test('no number is not a number either', async () => {
  const { figures } = await perform(
    values({ small: Number.NaN, large: 1 / 0, seen: 1 }),
    scene,
  )
  expect(figures.small).toMatchObject({ value: null, ok: false })
  expect(figures.large).toMatchObject({ value: null, ok: false })
})

test('a measurement that fails costs all of its figures and nothing else', async () => {
  const failing = measurement(async () => {
    throw new Error('no such server\nwith a stack')
  })
  const { figures, details } = await perform(failing, scene)
  expect(Object.keys(figures)).toEqual(['small', 'large', 'seen'])
  for (const figure of Object.values(figures)) {
    expect(figure).toMatchObject({ value: null, ok: false, reason: 'no such server' })
  }
  expect(details).toMatchObject({ failed: expect.stringContaining('no such server') })
})

test('what has a shape of its own is a figure as it is', async () => {
  const own = allOf(2, 2)
  const { figures } = await perform(values({ small: own, large: 3, seen: 1 }), scene)
  expect(figures.small).toBe(own)
})

test('numbers are shown to three digits', () => {
  expect([1.30049, 41.267, 0.98765].map(rounded)).toEqual([1.3, 41.3, 0.988])
})
