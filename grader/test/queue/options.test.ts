/** What is typed wrong is one sentence, and a password is in none of them. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readManifest } from '../../src/queue/manifest.ts'
import { collectOptions, enqueueOptions, workOptions } from '../../src/queue/options.ts'
import { connected } from '../../src/queue/redis.ts'
import { UsageError } from '../../src/usage-error.ts'

const REDIS = ['--redis', 'redis://127.0.0.1:6379']
const SHARED = ['--shared', 'x']

test.each([
  ['no folder to share', () => enqueueOptions(['a', ...REDIS]), '--out'],
  ['no path', () => enqueueOptions(['--out', 'x', ...REDIS]), 'expected a path'],
  [
    'an unknown flag',
    () => enqueueOptions(['a', '--out=x', '--wat', ...REDIS]),
    '--wat',
  ],
  ['a flag without value', () => enqueueOptions(['a', '--redis']), '--redis: expected'],
  [
    'level D by name',
    () => enqueueOptions(['a', '--out=x', ...REDIS, '--level=D']),
    'A, B',
  ],
  [
    'a flag of another',
    () => enqueueOptions(['a', '--out=x', '--jobs=1', ...REDIS]),
    'worker',
  ],
  ['no shared folder', () => workOptions(REDIS), '--shared'],
  [
    'jobs',
    () => workOptions([...SHARED, ...REDIS, '--jobs', '0']),
    '--jobs: expected 1',
  ],
  ['a path to collect', () => collectOptions(['a', ...SHARED, ...REDIS]), "'a'"],
  ['a report', () => collectOptions([...SHARED, ...REDIS, '--report=x']), '--report'],
])('%s', (_, read, words) => {
  expect(read).toThrow(UsageError)
  expect(read).toThrow(words)
})

test.each(['http://me:secret@host:1', 'me:secret', 'redis://', '6379', ''])(
  '%j is no Redis',
  url => {
    const read = () => workOptions([...SHARED, '--redis', url])
    expect(read).toThrow('--redis: expected redis://host:port, got')
    expect(read).not.toThrow('secret')
  },
)

test('the address may come from the environment', () => {
  vi.stubEnv('REDIS_URL', 'rediss://host:1/2')
  expect(workOptions(SHARED).redis).toBe('rediss://host:1/2')
  vi.stubEnv('REDIS_URL', undefined)
  expect(() => workOptions(SHARED)).toThrow('got none')
  vi.unstubAllEnvs()
})

test('a Redis that is not there', async () => {
  // Port 1 is nobody's.
  const options = { url: 'redis://me:secret@127.0.0.1:1', waits: false }
  const trial = connected({ ...options, say: () => undefined })
  await expect(trial).rejects.toThrow(
    new UsageError('--redis: expected a Redis at 127.0.0.1:1, got ECONNREFUSED'),
  )
})

test('a folder where nothing was enqueued', async () => {
  const nowhere = join(tmpdir(), 'nowhere-at-all')
  await expect(readManifest(nowhere)).rejects.toThrow('pnpm grade enqueue')
})
