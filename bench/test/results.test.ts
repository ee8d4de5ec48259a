import { expect, test } from 'vitest'
import { valuesOf } from '../src/results/measure.ts'

const of = (own: number, v1: number, v2: number) => ({
  'zero-SDK': [own, own, own],
  'SDK v1': [v1, v1, v1],
  'SDK v2': [v2, v2, v2],
})

test('calls beside both SDKs, and what a byte costs when there are many', () => {
  const times = { '1 kB': of(100, 200, 300), '1 MB': of(1e4, 1e4, 1e4) }
  expect(valuesOf({ ...times, '10 MB': of(2e5, 4e5, 1e6) })).toEqual({
    'results.small.vsSdkV1': 2,
    'results.small.vsSdkV2': 3,
    'results.large.vsSdkV1': 2,
    'results.large.vsSdkV2': 5,
    'results.large.mbPerS': 50,
    'results.growth': 2,
  })
})

test('a size that was not measured has no figure', () => {
  expect(valuesOf({})['results.growth']).toBeNaN()
})
