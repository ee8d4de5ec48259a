import { expect, test } from 'vitest'
import { isHeldOut, rowsOf } from '../src/dataset.ts'
import { look, recallOf } from '../src/recall.ts'

const FOUND: Readonly<Record<string, string[]>> = {
  first: ['a', 'b'],
  sixth: ['1', '2', '3', '4', '5', 'a'],
  nowhere: ['b'],
  nothing: [],
}

const find = async (query: string) => FOUND[query] ?? []

test('recall counts the first tool that would do', async () => {
  const asked = ['first', 'sixth', 'nowhere', 'nothing'].map(query => {
    return { query, wanted: ['z', 'a'] }
  })
  const looked = await look(asked, find)
  expect(looked.map(({ place }) => place)).toEqual([1, 6, undefined, undefined])
  expect(recallOf(looked)).toEqual({ queries: 4, at1: 0.25, at5: 0.25, at10: 0.5 })
})

test('a question that wants no tool is right when nothing is found', async () => {
  const looked = await look(
    ['nothing', 'first'].map(query => ({ query, wanted: [] })),
    find,
  )
  expect(recallOf(looked).at1).toBe(0.5)
})

test('fields in quotes may hold commas, quotes and line ends', () => {
  const text = 'Query,Tool\r\n"say ""hi"", now",x\nplain,\n"two\nlines",y'
  expect(rowsOf(text)).toEqual([
    ['Query', 'Tool'],
    ['say "hi", now', 'x'],
    ['plain', ''],
    ['two\nlines', 'y'],
  ])
})

test('about three quarters of the tools are held out, always the same ones', () => {
  const tools = Array.from({ length: 400 }, (_, nth) => `tool-${nth}`)
  const share = tools.filter(isHeldOut).length / tools.length
  expect(share).toBeGreaterThan(0.65)
  expect(share).toBeLessThan(0.85)
  expect(isHeldOut('tool-1')).toBe(isHeldOut('tool-1'))
})
