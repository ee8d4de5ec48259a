import { expect, test } from 'vitest'
import { LOADS, valuesOf } from '../src/decoder/measure.ts'
import { CONTENDERS, type DecodeTimes } from '../src/decoder/order.ts'

/** Each contender so many milliseconds, whatever the load. */
function times(ms: Record<string, number[]>): DecodeTimes {
  return Object.fromEntries(LOADS.map(({ name }) => [name, ms])) as DecodeTimes
}

test('ratios are of bursts beside each other, and above 1 means faster', () => {
  const values = valuesOf(
    times({ split: [1, 1], 'zero-SDK': [2, 20], 'SDK v1': [3, 30], 'SDK v2': [4, 40] }),
  )
  expect(values['decoder.tiny.vsSdkV2']).toBe(2)
  expect(values['decoder.tiny.vsSplit']).toBe(11)
})

test('growth compares times a byte', () => {
  const same = Object.fromEntries(CONTENDERS.map(name => [name, [10]]))
  const { 'decoder.growth': growth } = valuesOf(times(same))
  // 10 MB in the time of 2 MB: five times as fast a byte.
  expect(growth).toBeCloseTo(0.2)
})
