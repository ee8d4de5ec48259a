/** `pnpm test`: which stage, on which code, for how long, and what it leaves. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { Checkout, result } from './checkout.ts'

test.each([
  ['--filter', 'stage-01'],
  ['--filter=stage-01'],
  ['--filter', '01'],
  ['-F', './stages/01-handrolled/'],
  ['01'],
  [],
])('one stage is run directly, the lesson last: %s', async (...args) => {
  using checkout = new Checkout()
  const ran = await checkout.run(['test', ...args])
  expect(ran).toEqual({ code: 0, stdout: 'THE LESSON\n', stderr: '' })
  expect(checkout.calls()).toMatchObject([{ stage: '01', args: ['run'] }])
})

test('the exit code is handed on', async () => {
  using checkout = new Checkout()
  checkout.plan({ exit: 1, results: [result('line-ends', 'crlf', 'fail')] })
  expect(await checkout.run(['test', '01'])).toMatchObject({ code: 1 })
})

test('an unknown filter ends with 1 and names the stages there are', async () => {
  using checkout = new Checkout(['01-handrolled', '02-multi-server'])
  for (const typed of ['stage-09', 'nonsense']) {
    const ran = await checkout.run(['test', '--filter', typed])
    expect(ran).toMatchObject({ code: 1, stdout: '' })
    expect(ran.stderr).toContain(`There is no stage ${typed} to test`)
    expect(ran.stderr).toContain('stage-01, stage-02')
  }
  const chinese = await checkout.run(['test', '--filter', 'stage-09', '--lang', 'zh'])
  expect(chinese.stderr).toContain('没有 stage-09 可以测试')
})

test.each([
  [['-t', 'line-ends']],
  [['--filter=01', '-t=line-ends']],
  [['--', '-t', 'line-ends']],
  [['line-ends']],
])('a part of a stage is no progress: %s', async args => {
  using checkout = new Checkout()
  checkout.plan({ exit: 1, results: [result('line-ends', 'crlf')] })
  const ran = await checkout.run(['test', ...args])
  expect(checkout.calls()).toMatchObject([{ args: ['run', '-t', 'line-ends'] }])
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  expect(ran.stdout).toContain('line-ends')
  expect(ran.stdout).toContain('1 check passed')
  expect(existsSync(join(checkout.root, '.workshop/reports/stage-01.json'))).toBe(false)
})

test('a part that fails shows its own lesson and no other', async () => {
  using checkout = new Checkout()
  checkout.plan({ exit: 1, results: [result('line-ends', 'crlf', 'fail')] })
  const ran = await checkout.run(['test', '-t', 'line-ends'])
  expect(ran.code).toBe(1)
  expect(ran.stdout).toContain('line-ends')
  expect(ran.stdout).not.toContain('stdout-noise')
  expect(ran.stdout.trimEnd().split('\n').at(-1)).toContain('pnpm hint line-ends')
})

test('a pattern that no check has is said', async () => {
  using checkout = new Checkout()
  checkout.plan({ exit: 1, results: [] })
  const ran = await checkout.run(['test', '01', '-t', 'nonsense'])
  expect(ran).toMatchObject({ code: 1, stdout: '' })
  expect(ran.stderr).toBe('No check is called nonsense.\n')
})

test('a pitfall that is mistyped, or of a stage to come, is one sentence', async () => {
  using checkout = new Checkout()
  const typo = await checkout.run(['test', 'line-endz'])
  expect(typo).toMatchObject({ code: 1 })
  expect(typo.stderr).toContain('Did you mean line-ends?')
  const later = await checkout.run(['test', '-t', 'name-limit'])
  expect(later).toMatchObject({ code: 1 })
  expect(later.stderr).toContain('stage 02, which is not in this checkout yet')
})

test('--subject is meant from where it was typed', async () => {
  using checkout = new Checkout()
  checkout.write('elsewhere/mine/src/client.ts', '')
  const cwd = join(checkout.root, 'elsewhere')
  const ran = await checkout.run(['test', '01', '--subject', 'mine'], { cwd })
  expect(ran.code).toBe(0)
  // A script of the root runs in the root; pnpm says where it was typed.
  const env = { INIT_CWD: cwd }
  await checkout.run(['test', '01', '--subject=mine/src'], { env })
  const subject = join(cwd, 'mine')
  expect(checkout.calls()).toMatchObject([{ subject }, { subject }])
  const traces = readdirSync(join(checkout.root, '.workshop/traces'))
  expect(traces).toEqual(['stage-01.other.jsonl'])
})

test('a subject without src/ is one sentence', async () => {
  using checkout = new Checkout()
  const ran = await checkout.run(['test', '01', '--subject', 'nowhere'])
  expect(ran).toMatchObject({ code: 1, stdout: '' })
  expect(ran.stderr).toContain('expected a folder with src/, got nowhere')
})

test('the time limit ends the run with all it has started', async () => {
  using checkout = new Checkout()
  checkout.plan({ hangs: true, startsChild: true })
  const ran = await checkout.run(['test', '01', '--time-limit', '1'])
  expect(ran.code).toBe(1)
  expect(ran.stderr).toContain('did not end within 1 s')
  expect(checkout.processes()).toEqual([])
})

test('what a run leaves behind is ended with it', async () => {
  using checkout = new Checkout()
  checkout.plan({ startsChild: true })
  expect(await checkout.run(['test', '01'])).toMatchObject({ code: 0 })
  expect(checkout.processes()).toEqual([])
})

test.each([['SIGINT', 130] as const, ['SIGTERM', 143] as const])(
  '%s ends the run with all it has started',
  async (signal, code) => {
    using checkout = new Checkout()
    checkout.plan({ hangs: true, startsChild: true })
    let pid = 0
    const running = checkout.run(['test', '01'], {
      started: id => {
        pid = id
      },
    })
    const isCalled = () => existsSync(join(checkout.root, 'calls.jsonl'))
    await expect.poll(isCalled, { timeout: 30_000 }).toBe(true)
    process.kill(pid, signal)
    expect(await running).toMatchObject({ code })
    expect(checkout.processes()).toEqual([])
  },
)

test('a time limit that is no number ends with 2', async () => {
  using checkout = new Checkout()
  const ran = await checkout.run(['test', '--time-limit', 'soon'])
  expect(ran).toMatchObject({ code: 2, stdout: '' })
})

test('packages that are not installed are one sentence', async () => {
  using checkout = new Checkout()
  checkout.write('stages/02-multi-server/test/stage.ts', '')
  const ran = await checkout.run(['test', '02'])
  expect(ran).toMatchObject({ code: 1, stdout: '' })
  expect(ran.stderr).toBe('The packages are not installed: run `pnpm install` first.\n')
})

test('several stages go through turbo, one lesson comes last', async () => {
  using checkout = new Checkout(['01-handrolled', '02-multi-server'])
  checkout.plan({ exit: 1, results: [result('line-ends', 'crlf', 'fail')] })
  const turbo = fileURLToPath(new URL('./fakes/turbo.cjs', import.meta.url))
  checkout.write('node_modules/turbo/bin/turbo', `import(${JSON.stringify(turbo)})`)
  const ran = await checkout.run(['test'])
  expect(ran.code).toBe(1)
  expect(checkout.calls().map(({ stage }) => stage)).toEqual(['01', '02'])
  const lines = ran.stdout.trimEnd().split('\n')
  const turboEnds = lines.findIndex(line => line.includes('TURBO ENDS'))
  expect(lines.slice(turboEnds).join('\n')).toContain('stage-02')
  expect(lines.at(-1)).toContain('pnpm hint')
})

test('the real runner on the real reference', async () => {
  using checkout = new Checkout()
  const subject = fileURLToPath(
    new URL('../../../solutions/01-handrolled/zero-sdk', import.meta.url),
  )
  const ran = await checkout.run(['test', '01', 'glued-frames', '--subject', subject], {
    env: { WORKSHOP_ROOT: undefined },
    fromSources: true,
  })
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  expect(ran.stdout).toMatch(/glued-frames.*\d checks passed/)
})
