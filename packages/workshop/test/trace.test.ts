/** `pnpm trace`: ladders of the last run and of recordings, and files that are none. */
import { expect, test } from 'vitest'
import { Checkout, result } from './checkout.ts'

const frame = (check: string, verdict: string, text: string, wire = 0) => ({
  pitfall: 'line-ends',
  check,
  verdict,
  wire,
  dir: '->',
  stream: 'stdin',
  text,
  at: 1.5,
})

const request = (id: number) =>
  JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/list', params: {} })

async function afterRun(checkout: Checkout): Promise<void> {
  checkout.plan({
    exit: 1,
    results: [result('line-ends', 'crlf'), result('line-ends', 'cut-tail', 'fail')],
    frames: [
      frame('crlf', 'pass', request(1)),
      frame('cut-tail', 'fail', request(2)),
      frame('cut-tail', 'fail', request(3), 1),
    ],
  })
  await checkout.run(['test', '01'])
}

test('shows the last failed check, a ladder for each connection', async () => {
  using checkout = new Checkout()
  await afterRun(checkout)
  const ran = await checkout.run(['trace'])
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  expect(ran.stdout).toContain('line-ends · cut-tail')
  expect(ran.stdout).toContain('id 2 · tools/list')
  expect(ran.stdout).toContain('connection 2 of 2')
  expect(ran.stdout).not.toContain('crlf')
  const chinese = await checkout.run(['trace', '--lang', 'zh'])
  expect(chinese.stdout).toContain('未通过 · line-ends · cut-tail')
})

test('--all shows every check, --pitfall the failed ones of one', async () => {
  using checkout = new Checkout()
  await afterRun(checkout)
  const all = await checkout.run(['trace', '--all'])
  expect(all.stdout).toContain('line-ends · crlf')
  expect(all.stdout).toContain('line-ends · cut-tail')
  const one = await checkout.run(['trace', '--pitfall', 'line-ends'])
  expect(one.stdout).not.toContain('crlf')
  const none = await checkout.run(['trace', '--pitfall', 'two-eras'])
  expect(none).toMatchObject({ code: 1, stdout: '' })
  expect(none.stderr).toContain('The trace has no frame of two-eras')
})

test('says that there is no trace yet, or that nothing failed', async () => {
  using checkout = new Checkout()
  const before = await checkout.run(['trace'])
  expect(before).toMatchObject({ code: 1, stdout: '' })
  expect(before.stderr).toContain('There is no trace of stage 01 yet')
  expect(before.stderr).not.toContain('Traces are there')
  checkout.plan({ results: [result('line-ends', 'crlf')], frames: [] })
  await checkout.run(['test', '01', '-t', 'line-ends'])
  const green = await checkout.run(['trace'])
  expect(green).toMatchObject({ code: 1, stdout: '' })
  expect(green.stderr).toContain('Nothing failed in the last run')
})

test('a pitfall is looked up in the trace of its own stage', async () => {
  using checkout = new Checkout(['01-handrolled', '02-multi-server'])
  checkout.write(
    '.workshop/traces/stage-01.jsonl',
    JSON.stringify(frame('crlf', 'pass', '')),
  )
  const other = await checkout.run(['trace', 'name-limit'])
  expect(other).toMatchObject({ code: 1, stdout: '' })
  expect(other.stderr).toContain('There is no trace of stage 02 yet')
  expect(other.stderr).toContain('Traces are there of stage 01')
  const own = await checkout.run(['trace', 'line-ends'])
  expect(own.stdout).toContain('line-ends · crlf')
})

test('draws a recording that somebody made, from where it was typed', async () => {
  using checkout = new Checkout()
  const lines = [
    { dir: '->', text: request(7) },
    { dir: '<-', text: '\u001b[31mhello' },
  ]
  checkout.write('mine/rec.jsonl', lines.map(line => JSON.stringify(line)).join('\r\n'))
  const ran = await checkout.run(['trace', 'rec.jsonl'], {
    cwd: `${checkout.root}/mine`,
  })
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  expect(ran.stdout).toContain('id 7 · tools/list')
  expect(ran.stdout).not.toContain('\u001b')
})

test('a long recording shows its end', async () => {
  using checkout = new Checkout()
  const ids = Array.from({ length: 100 }, (_, id) => id)
  const lines = ids.map(id => JSON.stringify({ dir: '->', text: request(id) }))
  checkout.write('rec.jsonl', lines.join('\n'))
  const short = await checkout.run(['trace', 'rec.jsonl'])
  expect(short.stdout).toContain('40 earlier frames are left out')
  expect(short.stdout).not.toContain('id 39 ')
  expect(short.stdout).toContain('id 99 ')
  const long = await checkout.run(['trace', 'rec.jsonl', '--all'])
  expect(long.stdout).toContain('id 0 ')
})

test.each([
  ['{"dir":"->","text":"x"}\n{"dir":', 'line 2: expected a whole JSON object'],
  ['{"dir":"->","text":"x"}\n\n{"level":"info"}', 'line 3: expected a frame'],
  ['{"level":"info"}', 'got an object with level'],
  ['[1]', 'line 1: expected a frame'],
  ['null', 'line 1: expected a frame'],
  ['{"dir":"up","text":"x"}', 'line 1: expected a frame'],
  ['{"dir":"->","text":5}', 'line 1: expected a frame'],
  ['\u0000\u001b[2J', 'line 1: expected a whole JSON object'],
  ['', 'holds no frames'],
])('a file that is no trace is one sentence: %j', async (text, wanted) => {
  using checkout = new Checkout()
  checkout.write('rec.jsonl', text)
  const ran = await checkout.run(['trace', 'rec.jsonl'])
  expect(ran).toMatchObject({ code: 1, stdout: '' })
  expect(ran.stderr).toContain('rec.jsonl')
  expect(ran.stderr).toContain(wanted)
  const [line = '', ...more] = ran.stderr.split('\n')
  expect(more).toEqual([''])
  expect(line).toMatch(/^\P{Cc}*$/u)
})

test('a file that is not there, or is a folder, is one sentence', async () => {
  using checkout = new Checkout()
  const missing = await checkout.run(['trace', 'nowhere.jsonl'])
  expect(missing).toMatchObject({ code: 1, stdout: '' })
  expect(missing.stderr).toContain('nowhere.jsonl: there is no such file')
  const folder = await checkout.run(['trace', 'stages', '--lang', 'zh'])
  expect(folder).toMatchObject({ code: 1, stdout: '' })
  expect(folder.stderr).toContain('stages 读不出来')
})
