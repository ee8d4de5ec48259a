import { expect, test } from 'vitest'
import { frameLine } from '../src/frame-lines.ts'
import { renderLadder } from '../src/ladder.ts'
import { PLAIN } from '../src/paint.ts'
import type { Frame } from '../src/verdict.ts'
import { widthOf } from '../src/wrap.ts'

const UNICODE = { unicode: true }

const under = (frame: Frame, room = 76, mode = UNICODE) => {
  const { text, caret } = frameLine(frame, room, mode)
  if (caret === undefined) return undefined
  let column = 0
  let pointed = ''
  for (const character of text) {
    if (column >= caret.column && column < caret.column + caret.width) {
      pointed += character
    }
    column += widthOf(character)
  }
  return pointed
}

test('the caret stands under the bad part, wide characters counted', () => {
  const text = '服务已就绪 ready on stdio'
  expect(under({ dir: '<-', text, bad: { start: 6, length: 5 } })).toBe('ready')
  expect(under({ dir: '<-', text, bad: { start: 2, length: 3 } })).toBe('已就绪')
})

test('a long frame is cut around the bad part', () => {
  const text = `${'x'.repeat(5000)}BAD${'y'.repeat(5000)}`
  const frame: Frame = { dir: '<-', text, bad: { start: 5000, length: 3 } }
  const line = frameLine(frame, 76, UNICODE)
  expect(widthOf(line.text)).toBeLessThanOrEqual(76)
  expect(line.text).toMatch(/^…x+BADy+…$/)
  expect(under(frame)).toBe('BAD')
})

test('escapes before the bad part move the caret', () => {
  const text = '\u001b[31mred\n'
  const frame: Frame = { dir: '<-', text, bad: { start: 5, length: 3 } }
  expect(under(frame, 76, { unicode: false })).toBe('red')
})

test('a message that is too long is folded, not cut', () => {
  const text = JSON.stringify({
    jsonrpc: '2.0',
    id: 2,
    method: 'tools/call',
    params: { _meta: { 'a/long-key': 'x'.repeat(60) }, name: 'get_weather' },
  })
  expect(frameLine({ dir: '->', text }, 100, UNICODE).text).toBe(
    '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"_meta":{…},"name":"get_weather"}}',
  )
})

test('the ladder names what crossed, and in which direction', () => {
  const frame = (dir: Frame['dir'], message: unknown): Frame => ({
    dir,
    text: typeof message === 'string' ? message : JSON.stringify(message),
  })
  const ladder = renderLadder(
    [
      frame('->', { jsonrpc: '2.0', id: 0, method: 'server/discover', params: {} }),
      frame('<-', { jsonrpc: '2.0', id: 0, error: { code: -32601, message: 'No' } }),
      frame('->', { jsonrpc: '2.0', method: 'notifications/initialized' }),
      frame('<-', { jsonrpc: '2.0', id: '7', result: { isError: true } }),
      frame('<-', '{"level":"info"}'),
      { ...frame('<-', 'listening'), stream: 'stderr' },
    ],
    { locale: 'en', theme: PLAIN, columns: 70 },
  )
  const rungs = ladder.split('\n').slice(1, -1)
  expect(rungs.map(rung => rung.slice(9).replace(/-{3,}/, '---').trim())).toEqual([
    '| - id 0 - server/discover ---> |',
    '| <--- id 0 - error -32601: No - |',
    '| - no id - notifications/initialized ---> |',
    '| <--- id "7" - result isError - |',
    '| <--- not a message - "{"level":"info"}" - |',
    '| <--- stderr: listening - |',
  ])
})
