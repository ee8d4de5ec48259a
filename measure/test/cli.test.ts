import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import { expect, test } from 'vitest'
import { type Request, requestOf } from '../src/cli.ts'

test('without options it is about the learner’s own stage', () => {
  const { dir, json } = requestOf([]) as Request
  expect(dir).toBe(join(ROOT, 'stages/04-token'))
  expect(json).toBe(false)
})

test('a subject is a folder with src/', () => {
  const solution = join(ROOT, 'solutions/04-token/zero-sdk')
  expect(requestOf(['--subject', solution])).toMatchObject({ dir: solution })
  expect(requestOf(['--subject', 'no/such/folder'])).toContain('no/such/folder')
})

test('a name that is none, or a flag that is none, is said', () => {
  expect(requestOf(['--only', 'bills'])).toContain('bills')
  expect(requestOf(['--fast', '--lang', 'zh'])).toBe('没有 --fast 这个选项')
  expect(requestOf(['-h'])).toBe('')
})

test('a data set is a folder with its two files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'measure-'))
  expect(requestOf(['--dataset', folder])).toContain('tools.json')
  expect(requestOf(['--only', 'dataset'])).toContain('--dataset')
  rmSync(folder, { recursive: true })
})
