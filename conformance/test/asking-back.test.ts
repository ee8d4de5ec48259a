/**
 * What the suite does not try of a server that asks back: a state that is genuine, and
 * still not for this request; and questions that a client has not agreed to.
 */
import { type Handle, openSubject } from '@workshop/testkit/subject'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askingTools } from '../src/fixture/asking-tools.ts'
import { offers } from '../src/fixture/offers.ts'
import { SOLUTION } from '../src/programs.ts'

const REVISION = '2026-07-28'
const CONFIRMED = { confirm: { action: 'accept', content: { ok: true } } }
const STATEFUL = 'test_input_required_result_request_state'
const OTHER = 'test_input_required_result_tampered_state'

let server: Handle
let url = ''
let now = 0
const clock = { now: () => now, after: () => () => undefined }

beforeAll(async () => {
  const options = { tools: askingTools, offers, clock, log: () => undefined }
  server = await openSubject(SOLUTION).create('http-server', 'serveHttp', options)
  url = String(await server.call('url'))
})
afterAll(async () => void (await server.call('close')))

interface Answer {
  result: Record<string, unknown>
  error?: { code: number; message: string; data?: object }
}

async function ask(
  method: string,
  params: Record<string, unknown>,
  clientCapabilities: object = { elicitation: {} },
) {
  const prefix = 'io.modelcontextprotocol'
  const _meta = {
    [`${prefix}/protocolVersion`]: REVISION,
    [`${prefix}/clientCapabilities`]: clientCapabilities,
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': REVISION,
      'Mcp-Method': method,
      'Mcp-Name': String(params.name ?? params.uri),
    },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method },
      params: { ...params, _meta },
    }),
  })
  return { status: response.status, ...((await response.json()) as Answer) }
}

const call = (name: string, more: object = {}, capabilities?: object) =>
  ask('tools/call', { name, arguments: {}, ...more }, capabilities)

test('a state is good for the request that it was made for, and for no other', async () => {
  const { requestState } = (await call(STATEFUL)).result
  expect(requestState).not.toContain('asked')
  const answered = { inputResponses: CONFIRMED, requestState }
  expect(await call(OTHER, answered)).toMatchObject({ error: { code: -32602 } })
  const { result } = await call(STATEFUL, answered)
  expect(result).toMatchObject({
    resultType: 'complete',
    content: [{ text: 'state-ok' }],
  })
})

test('a state does not last for ever', async () => {
  const { requestState } = (await call(STATEFUL)).result
  const answered = { inputResponses: CONFIRMED, requestState }
  now += 600_001
  expect(await call(STATEFUL, answered)).toMatchObject({ error: { code: -32602 } })
})

test('answers without the state that goes with them are asked for again', async () => {
  const { result } = await call(STATEFUL, { inputResponses: CONFIRMED })
  expect(result).toMatchObject({ resultType: 'input_required' })
  expect(result).not.toHaveProperty('ttlMs')
})

test.each([
  ['a list', []],
  ['a text', 'yes'],
  ['a text in the place of an answer', { confirm: 'yes' }],
])('%s is no map of answers', async (_, inputResponses) => {
  const answer = await call(STATEFUL, { inputResponses })
  expect(answer).toMatchObject({ error: { code: -32602 } })
})

test('whoever has not declared it is told what is missing, with 400', async () => {
  expect(await call(STATEFUL, {}, {})).toMatchObject({
    status: 400,
    error: { code: -32021, data: { requiredCapabilities: { elicitation: {} } } },
  })
})

test('a prompt says which argument it lacks, and what is no text', async () => {
  const name = 'test_prompt_with_arguments'
  const lacking = await ask('prompts/get', { name, arguments: { arg1: 'a' } })
  expect(lacking.error).toMatchObject({
    code: -32602,
    message: 'missing argument: arg2',
  })
  const wrong = await ask('prompts/get', { name, arguments: { arg1: 'a', arg2: 2 } })
  expect(wrong.error).toMatchObject({ code: -32602 })
})
