import { expect, test } from 'vitest'
import { withTypicalId } from '../src/stdio/exchange.ts'
import { figuresOf, GOALS, ratiosOf, type Times } from '../src/stdio/ratios.ts'

const times: Times = {
  'raw pipe': [10, 20, 10],
  'bare JSON': [16, 32, 16],
  'zero-SDK': [20, 40, 20],
  'zero-SDK legacy': [15, 30, 20],
  'SDK v1': [60, 120, 80],
  'SDK v2': [100, 200, 100],
}

test('the floors are compared by time, the SDKs by calls per second', () => {
  const { vsRawPipe, vsBareJson, vsSdkV1, vsSdkV2 } = ratiosOf(times)
  expect(vsRawPipe?.median).toBe(2)
  expect(vsBareJson?.median).toBe(1.25)
  expect(vsSdkV1).toMatchObject({ median: 3, min: 3, max: 4 })
  expect(vsSdkV2?.median).toBe(5)
})

test('what is possible stands beside what is reached, and each era beside its own', () => {
  const ratios = ratiosOf(times)
  expect(ratios['bareJson.vsRawPipe']?.median).toBe(1.6)
  expect(ratios['bareJson.vsSdkV1']).toMatchObject({ median: 3.75, max: 5 })
  expect(ratios['legacy.vsSdkV1']?.median).toBe(4)
})

test('every goal of stdio is a figure that is computed', () => {
  const figures = figuresOf({ sequential: times, pipelined: times })
  for (const name of Object.keys(GOALS)) expect(figures).toHaveProperty([name])
})

test('a recorded line gets an id as long as most, and stays the same otherwise', () => {
  const line = '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"°"}}'
  expect(withTypicalId(line)).toBe(line.replace('"id":2', '"id":10000'))
})
