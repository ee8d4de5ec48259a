/** Lookups by id, and ids that somebody mistyped. */
import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  type CheckId,
  checksOf,
  isPitfallId,
  nearestName,
  nearestPitfall,
  PITFALLS,
  type PitfallId,
  pitfallsOf,
  STAGE_01,
} from '../src/index.ts'

describe('isPitfallId', () => {
  test('knows every pitfall and nothing that objects inherit', () => {
    expect(isPitfallId('two-eras')).toBe(true)
    expect(isPitfallId('constructor')).toBe(false)
    expect(isPitfallId('')).toBe(false)
  })
})

describe('pitfallsOf', () => {
  test('keeps the order of the curriculum', () => {
    const ids = pitfallsOf('04').map(pitfall => pitfall.id)
    expect(ids.slice(5, 8)).toEqual([
      'vague-description',
      'never-called',
      'long-description',
    ])
  })
})

describe('checksOf', () => {
  test('gives the checks of a pitfall', () => {
    expect(checksOf('json-not-rpc')).toBe(STAGE_01['json-not-rpc'].checks)
  })

  test('has its ids known to the compiler', () => {
    expectTypeOf<CheckId<'json-not-rpc'>>().toEqualTypeOf<
      'not-messages' | 'log-with-matching-id'
    >()
    expectTypeOf<'no-such-pitfall'>().not.toExtend<PitfallId>()
  })
})

describe('nearestName', () => {
  const names = ['progress', 'hint', 'reset', 'wipe_all', 'get_env']

  test.each([
    ['pro', 'progress'],
    ['progres', 'progress'],
    ['hnit', 'hint'],
    ['wipe_al', 'wipe_all'],
  ])('understands %j as %s', (typed, name) => {
    expect(nearestName(typed, names)).toBe(name)
  })

  test.each(['', 'x', 'deploy'])('suggests nothing for %j', typed => {
    expect(nearestName(typed, names)).toBeUndefined()
  })
})

describe('nearestPitfall', () => {
  test('finds every id from itself', () => {
    for (const id of Object.keys(PITFALLS)) expect(nearestPitfall(id)).toBe(id)
  })

  test.each([
    ['stdout-nosie', 'stdout-noise'],
    ['Stdout_Noise', 'stdout-noise'],
    [' split utf8 ', 'split-utf8'],
    ['utf8', 'split-utf8'],
    ['slow-neighbor', 'slow-neighbour'],
    ['glued-frame', 'glued-frames'],
    ['requird-meta', 'required-meta'],
  ])('understands %j as %s', (typed, id) => {
    expect(nearestPitfall(typed)).toBe(id)
  })

  test.each(['', '   ', 'xyzzy', 'timeout', 'a'])('suggests nothing for %j', typed => {
    expect(nearestPitfall(typed)).toBeUndefined()
  })
})
