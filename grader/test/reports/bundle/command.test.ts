/** `grade bundle`: flags in, one file out. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bundle } from '../../../src/reports/index.ts'
import { UsageError } from '../../../src/usage-error.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundle-'))
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => {
  rmSync(root, { recursive: true, force: true })
  vi.restoreAllMocks()
})

const IMAGE = ['--image', 'registry.example.org/grader:1']

it.each([
  ['gradescope', []],
  ['kubernetes', IMAGE],
  ['actions', []],
])('%s makes its file', async (kind, more) => {
  const out = join(root, 'out')
  expect(await bundle([kind, '--stage', '02', '--out', out, ...more])).toBe(0)
  const bytes = readFileSync(out)
  expect(bytes.length).toBeGreaterThan(1_000)
  if (kind !== 'gradescope') expect(bytes.toString()).toContain('--stage')
})

it('carries this repository, without references', async () => {
  const out = join(root, 'autograder.zip')
  await bundle(['gradescope', '--stage', '01', '--out', out])
  const names = Object.keys(unzipSync(readFileSync(out)))
  expect(names).toContain('workshop/pnpm-lock.yaml')
  expect(names).toContain('workshop/grader/bin.js')
  expect(names.filter(name => /solutions\/.*\/src\//.test(name))).toEqual([])
})

it.each([
  [['gradescope']],
  [['gradescope', '--stage', '09']],
  [['zip', '--stage', '01']],
  [['gradescope', 'actions', '--stage', '01']],
  [['kubernetes', '--stage', '01']],
  [['kubernetes', '--stage', '01', ...IMAGE, '--shards', '0']],
  [['actions', '--stage', '01', '--shards', '257']],
  [['actions', '--stage', '01', '--isolation', 'none']],
  [['actions', '--stage', '01', '--unknown']],
])('refuses %j and writes nothing', async args => {
  const out = join(root, 'out')
  await expect(bundle([...args, '--out', out])).rejects.toThrow(UsageError)
  expect(existsSync(out)).toBe(false)
})

it('says what it can do', async () => {
  expect(await bundle(['--help'])).toBe(0)
  expect(vi.mocked(process.stdout.write).mock.calls.join()).toContain('Usage')
})
