import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { requestOf, resultOf } from '../src/cli.ts'
import { fuzz } from '../src/fuzz.ts'

/** A subject whose decoder is this code. */
function subject(body: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'fuzz-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(join(dir, 'src'))
  writeFileSync(join(dir, 'package.json'), '{ "type": "module" }')
  const code = `export function createLineDecoder() { ${body} }\n`
  writeFileSync(join(dir, 'src/framing.ts'), code)
  return dir
}

const effort = { seed: 3, cases: 50, seconds: 5 }

test('a case that never ends is told with its batch, and what it ran in is stopped', async () => {
  const work = { subjects: { decoder: subject('for (;;);') }, effort }
  const outcome = await fuzz(work, { silenceMs: 1500 })
  expect(outcome.hang).toMatchObject({ target: 'decoder', seed: 3 })
  const { ok, figures } = resultOf(outcome, ['decoder'])
  expect(ok).toBe(false)
  expect(figures['fuzz.hangs']).toMatchObject({ value: 1, ok: false })
}, 20_000)

test('what throws is a failure with its smallest case', async () => {
  const dir = subject("throw new Error('not yet')")
  const { tried } = await fuzz({ subjects: { decoder: dir }, effort })
  expect(tried[0]?.failure).toMatchObject({
    target: 'decoder',
    message: expect.stringMatching(/not yet/),
  })
  expect(resultOf({ tried }, ['decoder']).ok).toBe(false)
}, 20_000)

test.each([
  [['--time', '0'], '--time: expected an integer from 1 to 2147483647, got 0'],
  [['--cases', 'many'], '--cases: expected an integer from 1 to 2147483647, got many'],
  [['--only', 'decode'], 'did you mean decoder?'],
  [['--subject', '/nowhere'], '--subject: expected a folder with one of'],
  [['--bogus'], '--bogus'],
])('%j: %s', (args, message) => {
  expect(requestOf(args)).toContain(message)
})
