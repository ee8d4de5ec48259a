/** The trace viewer's logic: what is read, what is said against it, what is shown. */
import { expect, test } from 'vitest'
import { readTrace } from '../../.vitepress/tools/trace/read.ts'
import { ROWS, traceView } from '../../.vitepress/tools/trace/view.ts'

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
}
const asked = (id: unknown, method = 'tools/list', params: object = { _meta: META }) =>
  ({
    dir: '->',
    stream: 'stdin',
    message: { jsonrpc: '2.0', id, method, params },
  }) as const
const answered = (id: unknown, result: object = { tools: [] }) =>
  ({ dir: '<-', stream: 'stdout', message: { jsonrpc: '2.0', id, result } }) as const
const failed = (id: unknown, code: number) =>
  ({
    dir: '<-',
    stream: 'stdout',
    message: { jsonrpc: '2.0', id, error: { code, message: 'no' } },
  }) as const
const line = (text: string, dir = '<-', stream = 'stdout') => ({ dir, stream, text })

type Given =
  | { dir: string; stream: string; message: object; at?: number }
  | { dir: string; stream: string; text: string; at?: number }

const recording = (...frames: readonly Given[]): string =>
  frames
    .map(frame =>
      'message' in frame
        ? { ...frame, message: undefined, text: JSON.stringify(frame.message) }
        : frame,
    )
    .map(frame => `${JSON.stringify(frame)}\n`)
    .join('')

const problemsOf = (text: string) =>
  traceView({ text }).problems.map(({ number, weight, pitfall }) =>
    `${number} ${weight} ${pitfall ?? ''}`.trim(),
  )

const tools = (...names: string[]) => ({ tools: names.map(name => ({ name })) })

test('a clean exchange has no problem', () => {
  expect(problemsOf(recording(asked(1), answered(1)))).toEqual([])
  expect(problemsOf(recording(asked(0), answered(0)))).toEqual([])
})

test.each([
  ['noise', [line('ready')], ['1 wrong stdout-noise']],
  ['a log line', [line('{"level":"info"}')], ['1 wrong json-not-rpc']],
  [
    'glued',
    [asked(1), line('{"jsonrpc":"2.0","id":1,"result":{}}{"jsonrpc":"2.0"}')],
    ['2 wrong glued-frames', '1 note'],
  ],
  ['a batch', [line('[{"jsonrpc":"2.0","method":"a"}]')], ['1 wrong json-not-rpc']],
  ['nobody asked', [answered(7)], ['1 wrong id-discipline']],
  ['1 is not "1"', [asked(1), answered('1')], ['2 wrong id-discipline', '1 note']],
  ['twice', [asked(1), answered(1), answered(1)], ['3 wrong id-discipline']],
  ['in use', [asked(1), asked(1), answered(1)], ['2 wrong id-discipline']],
  ['a notification answered', [answered(null, {})], ['1 wrong notification-reply']],
  ['no answer', [asked(1)], ['1 note']],
  [
    'no _meta',
    [asked(1), answered(1), asked(2, 'tools/list', {}), answered(2)],
    ['3 wrong required-meta'],
  ],
  [
    'another order',
    [asked(1), answered(1, tools('a', 'b')), asked(2), answered(2, tools('b', 'a'))],
    ['4 wrong order-drift'],
  ],
  [
    'a page left',
    [asked(1), answered(1, { ...tools('a'), nextCursor: 'x' })],
    ['1 note pagination'],
  ],
  ['a header', [asked(1), failed(1, -32020)], ['2 wrong mirrored-headers']],
  [
    'backwards',
    [
      { ...asked(1), at: 5 },
      { ...answered(1), at: 3 },
    ],
    ['2 note'],
  ],
])('%s', (_, frames, problems) => {
  expect(problemsOf(recording(...(frames as Given[])))).toEqual(problems)
})

test('what is no fault is not called one', () => {
  const legacy = recording(
    asked(0, 'initialize', {}),
    answered(0, {}),
    asked(1, 'tools/list', {}),
    answered(1),
  )
  expect(problemsOf(legacy)).toEqual([])
  const cancelled = {
    dir: '->',
    stream: 'stdin',
    message: {
      jsonrpc: '2.0',
      method: 'notifications/cancelled',
      params: { requestId: 1 },
    },
  }
  expect(problemsOf(recording(asked(1), cancelled))).toEqual([])
  expect(problemsOf(recording(asked(1), cancelled, answered(1)))).toEqual([])
  expect(problemsOf(recording(asked(1, 'subscriptions/listen')))).toEqual([])
  expect(problemsOf(recording(line('listening on 80', '<-', 'stderr')))).toEqual([])
  expect(problemsOf(recording(line('', '<-', 'response')))).toEqual([])
})

test('an id that is none is no reason to read nothing', () => {
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
  const frame = line(`{"jsonrpc":"2.0","id":${deep},"result":{}}`)
  expect(problemsOf(recording(frame, asked(1), answered(1)))).toEqual([
    '1 wrong id-discipline',
  ])
})

test('two connections do not meet', () => {
  const one = recording(asked(1)).replace('{', '{"wire":0,')
  const other = recording(answered(1)).replace('{', '{"wire":1,')
  expect(problemsOf(one + other)).toEqual(['2 wrong id-discipline', '1 note'])
})

test('bare messages are read, and their direction is a guess', () => {
  const text =
    '{"jsonrpc":"2.0","id":1,"method":"ping"}\n{"jsonrpc":"2.0","id":1,"result":{}}'
  const view = traceView({ text })
  expect(view.rows.map(({ dir }) => dir)).toEqual(['->', '<-'])
  expect(view.isGuessed).toBe(true)
  const indented = JSON.stringify(JSON.parse(text.split('\n')[0] ?? ''), null, 2)
  expect(traceView({ text: indented }).frames).toBe(1)
})

test('lines that are no frames are named and cost nothing else', () => {
  const text = `${recording(asked(1), answered(1))}oops\n{"a":1}\n[]\n7\n`
  const { frames, skipped, skippedCount } = readTrace(text)
  expect(frames.length).toBe(2)
  expect(skippedCount).toBe(4)
  expect(skipped.map(({ line, says }) => `${line} ${says.en}`)).toEqual([
    '3 is no JSON: “oops”',
    '4 expected a frame (dir -> or <-, and text) or a message (jsonrpc), got an object with a',
    '5 expected a frame (dir -> or <-, and text) or a message (jsonrpc), got a list',
    '6 expected a frame (dir -> or <-, and text) or a message (jsonrpc), got a number',
  ])
})

test.each([
  ['{"log":{"entries":[]}}', 'HAR'],
  ['{\n "traceEvents": []\n}', 'profile'],
  ['{"schema":1,"stage":"01","results":[]}', 'report'],
  ['{"mcpServers":{}}', 'configuration'],
  ['[\n {"_source": {"layers": {}}}\n]', 'Wireshark'],
  ['{"constants":{"logEventTypes":{}},"events":[]}', 'Chromium'],
  ['[{"request":"{}","response":"{}"}]', 'history'],
  ['No.     Time           Source\n1 0.0 127.0.0.1\n', 'Wireshark'],
  ['12:00:01.000001 IP 127.0.0.1.80 > 127.0.0.1.81: Flags [P.]\n', 'tcpdump'],
  ['POST /mcp HTTP/1.1\r\nhost: a\r\n\r\n{}', 'HTTP as text'],
])('%s is said to be what it is', (text, word) => {
  expect(readTrace(text).skipped[0]?.says.en).toContain(word)
})

test('JSON over many lines says where it breaks, once', () => {
  const { skipped, skippedCount } = readTrace('{\n  "jsonrpc": "2.0",\n  "id": 1,,\n}')
  expect(skippedCount).toBe(1)
  expect(skipped[0]?.line).toBe(3)
  expect(skipped[0]?.says.en).toContain('line 3, column 11')
})

test('in a list, items are named by their place in it', () => {
  const { skipped } = readTrace('[\n{"jsonrpc":"2.0","method":"a"},\n7]')
  expect(skipped.map(({ item }) => item)).toEqual([2])
})

test('mistakes are counted beyond those that are listed', () => {
  const view = traceView({ text: recording(line('noise')).repeat(900) })
  expect([view.problems.length, view.problemCount, view.mistakes]).toEqual([
    200, 900, 900,
  ])
})

test('ids that a parser has rounded are not compared', () => {
  const id = (text: string) => line(`{"jsonrpc":"2.0","id":${text},"method":"a"}`, '->')
  const frames = [id('9007199254740993'), id('9007199254740992'), id('1e999')]
  expect(problemsOf(recording(...frames))).toEqual([
    '1 wrong id-discipline',
    '2 wrong id-discipline',
    '3 wrong id-discipline',
  ])
  const [first] = traceView({ text: recording(...frames) }).problems
  expect(first?.says.en).toContain('2^53')
})

test('nothing in a frame reaches the page as a control character', () => {
  const [row] = traceView({ text: recording(line('\u001b[2J\u202eevil')) }).rows
  expect(row?.text).toBe('␛[2J\\u202eevil')
})

test('the page as text is what a terminal shows, with the bad frame marked', () => {
  const text = recording(asked(1), line('noise'))
  expect(traceView({ text }).ladder).toBe('')
  const { ladder } = traceView({ text, ladder: 'zh' })
  expect(ladder).toContain('tools/list')
  expect(ladder).toContain('^^^^^')
})

test('the page with the first mistake is shown, and no more rows than fit', () => {
  const many = Array.from({ length: 3 * ROWS }, (_, id) => [asked(id), answered(id)])
  const frames = [...many.flat(), line('noise')]
  const view = traceView({ text: recording(...frames) })
  expect(view.frames).toBe(6 * ROWS + 1)
  expect([view.page, view.pages, view.rows.length]).toEqual([6, 7, 1])
  expect(traceView({ text: recording(...frames), page: 0 }).rows.length).toBe(ROWS)
  expect(traceView({ text: recording(...frames), page: 99 }).page).toBe(6)
})

test('empty, and a megabyte of anything, are read in good time', () => {
  expect(traceView({ text: '' }).frames).toBe(0)
  const started = performance.now()
  expect(traceView({ text: 'x'.repeat(1_000_000) }).skippedCount).toBe(1)
  expect(traceView({ text: '['.repeat(1_000_000) }).skippedCount).toBe(1)
  expect(traceView({ text: '{"a":'.repeat(200_000) }).skippedCount).toBe(1)
  const glued = '}{'.repeat(50_000)
  expect(traceView({ text: recording(line(glued)) }).frames).toBe(1)
  expect(performance.now() - started).toBeLessThan(8_000)
})
