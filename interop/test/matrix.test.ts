/** The table's own judgement: what it reads from the wire, and what it makes of it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TappedFrame } from '@workshop/faults'
import { ROOT } from '@workshop/testkit/state'
import { META, MODERN_VERSION } from '@workshop/wire'
import { expect, test } from 'vitest'
import { type Cell, judge } from '../src/matrix/cell.ts'
import { cellsIn } from '../src/matrix/cells.ts'
import { aboutEra, type Line } from '../src/matrix/meeting.ts'
import { resultOf } from '../src/matrix/result.ts'
import { linesOfFrames } from '../src/matrix/wire-lines.ts'

const LEGACY = '2025-11-25'
const frame = (dir: '->' | '<-', message: object): TappedFrame =>
  ({
    dir,
    stream: dir === '->' ? 'stdin' : 'stdout',
    text: JSON.stringify({ jsonrpc: '2.0', ...message }),
  }) as unknown as TappedFrame
const line = (asked: string, revision?: string): Line => ({
  ...{ asked, revision },
  answered: 'result',
})

const PLACE = {
  flavour: 'zero-sdk',
  role: 'client',
  transport: 'stdio',
  era: 'modern',
  peer: 'nobody',
} as const

function cell(lines: Line[], answer = 'hello'): Cell {
  return {
    ...PLACE,
    question: { tool: 'say', args: {}, answer: 'hello' },
    meet: async () => ({
      listTools: async () => ['say'],
      callTool: async () => ({ content: [{ type: 'text', text: answer }] }),
      lines: async () => lines,
      [Symbol.asyncDispose]: async () => undefined,
    }),
  }
}

test('a request and its answer are one line, with the revision that holds', () => {
  const modern = { _meta: { [META.protocolVersion]: MODERN_VERSION } }
  const lines = linesOfFrames([
    frame('->', { id: 1, method: 'server/discover', params: modern }),
    frame('<-', { id: 1, error: { code: -32601, message: 'no' } }),
    frame('->', { id: 2, method: 'initialize', params: {} }),
    frame('<-', { id: 2, result: { protocolVersion: LEGACY } }),
    frame('->', { method: 'notifications/initialized' }),
    frame('->', { id: 3, method: 'tools/call', params: {} }),
    frame('<-', { id: 3, result: {} }),
  ])
  expect(lines).toEqual([
    {
      asked: 'server/discover',
      answered: 'error -32601',
      revision: MODERN_VERSION,
    },
    { asked: 'initialize', answered: 'result', revision: LEGACY },
    { asked: 'tools/call', answered: 'result', revision: LEGACY },
  ])
  expect([...aboutEra(lines, 'legacy')]).toEqual([])
  expect([...aboutEra(lines, 'modern')]).toHaveLength(2)
})

test('a cell is judged by the answer, and by what was on the wire', async () => {
  const good = [line('tools/call', MODERN_VERSION)]
  expect(await judge(cell(good))).toMatchObject({ ok: true, complaints: [] })
  expect(await judge(cell(good, 'good day'))).toMatchObject({ ok: false })
  expect(await judge(cell([line('tools/call', LEGACY)]))).toMatchObject({ ok: false })
  expect(await judge(cell([]))).toMatchObject({ ok: false })
  const meet = () => Promise.reject(new Error('no common language'))
  const { complaints } = await judge({ ...cell(good), meet })
  expect(complaints).toEqual(['Error: no common language'])
})

test('what is skipped is never good, and in CI it is red', async () => {
  const good = await judge(cell([line('tools/call', MODERN_VERSION)]))
  const skipped = await judge({ ...cell([]), missing: 'no newer Node' })
  const result = resultOf([good, skipped], false)
  expect(result.ok).toBe(true)
  expect(result.figures['interop.cells']?.value).toBe('1/2')
  expect(result.summary).toContain('1 skipped: no newer Node')
  expect(resultOf([good, skipped], true).ok).toBe(false)
  expect(resultOf([skipped], false).ok).toBe(false)
})

test('the table of the guide has these cells, and all of them were good', () => {
  const file = join(ROOT, 'docs', 'data', 'interop.json')
  const { cells } = JSON.parse(readFileSync(file, 'utf8')) as {
    cells: (Cell & { ok: boolean; lines: string[] })[]
  }
  const placeOf = ({ flavour, role, transport, era, peer }: Cell) =>
    [flavour, role, transport, era, peer].join(' ')
  expect(cells.map(placeOf)).toEqual(cellsIn('').map(placeOf))
  for (const cell of cells) {
    expect(cell.ok, placeOf(cell)).toBe(true)
    expect(cell.lines.join(), placeOf(cell)).toContain('tools/call')
  }
})
