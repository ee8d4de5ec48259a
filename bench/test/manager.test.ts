import { expect, test } from 'vitest'
import {
  memoryPerServer,
  type Step,
  slopeOf,
  summaryOf,
} from '../src/manager/figures.ts'
import { overheadOf } from '../src/manager/overhead.ts'

const MB = 1024 * 1024

const run = (listedMs: number, resident = 0) => ({
  connectedMs: listedMs - 10,
  listedMs,
  closedMs: 5,
  resident,
  heap: resident / 2,
})

const step = (servers: number, resident: number): Step => ({
  servers,
  runs: { 'zero-SDK': [run(100, resident)], 'SDK v2': [run(200, 2 * resident)] },
})

test('the manager is held against the calls beside it, round by round', () => {
  const { manager, nothing, microseconds } = overheadOf([
    { bare: [10, 100], again: [10, 90], manager: [11, 110] },
    { bare: [20], again: [22], manager: [30] },
  ])
  expect(manager).toMatchObject({ median: 1.1, min: 1.1, max: 1.5, samples: 3 })
  expect(nothing.median).toBe(1)
  expect(microseconds.bare.median).toBe(20)
})

test('flavours are compared in the pairs that ran beside each other', () => {
  const runs = {
    'zero-SDK': [run(100), run(300), run(100)],
    'SDK v2': [run(200), run(600), run(100)],
  }
  const { vsSdk, connected, listed } = summaryOf({ servers: 20, runs })
  expect(vsSdk).toMatchObject({ median: 0.5, max: 1 })
  expect(connected['zero-SDK'].median).toBe(0.09)
  expect(listed['SDK v2'].median).toBe(0.2)
})

test('what the first server loads is not what one more costs', () => {
  const steps = [step(1, 5 * MB), step(2, 6 * MB), step(4, 8 * MB)]
  expect(memoryPerServer(steps, 'zero-SDK', 'resident')).toBeCloseTo(1)
  expect(memoryPerServer(steps, 'zero-SDK', 'heap')).toBeCloseTo(0.5)
  expect(memoryPerServer(steps, 'SDK v2', 'resident')).toBeCloseTo(2)
})

test('one number of servers makes no slope', () => {
  expect(() => slopeOf([{ x: 20, y: 1 }])).toThrow('different numbers, got one')
})
