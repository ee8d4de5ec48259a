/** The scripted HTTP server: it says what it was told to say, and keeps what it heard. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebPeer, type WebScript } from '../src/web-peer.ts'
import { legacyWeb, modernWeb, SESSION } from '../src/web-scripts.ts'

const peers: WebPeer[] = []

afterEach(() => {
  for (const peer of peers.splice(0)) peer.dispose()
})

async function listen(script: WebScript): Promise<WebPeer> {
  const peer = await WebPeer.listen(script)
  peers.push(peer)
  return peer
}

function post(peer: WebPeer, message: object, signal?: AbortSignal): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify(message)
  const init = { method: 'POST', headers, body, ...(signal && { signal }) }
  return fetch(peer.url, init)
}

const request = (method: string, id = 1) => ({ jsonrpc: '2.0', id, method })

test('looks up path, JSON-RPC method, HTTP method and `*`, in this order', async () => {
  const says = (text: string): WebScript[string] => {
    return exchange => exchange.text(200, text)
  }
  const peer = await listen({
    'GET /path': says('path'),
    'tools/list': says('method'),
    POST: says('post'),
    '*': says('any'),
  })
  const got = async (response: Promise<Response>) => (await response).text()
  expect(await got(fetch(`${peer.origin}/path?x=1`))).toBe('path')
  expect(await got(fetch(`${peer.origin}/other`))).toBe('any')
  expect(await got(post(peer, request('tools/list')))).toBe('method')
  expect(await got(post(peer, request('tools/call')))).toBe('post')
})

test('without a script it answers as a server that knows nothing', async () => {
  const peer = await listen({})
  expect((await fetch(peer.url)).status).toBe(405)
  const notification = { jsonrpc: '2.0', method: 'notifications/initialized' }
  expect((await post(peer, notification)).status).toBe(202)
  const unknown = await post(peer, request('no/such', 7))
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toMatchObject({ id: 7, error: { code: -32601 } })
})

test('keeps what it was asked, in order, and waits for what will come', async () => {
  const peer = await listen(modernWeb())
  const second = peer.seen('tools/list', 2)
  await post(peer, request('tools/list', 1))
  await post(peer, request('server/discover', 2))
  await post(peer, request('tools/list', 3))
  expect((await second).id).toBe(3)
  expect((await peer.seen('tools/list')).id).toBe(1)
  expect(peer.received.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(peer.of('POST /mcp')).toHaveLength(3)
  expect(peer.fault).toBeUndefined()
})

test('streams events, and tells when the client hangs up', async () => {
  const peer = await listen({
    'tools/call': async exchange => {
      exchange.stream()
      await exchange.notify('notifications/progress', { progress: 1 })
    },
  })
  const hangUp = new AbortController()
  const response = await post(peer, request('tools/call'), hangUp.signal)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const [exchange] = peer.exchanges
  expect(exchange?.hungUp).toBe(false)
  const reader = response.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  expect(Buffer.from(value ?? []).toString()).toMatch(/^event: message\ndata: \{/)
  hangUp.abort()
  await exchange?.over
  expect(exchange?.hungUp).toBe(true)
})

test('an answer that was complete is no hang-up', async () => {
  const peer = await listen({
    'tools/call': async exchange => {
      exchange.stream()
      await exchange.finish({ content: [] })
    },
  })
  const text = await (await post(peer, request('tools/call', 5))).text()
  expect(text).toContain('"id":5')
  await peer.exchanges[0]?.over
  expect(peer.exchanges[0]?.hungUp).toBe(false)
})

test('breaks a connection in two ways', async () => {
  const peer = await listen({
    reset: exchange => exchange.reset(),
    cut: async exchange => {
      exchange.stream()
      await exchange.write('data: {')
      exchange.cut()
    },
  })
  await expect(post(peer, request('reset'))).rejects.toMatchObject({
    cause: { code: 'ECONNRESET' },
  })
  const half = await post(peer, request('cut'))
  await expect(half.text()).rejects.toThrow()
})

test('an error of a script is its own fault, a client that leaves is not', async () => {
  const peer = await listen({
    'tools/call': () => {
      throw new Error('a slip in a test')
    },
  })
  const socket = connect(Number(new URL(peer.origin).port), '127.0.0.1')
  socket.write('POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{')
  await once(socket, 'connect')
  socket.resetAndDestroy()
  const changed = peer.changed()
  const failing = post(peer, request('tools/call'))
  // Nobody answers it: it ends with the peer.
  failing.catch(() => undefined)
  await changed
  await new Promise(resolve => setImmediate(resolve))
  expect(peer.fault).toMatchObject({ message: 'a slip in a test' })
})

test('is gone when it is disposed, with what was being said', async () => {
  const peer = await listen({ 'tools/call': exchange => exchange.stream() })
  const response = await post(peer, request('tools/call'))
  peer.dispose()
  await expect(response.text()).rejects.toThrow()
  await expect(post(peer, request('tools/call'))).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  })
})

test('the trace has both directions, and headers that matter', async () => {
  const peer = await listen(legacyWeb())
  await (await post(peer, request('initialize'))).json()
  const frames = peer.recorder.frames.map(({ dir, text }) => `${dir} ${text}`)
  expect(frames[0]).toMatch(/^-> POST \/mcp · /)
  expect(frames[0]).toContain('content-type: application/json')
  expect(frames[1]).toContain('-> {"jsonrpc":"2.0","id":1,"method":"initialize"}')
  expect(frames[2]).toContain('<- HTTP 200')
  expect(frames[2]).toContain(SESSION)
  expect(frames[3]).toContain('<- {"jsonrpc":"2.0","id":1,"result"')
})

test('methods may be called anything, and no request is without end', async () => {
  const peer = await listen({})
  for (const method of ['__proto__', 'constructor', { toString: 1 }, ['POST']]) {
    const { status } = await post(peer, { jsonrpc: '2.0', id: 1, method })
    expect(status).toBe(404)
  }
  const body = Buffer.alloc(33 * 2 ** 20, 'x')
  await expect(fetch(peer.url, { method: 'POST', body })).rejects.toThrow()
  expect(peer.fault).toBe(undefined)
  expect(peer.exchanges).toHaveLength(4)
})
