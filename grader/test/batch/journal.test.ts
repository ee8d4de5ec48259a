import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Journal } from '../../src/batch/journal.ts'
import { graded, trouble } from './graded.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lines = () =>
  readFileSync(join(folder, 'journal.jsonl'), 'utf8').trimEnd().split('\n')
const files = () => readdirSync(join(folder, 'results')).sort()

test('what was kept is there for the next grader', async () => {
  const first = await Journal.open(folder)
  const result = graded('ann')
  await first.commit(result)
  const second = await Journal.open(folder)
  expect(second.final('ann', result.key)).toEqual(result)
  expect(second.opened).toEqual({ kept: 1, adopted: 0, setAside: [], unreadable: 0 })
})

test('the same grading twice is one result, the first', async () => {
  const journal = await Journal.open(folder)
  await journal.commit(graded('ann', { seeds: ['1'] }))
  const [again] = await Promise.all([
    journal.commit(graded('ann', { seeds: ['2'] })),
    journal.commit(graded('ann', { seeds: ['3'] })),
  ])
  expect(again?.seeds).toEqual(['1'])
  expect(lines()).toHaveLength(1)
  expect(files()).toHaveLength(1)
})

test('names that differ in their case only, or hold a path, are apart', async () => {
  const journal = await Journal.open(folder)
  const names = ['Ann', 'ann', '../ann', 'a/b', '\u0000', '安']
  for (const name of names) await journal.commit(graded(name))
  const again = await Journal.open(folder)
  expect(again.results().map(({ submission }) => submission.name)).toEqual(names)
  expect(readdirSync(folder).sort()).toEqual(['journal.jsonl', 'results'])
})

test('trouble of ours is kept, is never final, and never replaces a score', async () => {
  const journal = await Journal.open(folder)
  await journal.commit(trouble('ann'))
  expect(journal.final('ann', graded('ann').key)).toBeUndefined()
  await journal.commit(graded('ann'))
  await journal.commit(trouble('ann'))
  const again = await Journal.open(folder)
  expect(again.final('ann', graded('ann').key)?.verdict).toBe('failed')
})

test('a line cut in two costs nothing: the result is adopted', async () => {
  const journal = await Journal.open(folder)
  await journal.commit(graded('ann'))
  await journal.commit(graded('bob'))
  const text = readFileSync(join(folder, 'journal.jsonl'), 'utf8')
  writeFileSync(join(folder, 'journal.jsonl'), text.slice(0, -40))
  const again = await Journal.open(folder)
  expect(again.opened).toMatchObject({ kept: 1, adopted: 1, unreadable: 1 })
  expect(again.results()).toHaveLength(2)
  const last = await Journal.open(folder)
  expect(last.opened).toMatchObject({ kept: 2, adopted: 0, unreadable: 1 })
})

test('a result that was changed by hand is no result', async () => {
  const journal = await Journal.open(folder)
  await journal.commit(graded('ann'))
  const [file = ''] = files()
  const path = join(folder, 'results', file)
  writeFileSync(path, readFileSync(path, 'utf8').replace('"failed"', '"passed"'))
  // Its line is against it, and as a file without a line it would be read as new.
  const again = await Journal.open(folder)
  expect(again.results()).toEqual([])
  expect(again.opened.setAside).toEqual([file])
})

test.each([
  ['half a result', '{"schema":'],
  ['another shape', '{"schema":"mcp-workshop/grade-result/v1"}'],
  ['deep nesting', '['.repeat(100_000)],
])('%s among the results is set aside', async (_, text) => {
  const journal = await Journal.open(folder)
  await journal.commit(graded('ann'))
  writeFileSync(join(folder, 'results', '0-0.json'), text)
  const again = await Journal.open(folder)
  expect(again.opened.setAside).toEqual(['0-0.json'])
  expect(again.results()).toHaveLength(1)
})

test('a journal of something else is no reason to forget or to follow', async () => {
  const journal = await Journal.open(folder)
  await journal.commit(graded('ann'))
  const line = { ...JSON.parse(lines()[0] ?? ''), file: '../../etc/passwd' }
  appendFileSync(
    join(folder, 'journal.jsonl'),
    `${JSON.stringify(line)}\nnull\n[]\n7\n`,
  )
  const again = await Journal.open(folder)
  expect(again.opened).toMatchObject({ kept: 1, unreadable: 4 })
})

test('a forged result is refused before it is written', async () => {
  const journal = await Journal.open(folder)
  const forged = { ...graded('ann'), score: null }
  await expect(journal.commit(forged)).rejects.toThrow('score: expected null exactly')
  expect(files()).toEqual([])
})
