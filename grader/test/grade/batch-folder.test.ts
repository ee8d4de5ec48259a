import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBatchFolder } from '../../src/grade/batch-folder.ts'

let out = ''
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'batch-folder-'))
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

const open = (resume = false, seed?: string) => openBatchFolder({ out, resume, seed })

test('a folder keeps its seed', async () => {
  const first = await open()
  first.release()
  const second = await open(true)
  expect(second.seed).toBe(first.seed)
  second.release()
})

test('two folders have two seeds', async () => {
  const first = await open()
  first.release()
  rmSync(join(out, 'batch.json'))
  const second = await open()
  expect(second.seed).not.toBe(first.seed)
  second.release()
})

test('a folder with results is gone on with only when that is said', async () => {
  ;(await open()).release()
  await expect(open()).rejects.toThrow('--resume')
})

test('another seed would be another batch', async () => {
  ;(await open(false, 'a')).release()
  await expect(open(true, 'b')).rejects.toThrow('--seed: expected a')
})

test('one grader at a time; a refusal lets go', async () => {
  const held = await open()
  await expect(open(true)).rejects.toThrow('expected no other grader')
  held.release()
  await expect(open()).rejects.toThrow('--resume')
  ;(await open(true)).release()
})

test('a lock of a process that is gone holds nobody up', async () => {
  ;(await open()).release()
  writeFileSync(
    join(out, 'lock'),
    `999999999 ${(await import('node:os')).hostname()} 1`,
  )
  ;(await open(true)).release()
})

test.each(['', '{"schema":1}', '{}', '[]', 'null'])('%j is no batch', async text => {
  writeFileSync(join(out, 'batch.json'), text)
  await expect(open(true)).rejects.toThrow('expected the seed of a batch')
})
