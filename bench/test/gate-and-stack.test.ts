import { expect, test } from 'vitest'
import { summaryOf } from '../src/gate/measure.ts'
import { policyText, QUESTIONS, RULES } from '../src/gate/programs/thousand-rules.ts'
import { interleave } from '../src/interleaving.ts'
import { figuresIn, growthIn } from '../src/search/measure.ts'
import { addedOf } from '../src/stack/added.ts'

test('a policy of a thousand rules, of every kind, none of them twice', () => {
  const { servers, tools } = JSON.parse(policyText())
  const lists: unknown[][] = [
    ...Object.values(servers),
    ...Object.values(tools),
  ] as never
  const rules = lists.flat().map(rule => JSON.stringify(rule))
  expect(RULES).toBe(1000)
  expect(new Set(rules).size).toBe(1000)
  for (const kind of ['"url"', '"command"', '"name"', '*/']) {
    expect(rules.filter(rule => rule.includes(kind)).length).toBeGreaterThan(80)
  }
  // Allowed and denied, at the end of a list.
  const deciding = QUESTIONS.flatMap(({ rules }) => rules)
  for (const rule of ['servers.allow[249]', 'servers.deny[249]', 'tools.deny[199]']) {
    expect(deciding).toContain(rule)
  }
})

test('the middle of all questions, and of each', () => {
  const run = (slow: number) => ({
    rules: 1000,
    questions: [
      { about: 'quick', times: [1, 2] },
      { about: 'slow', times: [slow] },
    ],
  })
  const { rules, all, questions } = summaryOf([run(8), run(10)])
  expect(rules).toBe(1000)
  expect(all).toMatchObject({ median: 2, max: 10, samples: 6 })
  expect(questions.slow?.median).toBe(9)
})

test('what is added is a difference of bursts beside each other', () => {
  const { stack, nothing, bare } = addedOf([
    { bare: [10, 100], again: [11, 100], stack: [30, 121] },
    { bare: [50], again: [40], stack: [75] },
  ])
  expect(stack).toMatchObject({ median: 21, min: 20, max: 25, samples: 3 })
  expect(nothing.median).toBe(0)
  expect(bare.median).toBe(50)
})

test('ways take turns, and each is first once', async () => {
  const order: string[] = []
  const way = (name: string) => async () => void order.push(name)
  const ways = { a: way('a'), b: way('b') }
  const size = { rounds: 2, calls: 1, warmUpCalls: 0, inFlight: 1 }
  const { wall, cpu } = await interleave(ways, size)
  expect(order).toEqual(['a', 'b', 'b', 'a'])
  expect([wall.a.length, cpu.b.length]).toEqual([2, 2])
})

test('a figure that was not measured keeps its reason', () => {
  const figures = {
    'search.p95Ms': { value: 0.2 },
    'search.indexMs': { value: null, reason: 'it broke' },
  }
  const missing = { reason: 'expected a value, got none' }
  expect(figuresIn(JSON.stringify({ figures }))).toEqual([
    0.2,
    { reason: 'it broke' },
    missing,
  ])
})

test('the growth of a search is what measure saw, and nothing where it saw nothing', () => {
  const of = (large: object) => JSON.stringify({ details: { measurements: { large } } })
  const growth = [
    { tools: 10, p95: 0.01 },
    { tools: 2500, p95: 0.2 },
  ]
  expect(growthIn(of({ details: { growth } }))).toEqual([
    [10, 0.01],
    [2500, 0.2],
  ])
  expect(growthIn(of({}))).toEqual([])
})
