/** `pnpm start`: once without a terminal; on one, a verdict on every save. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BIN, Checkout, result } from './checkout.ts'
import { expectGivenBack, hasScript, Terminal } from './terminal.ts'

test('without a terminal: the map once, the next command, and the end', async () => {
  using checkout = new Checkout()
  const ran = await checkout.run(['start'])
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  expect(ran.stdout).toContain('01 handrolled')
  expect(ran.stdout).toContain('05 security')
  const last = ran.stdout.trimEnd().split('\n').at(-1)
  expect(last).toMatch(/next +pnpm test --filter stage-01$/)
  expect(checkout.processes()).toEqual([])
  const chinese = await checkout.run(['start', '--lang', 'zh'])
  expect(chinese.stdout).toContain('MCP 从零到一')
})

test.runIf(hasScript)('a save brings a verdict, keys bring the rest', async () => {
  using checkout = new Checkout()
  checkout.plan({ exit: 1, results: [result('line-ends', 'crlf', 'fail')] })
  await using terminal = new Terminal(checkout, 'start')
  await terminal.shows('q quit')
  checkout.write('stages/01-handrolled/src/client.ts', 'changed\n')
  await terminal.shows('saved ')
  await terminal.shows('line-ends')
  await terminal.shows('q quit')
  terminal.type('h')
  await terminal.shows('hint 1')
  terminal.type('x')
  await terminal.shows('must hold')
  terminal.type('t')
  await terminal.shows('The trace has no frame of line-ends')
  terminal.type('d')
  await terminal.shows('There is no reference in')
  terminal.type('n')
  await terminal.shows('There is no stage after stages/01-handrolled')
  terminal.type('l')
  await terminal.shows('下一步')
  terminal.type('\u001b[A?r')
  await terminal.shows('正在运行 stage-01')
  await terminal.shows('q 退出')
  terminal.type('q')
  await terminal.shows('code 0')
  await terminal.ended()
  expectGivenBack(terminal)
  expect(checkout.calls().map(({ lang }) => lang)).toEqual([null, 'zh'])
  expect(checkout.processes()).toEqual([])
})

test.runIf(hasScript)('a run that is under way is gone before the next', async () => {
  using checkout = new Checkout()
  checkout.plan({ hangs: true, startsChild: true })
  await using terminal = new Terminal(checkout, 'start')
  await terminal.shows('q quit')
  terminal.type('r')
  await terminal.shows('running stage-01')
  const running = () => checkout.processes().filter(line => line.includes('vitest.mjs'))
  await expect.poll(() => running().length, { timeout: 30_000 }).toBe(1)
  checkout.write('stages/01-handrolled/src/new/file.ts', 'new\n')
  await terminal.shows('saved ')
  await expect.poll(() => checkout.calls().length, { timeout: 30_000 }).toBe(2)
  expect(running()).toHaveLength(1)
  terminal.type('\u0003')
  await terminal.shows('code 0')
  await terminal.ended()
  expectGivenBack(terminal)
  expect(checkout.processes()).toEqual([])
})

test.runIf(hasScript)('a signal ends the run and gives the terminal back', async () => {
  using checkout = new Checkout()
  checkout.plan({ hangs: true, startsChild: true })
  await using terminal = new Terminal(checkout, 'start')
  await terminal.shows('q quit')
  terminal.type('r')
  const isCalled = () => existsSync(join(checkout.root, 'calls.jsonl'))
  await expect.poll(isCalled, { timeout: 30_000 }).toBe(true)
  const [line = ''] = execFileSync('ps', ['-A', '-o', 'pid=,args='], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(line => line.includes(`${BIN} start`) && !line.includes('stty'))
    .filter(line => isOf(Number.parseInt(line, 10), checkout))
  process.kill(Number.parseInt(line, 10), 'SIGTERM')
  await terminal.shows('code 143')
  await terminal.ended()
  expectGivenBack(terminal)
  expect(checkout.processes()).toEqual([])
})

/** Several tests may be running `start` at the same time. */
const isOf = (pid: number, { root }: Checkout): boolean =>
  execFileSync('ps', ['eww', '-o', 'args=', '-p', String(pid)], {
    encoding: 'utf8',
  }).includes(root)

const GUIDE = `
process.stdout.write('building\\n')
process.stdin.on('end', () => process.exit()).resume()
setImmediate(() => process.stdout.write('http://127.0.0.1:4173\\n'))
`

test.runIf(hasScript)('the guide is served beside it, and gone with it', async () => {
  using checkout = new Checkout()
  checkout.write('docs/bin.js', GUIDE)
  await using terminal = new Terminal(checkout, 'start')
  await terminal.shows('q quit')
  await terminal.shows('is being built')
  await terminal.shows('is ready at http://127.0.0.1:4173')
  terminal.type('l')
  await terminal.shows('http://127.0.0.1:4173/zh/stages/01')
  terminal.type('q')
  await terminal.shows('code 0')
  await terminal.ended()
  expect(checkout.processes()).toEqual([])
})

test.runIf(hasScript)('a guide that cannot be built stops nobody', async () => {
  using checkout = new Checkout()
  checkout.write('docs/bin.js', 'process.exitCode = 1')
  await using terminal = new Terminal(checkout, 'start')
  await terminal.shows('pnpm docs:build')
  terminal.type('q')
  await terminal.shows('code 0')
  await terminal.ended()
})

test.runIf(hasScript)('in CI a terminal is not one', async () => {
  using checkout = new Checkout()
  await using terminal = new Terminal(checkout, 'start', { CI: 'true' })
  await terminal.shows('pnpm test --filter stage-01')
  await terminal.shows('code 0')
  await terminal.ended()
})
