/** Many writers, one result: what workers leave and what the collector takes. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Journal } from '../../src/batch/journal.ts'
import { adopt, hasResult, leave } from '../../src/queue/spool.ts'
import { fakeEntry, fakeResult } from '../../src/queue/trial/fake-batch.ts'

let shared = ''
beforeEach(() => {
  shared = mkdtempSync(join(tmpdir(), 'spool-'))
})
afterEach(() => rmSync(shared, { recursive: true, force: true }))

const ann = fakeEntry('ann')
const all = () => true
const spool = () => readdirSync(join(shared, 'spool'))

test('of several writers at once, one is the first, and its result stays', async () => {
  const results = Array.from({ length: 8 }, () => fakeResult(ann))
  const first = await Promise.all(results.map(result => leave(shared, result)))
  expect(first.filter(Boolean)).toHaveLength(1)
  expect(spool()).toHaveLength(1)
  const journal = await Journal.open(shared)
  const { results: adopted } = await adopt(shared, journal, all)
  expect(adopted).toEqual([results[first.indexOf(true)]])
})

test('a result that comes after the first was taken changes nothing', async () => {
  const journal = await Journal.open(shared)
  await leave(shared, fakeResult(ann))
  const [first] = (await adopt(shared, journal, all)).results
  expect(hasResult(shared, ann.id)).toBe(true)
  await leave(shared, fakeResult(ann))
  expect((await adopt(shared, journal, all)).results).toEqual([first])
  expect(journal.results()).toEqual([first])
  expect(spool()).toEqual([])
})

test('the same files of two people are two results', async () => {
  const bob = { ...fakeEntry('bob'), key: ann.key }
  await leave(shared, fakeResult(ann))
  await leave(shared, fakeResult(bob))
  expect(spool()).toHaveLength(2)
})

test('what is no result of the batch is set aside, and said', async () => {
  mkdirSync(join(shared, 'spool'))
  writeFileSync(join(shared, 'spool', `${ann.id}.json`), '{"schema":')
  writeFileSync(join(shared, 'spool', '0-0.json'), JSON.stringify(fakeResult(ann)))
  await leave(shared, fakeResult(fakeEntry('eve')))
  const journal = await Journal.open(shared)
  const isAnn = ({ key }: { key: string }) => key === ann.key
  const { results, setAside } = await adopt(shared, journal, isAnn)
  expect(results).toEqual([])
  expect(setAside.sort()).toEqual(
    [`${ann.id}.json`, '0-0.json', `${fakeEntry('eve').id}.json`].sort(),
  )
  expect(hasResult(shared, ann.id)).toBe(false)
})

test('a forged result is refused before it is written', async () => {
  const forged = { ...fakeResult(ann), score: null }
  await expect(leave(shared, forged)).rejects.toThrow('score')
})

test('what a killed worker has left is cleared away, what is being written is not', async () => {
  mkdirSync(join(shared, 'spool'))
  for (const name of ['old.tmp', 'new.tmp']) {
    writeFileSync(join(shared, 'spool', name), '{')
  }
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
  utimesSync(join(shared, 'spool', 'old.tmp'), yesterday, yesterday)
  await adopt(shared, await Journal.open(shared), all)
  expect(spool()).toEqual(['new.tmp'])
})
