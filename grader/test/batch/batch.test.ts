import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runBatch, type Task } from '../../src/batch/batch.ts'
import { Journal } from '../../src/batch/journal.ts'
import { graded, task, trouble } from './graded.ts'

let folder = ''
let journal: Journal
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'batch-'))
  journal = await Journal.open(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const never = new AbortController().signal
const run = (tasks: Task[], jobs = 2, signal = never) =>
  runBatch(tasks, { journal, jobs, signal })
const names = (results: { submission: { name: string } }[]) =>
  results.map(({ submission }) => submission.name)

test('results stand in the order of the tasks, however long each takes', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const results = await run([
    task('slow', () => held.then(() => graded('slow'))),
    task('quick', async () => {
      release()
      return graded('quick')
    }),
  ])
  expect(names(results)).toEqual(['slow', 'quick'])
})

test('a slot has one grading at a time', async () => {
  const busy = new Set<number>()
  const most: number[] = []
  const tasks = Array.from({ length: 20 }, (_, nth) =>
    task(`${nth}`, async slot => {
      expect(busy.has(slot)).toBe(false)
      busy.add(slot)
      most.push(busy.size)
      await new Promise(resolve => setImmediate(resolve))
      busy.delete(slot)
      return graded(`${nth}`)
    }),
  )
  expect(await run(tasks, 3)).toHaveLength(20)
  expect(Math.max(...most)).toBe(3)
})

test('what has a result is not graded again', async () => {
  await run([task('ann', async () => graded('ann'))])
  const again = await run([
    task('ann', () => expect.unreachable()),
    task('bob', async () => graded('bob')),
  ])
  expect(names(again)).toEqual(['ann', 'bob'])
})

test('trouble of ours is tried three times, and is never a score', async () => {
  let tries = 0
  const [result] = await run([
    task('ann', async () => {
      tries++
      return trouble('ann')
    }),
  ])
  expect(tries).toBe(3)
  expect(result).toMatchObject({ verdict: 'infra-error', needsAttention: true })
  expect(result?.attempts.map(({ why }) => why)).toEqual(['no space', 'no space'])
  const [later] = await run([task('ann', async () => graded('ann'))])
  expect(later?.verdict).toBe('failed')
})

test('trouble that passes leaves its trace in the result', async () => {
  const rounds = [trouble('ann'), graded('ann')]
  const [result] = await run([task('ann', async () => rounds.shift() ?? graded('ann'))])
  expect(result).toMatchObject({ verdict: 'failed', needsAttention: false })
  expect(result?.attempts).toHaveLength(1)
})

test('called off: what is under way is no result, what was kept stays', async () => {
  const controller = new AbortController()
  const results = await run(
    [
      task('ann', async () => graded('ann')),
      task('bob', async () => {
        controller.abort()
        return graded('bob')
      }),
      task('eve', () => expect.unreachable()),
    ],
    1,
    controller.signal,
  )
  expect(names(results)).toEqual(['ann'])
  expect(names((await Journal.open(folder)).results())).toEqual(['ann'])
})

test('a disk that takes no more stops the batch; nothing is lost, nothing half', async () => {
  await run([task('ann', async () => graded('ann'))])
  // A folder that is gone refuses as a full disk does, for root too.
  const results = join(folder, 'results')
  const tasks = [
    task('bob', async () => {
      rmSync(results, { recursive: true })
      const { writeFileSync } = await import('node:fs')
      writeFileSync(results, 'no folder')
      return graded('bob')
    }),
    task('eve', () => expect.unreachable()),
  ]
  await expect(run(tasks, 1)).rejects.toThrow(/results.*cannot be written/)
})
