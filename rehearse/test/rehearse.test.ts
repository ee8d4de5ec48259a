import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import { expect, onTestFinished, test } from 'vitest'
import { requestOf, resultOf } from '../src/cli.ts'
import { Newcomer } from '../src/newcomer.ts'
import { filesFor, scriptFor } from '../src/script.ts'

const REFERENCE = join(ROOT, 'solutions/01-handrolled/zero-sdk')

test('what is typed is in the README', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  for (const { command } of scriptFor(REFERENCE)) {
    const typed = command
      .replace(/ -t .*/, '')
      .replace('npx -y pnpm@12 test', 'pnpm test')
    expect(readme).toContain(typed)
  }
})

test('every pitfall of the stage is a step, with files that are there', () => {
  const script = scriptFor(REFERENCE)
  expect(script.length).toBeGreaterThan(10)
  for (const { files } of script) {
    for (const file of files) expect(existsSync(join(REFERENCE, file)), file).toBe(true)
  }
  expect(filesFor('glued-frames', REFERENCE)).toContain('src/framing.ts')
})

test('a screen that hangs on until its words are there is ended with all it started', async () => {
  const newcomer = new Newcomer('/nowhere')
  onTestFinished(() => newcomer.remove())
  const screen = await newcomer.type('echo ready; sleep 300 & wait', /ready/)
  expect(screen.text).toContain('ready')
  expect(screen.seconds).toBeLessThan(60)
  const red = await newcomer.type('echo no >&2; exit 3')
  expect(red).toMatchObject({ exit: 3, text: 'no\n' })
}, 60_000)

test('one screen that is not as it should be is named', () => {
  const screen = {
    name: 'first red',
    command: 'x',
    exit: 0,
    seconds: 1,
    text: '',
    ok: false,
  }
  const { ok, summary } = resultOf([{ node: '20', steps: [screen] }])
  expect(ok).toBe(false)
  expect(summary).toContain('first red on Node 20')
})

test('a Node that nobody rehearses with', () => {
  expect(requestOf(['--node', '19'])).toContain('expected one of 20, 22, 24, 26, 18')
})
