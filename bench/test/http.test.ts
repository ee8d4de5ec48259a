import { expect, test } from 'vitest'
import { figuresOf, GOALS, ratiosOf, type Times } from '../src/http/ratios.ts'

const times: Times = {
  'node:http': [100, 200, 100],
  'zero-SDK': [200, 400, 200],
  'SDK v1': [300, 600, 400],
  'SDK v2': [500, 1000, 500],
}

test('node:http is compared by time, the SDKs by calls per second', () => {
  const { vsNodeHttp, vsSdkV1, vsSdkV2 } = ratiosOf(times)
  expect(vsNodeHttp?.median).toBe(2)
  expect(vsSdkV1).toMatchObject({ median: 1.5, min: 1.5, max: 2 })
  expect(vsSdkV2?.median).toBe(2.5)
})

test('every goal of http is a figure that is computed', () => {
  const figures = figuresOf({ sequential: times, concurrent: times })
  for (const name of Object.keys(GOALS)) expect(figures).toHaveProperty([name])
})
