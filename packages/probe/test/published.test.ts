/** The probe on programs that were not written for it: published ones, and solutions. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { liveCode } from '../node/exit-codes.ts'
import { performAgain, performOnPipe } from '../node/stdio.ts'
import { performOnWeb } from '../node/web.ts'
import { classify } from '../src/index.ts'

const { resolve } = createRequire(import.meta.url)
const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const limits = {
  answerMs: 30_000,
  wholeMs: 120_000,
  graceMs: 5000,
  signal: new AbortController().signal,
}

const program = (...args: string[]) =>
  ({ kind: 'stdio', command: process.execPath, args }) as const

function published(name: string, ...args: string[]) {
  const manifest = resolve(`@modelcontextprotocol/${name}/package.json`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    bin: Record<string, string>
  }
  return program(join(dirname(manifest), Object.values(bin)[0] ?? ''), ...args)
}

test.each([
  ['everything', published('server-everything', 'stdio'), 13],
  ['filesystem', published('server-filesystem', dirname(ROOT)), 14],
  ['memory', published('server-memory'), 9],
  ['sequential-thinking', published('server-sequential-thinking'), 1],
] as const)('%s is legacy only and keeps the rules', async (_, target, tools) => {
  const verdict = classify(await performOnPipe(target, limits), { target })
  expect(verdict).toMatchObject({
    era: 'legacy',
    revisions: ['2025-11-25'],
    tools,
    deviations: [],
  })
  expect(liveCode(verdict, true)).toBe(3)
})

test.each(['zero-sdk', 'sdk'])('solution 01 (%s) is dual-era', async variant => {
  const file = join(ROOT, 'solutions/01-handrolled', variant, 'src/server.ts')
  const target = program('--import', resolve('tsx'), file)
  const first = await performOnPipe(target, limits)
  const isOpen = classify(first, { target }).isOpen === true
  const outcome = isOpen ? await performAgain(target, first, limits) : first
  const verdict = classify(outcome, { target })
  expect(verdict).toMatchObject({
    era: 'dual',
    revisions: ['2026-07-28', '2025-11-25'],
  })
  expect(
    verdict.deviations.filter(({ id }) => id !== 'unknown-version-accepted'),
  ).toEqual([])
})

test('solution 03 is dual-era behind a URL', async () => {
  const file = join(ROOT, 'solutions/03-remote/zero-sdk/src/http-server.ts')
  const child = spawn(process.execPath, ['--import', resolve('tsx'), file])
  try {
    const [said] = await once(child.stderr, 'data')
    const url = /http:\/\/\S+/.exec(String(said))?.[0] ?? ''
    const target = { kind: 'http', url } as const
    const verdict = classify(await performOnWeb(target, limits), { target })
    expect(verdict).toMatchObject({
      era: 'dual',
      revisions: ['2026-07-28', '2025-11-25'],
      tools: 3,
      deviations: [],
    })
  } finally {
    child.kill()
  }
})
