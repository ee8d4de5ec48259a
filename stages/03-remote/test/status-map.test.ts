import { modernWeb, type WebExchange } from '@workshop/faults'
import { bodyOf, guards, openLink } from './contract.ts'
import { recording, refusalOf, serveRaw } from './raw-http.ts'
import { whatServer as what } from './what-server.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }
const MODERN = {
  ...JSON_TYPE,
  Accept: 'application/json, text/event-stream',
  'MCP-Protocol-Version': '2026-07-28',
  'Mcp-Method': 'tools/list',
}

guards('status-map', 'unreadable', async t => {
  const server = await serveRaw(t)
  const half = { en: 'half a JSON text', zh: '半截 JSON ' }
  const cut = await server.send({ headers: MODERN, body: '{"jsonrpc":"2.0","id":7,' })
  t.equal(
    refusalOf(cut),
    { status: 400, code: -32700, id: 'none' },
    what.answerTo(half),
  )

  const list = { en: 'a list of requests', zh: '请求数组' }
  const batch = await server.send({
    headers: MODERN,
    body: JSON.stringify([bodyOf('tools/list')]),
  })
  t.equal(
    refusalOf(batch),
    { status: 400, code: -32600, id: 'none' },
    what.answerTo(list),
  )

  const methodless = { en: 'an object without a method', zh: '没有 method 的对象' }
  const shapeless = await server.send({ headers: MODERN, body: '{"jsonrpc":"2.0"}' })
  const { status, code } = refusalOf(shapeless)
  t.equal({ status, code }, { status: 400, code: -32600 }, what.answerTo(methodless))

  const plain = { en: 'text/plain', zh: ' text/plain ' }
  const headers = { ...MODERN, 'Content-Type': 'text/plain' }
  const body = JSON.stringify(bodyOf('tools/list'))
  const typed = await server.send({ headers, body })
  t.equal(typed.status, 415, what.statusOf(plain))

  const upper = {
    en: 'Application/JSON; charset=UTF-8',
    zh: '大写、带 charset 的 JSON ',
  }
  const same = { ...MODERN, 'Content-Type': 'Application/JSON; charset=UTF-8' }
  const { status: read } = await server.send({ headers: same, body })
  t.equal(read, 200, what.statusOf(upper))
})

guards('status-map', 'wrong-way', async t => {
  const server = await serveRaw(t)
  for (const method of ['GET', 'DELETE']) {
    const { status, headers } = await server.send({
      method,
      headers: { Accept: 'text/event-stream' },
    })
    t.equal(status, 405, what.statusOf({ en: method, zh: ` ${method} ` }))
    t.equal(headers.allow, 'POST', what.allow)
  }
  const { origin } = new URL(server.url)
  const elsewhere = { en: 'another path', zh: '别的路径' }
  const body = JSON.stringify(bodyOf('tools/list'))
  const { status } = await server.send({ headers: MODERN, body }, `${origin}/other`)
  t.equal(status, 404, what.statusOf(elsewhere))
})

guards('status-map', 'by-era', async t => {
  const { tool, calls } = recording()
  const server = await serveRaw(t, { tools: [tool] })
  const unknown = { en: 'an unknown method', zh: '未知方法' }
  const asked = await server.post(bodyOf('no/such', {}, 'u-1'))
  t.equal(
    refusalOf(asked),
    { status: 404, code: -32601, id: 'u-1' },
    what.answerTo(unknown),
  )

  const bare = { en: 'a modern request without _meta', zh: '没有 _meta 的新一代请求' }
  const lacking = await server.post(
    { jsonrpc: '2.0', id: 'm-1', method: 'tools/call', params: { name: 'echo' } },
    { 'MCP-Protocol-Version': '2026-07-28' },
  )
  t.equal(
    refusalOf(lacking),
    { status: 400, code: -32602, id: 'm-1' },
    what.answerTo(bare),
  )

  const newer = { en: 'a request of 2099-01-01', zh: ' 2099-01-01 版的请求' }
  const _meta = { 'io.modelcontextprotocol/protocolVersion': '2099-01-01' }
  const future = await server.post(bodyOf('tools/list', { _meta }, 'v-1'))
  t.equal(
    refusalOf(future),
    { status: 400, code: -32022, id: 'v-1' },
    what.answerTo(newer),
  )
  t.equal(calls, [], what.runs)

  const old = { en: 'an unknown method in the legacy era', zh: '旧一代的未知方法' }
  const legacy = { 'MCP-Protocol-Version': '2025-11-25', 'Mcp-Method': undefined }
  const request = { jsonrpc: '2.0', id: 'l-1', method: 'no/such', params: {} }
  const answered = await server.post(request, legacy)
  t.equal(
    refusalOf(answered),
    { status: 200, code: -32601, id: 'l-1' },
    what.answerTo(old),
  )

  const notification = { en: 'a notification', zh: '通知' }
  const told = await server.post(
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    legacy,
  )
  t.equal(told.status, 202, what.statusOf(notification))
  t.equal(told.text, '', what.body)
})

const NO_JSON = `<html>${'no page here '.repeat(100)}</html>`
const FAILURES: [number, (exchange: WebExchange) => void, object][] = [
  [404, e => e.fail({ code: -32601, message: 'no' }, 404), rpc(-32601)],
  [400, e => e.fail({ code: -32602, message: 'no' }, 400), rpc(-32602)],
  [200, e => e.fail({ code: -32602, message: 'no' }, 200), rpc(-32602)],
  [500, e => e.fail({ code: 4711, message: 'no' }, 500), rpc(4711)],
  [404, e => e.text(404, NO_JSON, { 'Content-Type': 'text/html' }), http(404, NO_JSON)],
  [413, e => e.empty(413), http(413)],
  [500, e => e.json(500, { message: 'no' }), http(500, '{"message":"no"}')],
]

function rpc(code: number) {
  return { name: 'RpcError', code }
}

function http(status: number, body = '') {
  return { name: 'HttpError', status, sample: body.slice(0, 200) }
}

guards('status-map', 'error-body', async t => {
  const answers = FAILURES.map(([, answer]) => answer)
  const peer = await t.web(
    modernWeb({ 'tools/call': exchange => answers.shift()?.(exchange) }),
  )
  const link = await openLink(t, peer.url)
  for (const [status, , wanted] of FAILURES) {
    const error = await t.error(link.call('echo'))
    const { name, code, status: seen, sample } = error
    const told = name === 'HttpError' ? { name, status: seen, sample } : { name, code }
    t.equal(told, wanted, what.errorAt(status))
  }
})
