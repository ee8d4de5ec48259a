/** The type, the parser and the published schema say the same. */
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { default as formats } from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  gradeResult,
  isGradeResult,
  keyOf,
  NotAResult,
  parseGradeResult,
} from '../../src/results/index.ts'
import { resultJsonSchema, SCHEMA_FILE } from '../../src/results/json-schema.ts'
import { expectPublishedIs } from '../reports/schema-named.ts'
import { aboutOf, outcomeOf, resultOf, SHA } from './fixture.ts'

const published = JSON.parse(
  readFileSync(new URL(`../../${SCHEMA_FILE}`, import.meta.url), 'utf8'),
)
const ajv = new Ajv2020({ allErrors: true, strict: false })
formats.default(ajv)
const matches = ajv.compile(published)
const sample = () =>
  JSON.parse(
    JSON.stringify(
      resultOf({
        'glued-frames/hit': 'fail',
        'stdout-noise/hit': { kind: 'crashed', name: 'E', message: 'm' },
      }),
    ),
  )

/** Every place in a value, as a path. */
function placesIn(
  value: unknown,
  path: (string | number)[] = [],
): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) =>
      placesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ]
}

function changed(
  value: object,
  path: readonly (string | number)[],
  to: unknown,
): object {
  const copy = structuredClone(value) as Record<string | number, never>
  const last = path.at(-1)
  if (last === undefined) return copy
  const parent = path.slice(0, -1).reduce((at, key) => at[key] as never, copy)
  if (to === undefined) delete parent[last]
  else parent[last] = to as never
  return copy
}

describe('the published schema', () => {
  it('is the one that the shape makes', () => {
    expectPublishedIs(SCHEMA_FILE, resultJsonSchema())
  })

  it('takes every kind of result', () => {
    expect(matches(sample()), JSON.stringify(matches.errors)).toBe(true)
  })

  it('and the shape refuse the same', () => {
    const places = placesIn(sample())
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 1 }),
      fc.constantFrom(undefined, -1, 0.5, '', '2026-01-01', 'passed', null, []),
    )
    fc.assert(
      fc.property(fc.constantFrom(...places), value, (path, to) => {
        const other = JSON.parse(JSON.stringify(changed(sample(), path, to)))
        expect(matches(other)).toBe(gradeResult.safeParse(other).success)
      }),
      { numRuns: 400 },
    )
  })

  it('and the shape both refuse what nobody declared', () => {
    for (const path of placesIn(sample())) {
      const parent = path.reduce((at, key) => at?.[key] as never, sample())
      if (typeof parent !== 'object' || parent === null || Array.isArray(parent)) {
        continue
      }
      const other = changed(sample(), [...path, 'extra'], 1) as never
      expect([path, matches(other), isGradeResult(other)]).toEqual([path, false, false])
    }
  })
})

describe('the parser', () => {
  it.each([
    ['more points than checks give', { score: { ...sample().score, points: 1 } }],
    ['a limit without a value', { verdict: 'timeout' }],
    ['passed without full points', { verdict: 'passed' }],
    ['no score without an infrastructure error', { score: null }],
    ['a score for an infrastructure error', { verdict: 'infra-error', reason: null }],
    ['attention for a failed submission', { needsAttention: true }],
    ['a crash without a reason', { verdict: 'crashed', reason: null }],
  ])('refuses %s', (_, change) => {
    const other = { ...sample(), ...change }
    expect(isGradeResult(other)).toBe(false)
    expect(() => parseGradeResult(other)).toThrow(NotAResult)
  })

  it('names the place', () => {
    const other = changed(sample(), ['submission', 'source'], 'fax')
    expect(() => parseGradeResult(other)).toThrow(/submission\.source/)
  })
})

describe('the key', () => {
  const parts = { tree: SHA, stage: '01', tests: SHA, grader: '1' }
  it('does not depend on the order of the policy', () => {
    const one = keyOf({ ...parts, policy: { feedback: 'none', seed: 1, memory: 2 } })
    const two = keyOf({ ...parts, policy: { memory: 2, feedback: 'none', seed: 1 } })
    expect(one).toBe(two)
  })

  it('depends on every part', () => {
    const policy = { feedback: 'none' as const }
    const keys = [
      keyOf({ ...parts, policy }),
      keyOf({ ...parts, policy, tree: 'b' }),
      keyOf({ ...parts, policy, stage: '02' }),
      keyOf({ ...parts, policy, tests: 'b' }),
      keyOf({ ...parts, policy, grader: '2' }),
      keyOf({ ...parts, policy: { ...policy, seed: 2 } }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    expect(aboutOf().key).toHaveLength(64)
    expect(outcomeOf().exit.code).toBe(0)
  })
})
