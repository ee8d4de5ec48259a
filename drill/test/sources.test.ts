/**
 * R10 over real sources: in a healthy reference everything is reached, and whichever
 * call is taken out, its function and no other is found.
 */
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import { openSubject } from '@workshop/testkit/subject'
import { expect, test } from 'vitest'
import { onlyCalls, type Sources, sourcesIn, withoutCall } from '../src/sources.ts'

const SUBJECTS = [
  'solutions/05-security/zero-sdk',
  'solutions/05-security/sdk',
  'stages/05-security',
]

async function unreachedIn(dir: string, sources: Sources): Promise<string[]> {
  const subject = openSubject(dir)
  const found = await subject.call('health', 'unreached', sources)
  return (found as { name: string }[]).map(({ name }) => name)
}

test.each(SUBJECTS.slice(0, 2))('%s', { timeout: 60_000 }, async subject => {
  const dir = join(ROOT, subject)
  const sources = sourcesIn(dir)
  expect(await unreachedIn(dir, sources)).toEqual([])
  const calls = onlyCalls(sources)
  const within = calls.filter(({ file }) => file.startsWith('src/'))
  expect(within.length).toBeGreaterThan(5)
  expect(calls.length).toBeGreaterThan(within.length)
  for (const call of calls) {
    expect(await unreachedIn(dir, withoutCall(sources, call))).toEqual([call.name])
  }
})

test.each(SUBJECTS)('%s: a name that is still there is no call', async subject => {
  const dir = join(ROOT, subject)
  const sources = sourcesIn(dir)
  for (const call of onlyCalls(sources)) {
    const broken = withoutCall(sources, call)
    const text = broken[call.file] ?? ''
    expect(text.split(call.name).length, call.name).toBe(3)
    expect(text).not.toContain(`= ${call.name}(`)
  }
})
