/** What is left of a message when its line is short. */
import { describe, expect, test } from 'vitest'
import { frameLine } from '../src/frame-lines.ts'
import { framesWorthSeeing } from '../src/lesson-frames.ts'
import { observationText } from '../src/observation-text.ts'
import type { Observation } from '../src/verdict.ts'
import { widthOf } from '../src/wrap.ts'

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
}
const ROOM = 74

/** The line of a message, and what the caret stands under. */
function lineOf(message: object, bad?: string) {
  const text = JSON.stringify(message)
  const start = bad === undefined ? -1 : text.indexOf(bad)
  const { text: line, caret } = frameLine(
    { dir: '->', text, ...(bad && { bad: { start, length: bad.length } }) },
    ROOM,
    { unicode: true },
  )
  expect(widthOf(line)).toBeLessThanOrEqual(ROOM)
  return { line, under: caret && line.slice(caret.column, caret.column + caret.width) }
}

const call = (name: string, args: object) => ({
  jsonrpc: '2.0',
  id: 2,
  method: 'tools/call',
  params: { _meta: META, name, arguments: args },
})
const answer = (outcome: object) => ({ jsonrpc: '2.0', id: 2, ...outcome })

describe('a message that does not fit', () => {
  test('a call keeps its tool and the beginning of its arguments', () => {
    expect(lineOf(call('get_weather', { city: 'Oslo' })).line).toBe(
      '…"id":2,"method":"tools/call","params":{…,"name":"get_weather",…}}',
    )
    expect(lineOf(call('echo', { text: 'hello' })).line).toMatch(
      /"tools\/call","params":\{…,"name":"echo","arguments":\{"te.*…$/,
    )
  })

  test('_meta goes first, then what is the same everywhere', () => {
    const list = { ...call('', {}), method: 'tools/list', params: { _meta: META } }
    expect(lineOf(list).line).toBe(
      '{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{"_meta":{…}}}',
    )
    const content = [{ type: 'text', text: 'hello' }]
    expect(lineOf(answer({ result: { resultType: 'complete', content } })).line).toBe(
      '…"id":2,"result":{…,"content":[{…,"text":"hello"}]}}',
    )
    const odd = answer({ result: { resultType: 'partial', content, _meta: META } })
    expect(lineOf(odd).line).toContain('"resultType":"partial"')
  })

  test('an answer keeps its code or isError, wherever it stands', () => {
    const error = { code: -32602, message: 'm'.repeat(90), data: { near: 'search' } }
    expect(lineOf(answer({ error })).line).toContain('"error":{"code":-32602,"message')
    const swapped = { message: 'm'.repeat(90), code: -32602 }
    expect(lineOf(answer({ error: swapped })).line).toContain('"code":-32602')
    const content = [{ type: 'text', text: 'city: expected a string, got a number' }]
    const { line } = lineOf(answer({ result: { content, isError: true, _meta: META } }))
    expect(line).toMatch(/"text":"city: expect…".*"isError":true/)
  })

  test('progress keeps how far it is', () => {
    const params = { progressToken: 'p', progress: 21, total: 2000 }
    const method = 'notifications/progress'
    expect(lineOf({ jsonrpc: '2.0', method, params }).line).toContain('"progress":21')
  })

  test('a list of tools keeps their names', () => {
    const tool = (name: string) => ({ name, description: 'x', inputSchema: META })
    const tools = [tool('one'), tool('two'), tool('three')]
    expect(lineOf(answer({ result: { tools } })).line).toBe(
      '…"id":2,"result":{"tools":[{"name":"one",…},{"name":"two",…},{"name":"thr…',
    )
  })
})

describe('what is bad', () => {
  test('is never folded away', () => {
    const inMeta = '"io.modelcontextprotocol/clientCapabilities"'
    for (const bad of ['"jsonrpc":"2.0"', '"name":"echo"', '"hello"', inMeta]) {
      expect(lineOf(call('echo', { text: 'hello' }), bad).under).toBe(bad)
    }
  })

  test('leaves the rest of the line as it would be', () => {
    const { line, under } = lineOf(call('get_weather', { city: 'Oslo' }), '"id":2')
    expect(under).toBe('"id":2')
    expect(line).toContain('"name":"get_weather"')
  })

  test('may be a key whose value goes', () => {
    const beside = { jsonrpc: '2.0', id: 2, method: 'tools/list', _meta: META }
    const { line, under } = lineOf({ ...beside, params: {} }, '"_meta"')
    expect(under).toBe('"_meta"')
    expect(line).toContain('"_meta":{…},"params":{}}')
  })
})

test('a flood from one side does not hide what the other said', () => {
  const frame = (dir: '->' | '<-', at: number) => ({ dir, text: `${at}`, at })
  const flood = Array.from({ length: 9 }, (_, at) => frame('<-', at + 3))
  const seen = framesWorthSeeing([frame('->', 1), frame('->', 2), ...flood], 5)
  expect(seen.map(({ at }) => at)).toEqual([1, 2, 9, 10, 11])
  const bad = { ...frame('<-', 0), bad: { start: 0, length: 1 } }
  const two = framesWorthSeeing([bad, frame('->', 1), ...flood], 2)
  expect(two.map(({ at }) => at)).toEqual([0, 11])
})

test('escapes and deep nesting survive shortening', () => {
  const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)
  expect(lineOf(answer({ result: { deep, text: '"\\😀\n'.repeat(40) } })).line).toMatch(
    /^…"id":2,"result":/,
  )
})

describe('sentences', () => {
  const text = (observation: Observation) => observationText(observation).en

  test('name the place before the message, and never twice', () => {
    const error = { name: 'TypeError', message: 'm'.repeat(300) }
    const where = '    at Peer.write (packages/faults/src/peer.ts:88:5)'
    const place = 'at Peer.write (packages/faults/src/peer.ts:88:5): TypeError'
    expect(text({ kind: 'crashed', ...error, where })).toContain(`uncaught ${place}`)
    expect(text({ kind: 'rejected', ...error, where })).toContain(`rejected ${place}`)
  })

  test('never speak of no time at all', () => {
    for (const ms of [0, 0.2]) {
      expect(text({ kind: 'never-settled', ms })).toBe('the call never settled')
      expect(text({ kind: 'unanswered', what: 'x.y', ms })).toBe('missing: x.y')
    }
    expect(text({ kind: 'never-settled', ms: 2155.4 })).toContain('(2155 ms)')
  })

  test('show long values from where they differ', () => {
    const same = 'a'.repeat(200)
    const said = text({
      kind: 'differs',
      what: 'error.data',
      actual: `${same}x`,
      wanted: `${same}y`,
    })
    expect(said).toMatch(/expected …a+y, got …a+x$/)
    const list = (last: string) => JSON.stringify([...Array(40).keys(), last])
    const items = { actual: list('tools/call'), wanted: list('initialize') }
    expect(text({ kind: 'differs', what: 'x.y', ...items })).toMatch(
      /expected …\d\d,.*39,"initialize"\], got …\d\d,.*39,"tools\/call"\]$/,
    )
  })

  test('space Latin letters in Chinese, and Han not', () => {
    const wanted = { en: 'an object', zh: '一个对象' }
    const observed = { kind: 'differs', what: 'error.data', actual: '5' } as const
    expect(observationText({ ...observed, wanted }).zh).toBe(
      'error.data：应为一个对象，实为 5',
    )
    expect(observationText({ ...observed, wanted: '6' }).zh).toBe(
      'error.data：应为 6，实为 5',
    )
  })
})
