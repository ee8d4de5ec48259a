/** `pnpm workshop update`: what was touched stays, whatever the update has there. */
import { existsSync, rmSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { Checkout } from './checkout.ts'

const CLIENT = 'stages/01-handrolled/src/client.ts'
const FRAMING = 'stages/01-handrolled/src/framing.ts'
const TEST = 'stages/01-handrolled/test/stage.ts'

let learner: Checkout

/** A clone of a workshop that has moved on: other files, one file less, one more. */
beforeEach(() => {
  const upstream = new Checkout()
  learner = new Checkout()
  onTestFinished(() => {
    upstream[Symbol.dispose]()
    learner[Symbol.dispose]()
  })
  upstream.git('init', '-q', '-b', 'main')
  upstream.write('old.md', 'old\n')
  upstream.git('add', '.')
  upstream.git('commit', '-qm', 'first')
  rmSync(learner.root, { recursive: true })
  upstream.git('clone', '-q', upstream.root, learner.root)
  for (const file of [CLIENT, FRAMING]) upstream.write(file, 'of the update\n')
  upstream.write(TEST, 'a better test\n')
  upstream.write('docs/new.md', 'new\n')
  unlinkSync(join(upstream.root, 'old.md'))
  upstream.git('add', '-A')
  upstream.git('commit', '-qm', 'second')
})

const update = (...args: string[]) => learner.run(['update', '--yes', ...args])

function expectUpdated(): void {
  expect(learner.read(CLIENT)).toBe('mine\n')
  expect(learner.read(FRAMING)).toBe('of the update\n')
  expect(learner.read(TEST)).toBe('a better test\n')
  expect(learner.read('docs/new.md')).toBe('new\n')
  expect(existsSync(join(learner.root, 'old.md'))).toBe(false)
}

test('a file that was changed and never committed stays, the new one lies beside', async () => {
  learner.write(CLIENT, 'mine\n')
  learner.write('stages/01-handrolled/src/own.ts', 'my own\n')
  const ran = await update()
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  expectUpdated()
  const [, folder] = /new ones\s+(\S+)/.exec(ran.stdout) ?? []
  expect(learner.read(`${folder}/${CLIENT}`)).toBe('of the update\n')
  expect(learner.read(`${folder}/../yours/${CLIENT}`)).toBe('mine\n')
  expect(learner.read('stages/01-handrolled/src/own.ts')).toBe('my own\n')
  expect(learner.git('diff', '--name-only').trim()).toBe(CLIENT)
  expect(await update()).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/all of origin\/main/),
  })
})

test('what the learner has committed stays in the branch, with the update', async () => {
  learner.write(CLIENT, 'mine\n')
  learner.git('commit', '-qam', 'my client')
  expect(await update()).toMatchObject({ code: 0, stderr: '' })
  expectUpdated()
  expect(learner.git('status', '--porcelain', '-uno')).toBe('')
  const history = learner.git('log', '--format=%s')
  expect(history).toContain('my client')
  expect(history).toContain('second')
})

test('what the learner has deleted stays deleted', async () => {
  unlinkSync(join(learner.root, CLIENT))
  expect(await update()).toMatchObject({ code: 0 })
  expect(existsSync(join(learner.root, CLIENT))).toBe(false)
  expect(learner.read(FRAMING)).toBe('of the update\n')
})

test('an update that was stopped half way goes on', async () => {
  learner.write(CLIENT, 'mine\n')
  learner.git('fetch', '-q')
  learner.git('checkout', 'origin/main', '--', FRAMING, TEST)
  learner.git('reset', '-q')
  expect(await update()).toMatchObject({ code: 0 })
  expectUpdated()
})

test('in Chinese, and without a terminal only with --yes', async () => {
  const asked = await learner.run(['update', '--lang', 'zh'])
  expect(asked).toMatchObject({ code: 1, stdout: '' })
  expect(asked.stderr).toContain('pnpm workshop update --yes')
  expect(learner.read(FRAMING)).not.toBe('of the update\n')
  expect(await update('--lang', 'zh')).toMatchObject({
    stdout: expect.stringMatching(/已更新/),
  })
})

test.each([
  ['a name that is nowhere', ['--from', 'v9.9.9'], 2, 'git knows no v9.9.9'],
  ['an option', ['--form', 'x'], 2, '--form'],
])('%s: one sentence, nothing changed', async (_, args, code, sentence) => {
  const ran = await update(...args)
  expect(ran).toMatchObject({ code, stdout: '' })
  expect(ran.stderr).toContain(sentence)
  expect(learner.read(FRAMING)).not.toBe('of the update\n')
})

test('no network, and no git', async () => {
  learner.git('remote', 'set-url', 'origin', '/nowhere')
  const offline = await update()
  expect(offline).toMatchObject({ code: 1, stdout: '' })
  expect(offline.stderr).toContain('--no-fetch')
  rmSync(join(learner.root, '.git'), { recursive: true })
  expect(await update()).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/no git clone/),
  })
})

test('two versions of a file in git and in the folder are not mixed', async () => {
  learner.write(CLIENT, 'staged\n')
  learner.git('add', CLIENT)
  learner.write(CLIENT, 'later\n')
  expect(await update()).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/staged/),
  })
  expect(learner.git('show', `:${CLIENT}`)).toBe('staged\n')
  expect(learner.read(CLIENT)).toBe('later\n')
})
