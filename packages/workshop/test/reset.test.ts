/** `pnpm reset`: back to the skeleton, and nothing of the learner's lost. */
import { existsSync, readdirSync, rmSync, symlinkSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Checkout, result, SKELETON } from './checkout.ts'
import { hasScript, Terminal } from './terminal.ts'

const STAGE = 'stages/01-handrolled'

function work(checkout: Checkout): void {
  checkout.write(`${STAGE}/src/client.ts`, 'mine\n')
  checkout.write(`${STAGE}/src/own/idea.ts`, 'my own\n')
  unlinkSync(join(checkout.root, STAGE, 'break/stdout-noise.ts'))
}

function expectSkeleton(checkout: Checkout): void {
  for (const [path, text] of Object.entries(SKELETON)) {
    expect(checkout.read(`${STAGE}/${path}`)).toBe(text)
  }
  const files = readdirSync(join(checkout.root, STAGE, 'src'))
  expect(files).toEqual(['client.ts', 'framing.ts'])
}

/** The one folder under `.workshop/kept`. */
function keptIn(checkout: Checkout): string {
  const [folder = '', ...more] = readdirSync(join(checkout.root, '.workshop/kept'))
  expect(more).toEqual([])
  return `.workshop/kept/${folder}`
}

test('restores from git, also after the learner has committed', async () => {
  using checkout = new Checkout()
  checkout.git('init', '-q')
  checkout.git('add', 'stages')
  checkout.git('commit', '-qm', 'as handed out')
  work(checkout)
  checkout.git('add', '-A')
  checkout.git('commit', '-qm', 'my work')
  const ran = await checkout.run(['reset', '01', '--yes'])
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  expectSkeleton(checkout)
  const kept = keptIn(checkout)
  expect(ran.stdout).toContain(kept)
  expect(ran.stdout).toContain(`${STAGE}/src/own/idea.ts`)
  expect(checkout.read(`${kept}/src/client.ts`)).toBe('mine\n')
  expect(checkout.read(`${kept}/src/own/idea.ts`)).toBe('my own\n')
})

test('restores without git, from the copies that the first start has made', async () => {
  using checkout = new Checkout()
  await checkout.run(['start'])
  work(checkout)
  const ran = await checkout.run(['reset', '01', '--yes', '--lang', 'zh'])
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  expect(ran.stdout).toContain('已还原')
  expectSkeleton(checkout)
  expect(checkout.read(`${keptIn(checkout)}/src/client.ts`)).toBe('mine\n')
})

test('changes nothing when an original cannot be found', async () => {
  using checkout = new Checkout()
  work(checkout)
  const ran = await checkout.run(['reset', '01', '--yes'])
  expect(ran).toMatchObject({ code: 1, stdout: '' })
  expect(ran.stderr).toContain('Nothing was changed')
  expect(ran.stderr).toContain('src/client.ts, break/stdout-noise.ts')
  expect(checkout.read(`${STAGE}/src/client.ts`)).toBe('mine\n')
})

test('a copy that was tampered with is never used', async () => {
  using checkout = new Checkout()
  await checkout.run(['start'])
  for (const name of readdirSync(join(checkout.root, '.workshop/skeleton'))) {
    checkout.write(`.workshop/skeleton/${name}`, 'something else')
  }
  work(checkout)
  const ran = await checkout.run(['reset', '01', '--yes'])
  expect(ran).toMatchObject({ code: 1 })
  expect(checkout.read(`${STAGE}/src/client.ts`)).toBe('mine\n')
})

test('asks first, and without a terminal changes nothing', async () => {
  using checkout = new Checkout()
  await checkout.run(['start'])
  work(checkout)
  const ran = await checkout.run(['reset', '01'])
  expect(ran).toMatchObject({ code: 1, stdout: '' })
  expect(ran.stderr).toContain('pnpm reset 01 --yes')
  expect(checkout.read(`${STAGE}/src/client.ts`)).toBe('mine\n')
  expect(existsSync(join(checkout.root, '.workshop/kept'))).toBe(false)
})

test.runIf(hasScript)('on a terminal, y is yes and everything else is no', async () => {
  using checkout = new Checkout()
  await checkout.run(['start'])
  work(checkout)
  for (const answer of ['\r', 'n\r', '\u0004']) {
    await using terminal = new Terminal(checkout, 'reset 01')
    await terminal.shows('[y/N]')
    terminal.type(answer)
    await terminal.shows('Nothing was changed.')
    await terminal.shows('code 1')
  }
  expect(checkout.read(`${STAGE}/src/client.ts`)).toBe('mine\n')
  await using terminal = new Terminal(checkout, 'reset 01 --lang zh')
  await terminal.shows('[y/N]')
  terminal.type('y\r')
  await terminal.shows('code 0')
  expectSkeleton(checkout)
})

test('starts the progress of that stage again, and of no other', async () => {
  using checkout = new Checkout(['01-handrolled', '02-multi-server'])
  checkout.plan({ results: [result('line-ends', 'crlf')] })
  await checkout.run(['test', '01'])
  await checkout.run(['test', '02'])
  work(checkout)
  await checkout.run(['reset', 'stage-01', '--yes'])
  expect(readdirSync(join(checkout.root, '.workshop/reports'))).toEqual([
    'stage-02.json',
  ])
  expect(checkout.json(`${keptIn(checkout)}/stage-01.json`).stage).toBe('01')
})

test('what was never changed needs no reset', async () => {
  using checkout = new Checkout()
  const ran = await checkout.run(['reset', '01'])
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  expect(ran.stdout).toContain('as it was handed out')
})

test('links are not followed', async () => {
  using checkout = new Checkout()
  await checkout.run(['start'])
  rmSync(join(checkout.root, STAGE, 'src'), { recursive: true })
  checkout.write('mine/client.ts', 'mine\n')
  symlinkSync(join(checkout.root, 'mine'), join(checkout.root, STAGE, 'src'))
  const ran = await checkout.run(['reset', '01', '--yes'])
  expect(ran).toMatchObject({ code: 1, stdout: '' })
  expect(ran.stderr).toContain(`${STAGE}/src is a link`)
  expect(checkout.read('mine/client.ts')).toBe('mine\n')
})

test('a stage that is not there, or none, is one sentence', async () => {
  using checkout = new Checkout()
  const other = await checkout.run(['reset', '03', '--yes'])
  expect(other).toMatchObject({ code: 1, stdout: '' })
  expect(other.stderr).toContain(
    'There is no stage 03 in this checkout; there are: 01.',
  )
  const none = await checkout.run(['reset'])
  expect(none).toMatchObject({ code: 2, stdout: '' })
})
