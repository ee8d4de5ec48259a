/** What is recorded holds together, and is what the pinned servers really list. */
import { ROOT } from '@workshop/testkit/state'
import { openSubject } from '@workshop/testkit/subject'
import { expect, test } from 'vitest'
import { catalogueOf } from '../src/catalogue.ts'
import {
  aliases,
  isRecorded,
  KINDS,
  PARTS,
  queries,
  recordedTools,
  recording,
} from '../src/data.ts'
import { listTools } from '../src/live-tools.ts'
import { SERVERS, versionOf } from '../src/servers.ts'

const tools = recordedTools()
const names = new Set(tools.map(({ name }) => name))

test('more than 100 tools, each once, and aliases for these only', () => {
  expect(names.size).toBe(tools.length)
  expect(names.size).toBeGreaterThan(100)
  expect(Object.keys(aliases()).filter(name => !names.has(name))).toEqual([])
})

test('more than 120 questions of ours and more than 120 of others, half of each held out', () => {
  const asked = queries()
  expect(new Set(asked.map(({ query }) => query)).size).toBe(asked.length)
  expect(asked.length).toBeGreaterThan(120)
  expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(KINDS))
  const [a = 0, b = 0, c = 0, d = 0] = PARTS.map(
    part => asked.filter(one => one.part === part).length,
  )
  expect(Math.abs(b / (a + b) - 0.5)).toBeLessThan(0.05)
  expect(c + d).toBeGreaterThanOrEqual(120)
  expect(Math.abs(d / (c + d) - 0.5)).toBeLessThan(0.05)
  for (const { kind, wanted } of asked) {
    expect(wanted.filter(name => !names.has(name))).toEqual([])
    expect(wanted.length === 0).toBe(kind === 'none')
  }
})

test('no alias is a question, word for word', () => {
  const asked = new Set(queries().map(({ query }) => query))
  const spelled = Object.values(aliases()).flat()
  expect(spelled.filter(alias => asked.has(alias))).toEqual([])
})

test('the large catalogue is the same every time, and every name is its own', () => {
  const large = catalogueOf(tools, 2500)
  expect(large).toHaveLength(2500)
  expect(new Set(large.map(({ name }) => name)).size).toBe(2500)
  expect(large.slice(0, tools.length)).toEqual(tools)
  expect(catalogueOf(tools, 2500)).toEqual(large)
  expect(() => catalogueOf(tools, 1e6)).toThrow(RangeError)
})

test('the pinned servers list what is recorded', async () => {
  const subject = openSubject(`${ROOT}/solutions/04-token/zero-sdk`)
  const { tools: live, missing } = await listTools(subject, SERVERS)
  expect(missing).toEqual([])
  expect(SERVERS.map(versionOf)).toEqual(recording().servers)
  const sorted = (list: typeof live) =>
    JSON.parse(JSON.stringify(list.toSorted((a, b) => (a.name < b.name ? -1 : 1))))
  expect(sorted(live.filter(isRecorded))).toEqual(sorted(tools))
}, 60_000)
