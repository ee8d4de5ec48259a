/**
 * A disk without room: the batch stops, no result is lost, and none is made up. `/dev/full`
 * is such a disk for whoever writes to it.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runBatch } from '../../src/batch/batch.ts'
import { StorageFailure } from '../../src/batch/durable.ts'
import { Journal } from '../../src/batch/journal.ts'
import { graded, task } from './graded.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'full-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const signal = new AbortController().signal
const NAMES = ['ann', 'bob', 'cho', 'dan']

async function batch(journal: Journal, begun: string[]) {
  const tasks = NAMES.map(name =>
    task(name, async () => {
      begun.push(name)
      return graded(name)
    }),
  )
  return runBatch(tasks, { journal, jobs: 1, signal })
}

test.runIf(existsSync('/dev/full'))('it stops, and goes on where it was', async () => {
  const file = join(folder, 'journal.jsonl')
  const journal = await Journal.open(folder)
  await journal.commit(graded('ann'))
  rmSync(file)
  symlinkSync('/dev/full', file)
  const begun: string[] = []
  await expect(batch(journal, begun)).rejects.toThrow(StorageFailure)
  expect(begun).toEqual(['bob'])

  // There is room again; of the journal nothing is left.
  rmSync(file)
  const again = await Journal.open(folder)
  expect(again.opened.adopted).toBe(2)
  const rest: string[] = []
  expect(await batch(again, rest)).toHaveLength(NAMES.length)
  expect(rest).toEqual(['cho', 'dan'])
  const left = readdirSync(join(folder, 'results'))
  expect(left.filter(name => !name.endsWith('.json'))).toEqual([])
})
