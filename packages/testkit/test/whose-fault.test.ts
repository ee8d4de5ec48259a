/**
 * Where a subject is apart, nothing that it can bring about is taken for a fault of ours:
 * a run with one of those has no score.
 */
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TestContext } from '../src/context.ts'
import { asThrown } from '../src/subject/index.ts'
import { redFor, scriptFault } from '../src/whose-fault.ts'
import { proxied } from './proxied-subject.ts'

beforeEach(() => {
  process.env.WORKSHOP_SUBJECT_PROXY = '{}'
})
afterEach(() => {
  delete process.env.WORKSHOP_SUBJECT_PROXY
})

const context = (crash?: unknown) =>
  ({
    subject: { dir: '/nowhere' },
    crashCause: crash === undefined ? undefined : { cause: crash },
  }) as unknown as TestContext

const full = () => Object.assign(new Error('no room'), { code: 'ENOSPC' })

const like = (stack: string) => Object.assign(new Error('no'), { stack })

test.each([
  ['a stack like ours', like('Error: no\n at /x/packages/testkit/src/guards.ts:1:1')],
  ['a text', 'no'],
  ['nothing', undefined],
  ['what becomes no text', { toString: () => ({}), name: 1 }],
  ['an answer of a server that speaks no HTTP', new Error('Parse Error')],
])('%s: its own', async (_, cause) => {
  expect((await redFor(cause, context())).verdict).toBe('fail')
  expect((await redFor(cause, context(cause))).verdict).toBe('fail')
  expect((await scriptFault(cause, context())).verdict).toBe('fail')
})

test('a full disk is ours, unless it is the subject who says so', async () => {
  expect((await redFor(full(), context())).verdict).toBe('harness-fault')
  expect((await redFor(asThrown(full()), context())).verdict).toBe('fail')
})

test('in the same process a slip in a test stays ours', async () => {
  delete process.env.WORKSHOP_SUBJECT_PROXY
  const slip = like('Error: no\n at /x/stages/01/test/it.test.ts:1:1')
  expect((await redFor(slip, context())).verdict).toBe('harness-fault')
  expect((await scriptFault(slip, context())).verdict).toBe('harness-fault')
})

test('an error is its own wherever it turns up', async () => {
  await using it = proxied(`
    const fault = () => Object.assign(new Error('no'), { code: 'ENOSPC' })
    export const inside = () => ({ error: fault(), later: Promise.reject(fault()) })
    export const lost = () => new Promise(resolve => {
      setImmediate(() => { resolve(1); throw fault() })
    })`)
  const { error, later } = (await it.subject.call('it', 'inside')) as {
    error: Error
    later: Promise<unknown>
  }
  expect((await redFor(error, context())).verdict).toBe('fail')
  const rejected = await later.catch(cause => cause)
  expect((await redFor(rejected, context())).verdict).toBe('fail')
  await it.subject.call('it', 'lost')
  while (it.crashes.length === 0) await new Promise(resolve => setImmediate(resolve))
  const [crash] = it.crashes
  expect((await redFor(crash?.cause, context(crash?.cause))).verdict).toBe('fail')
})
