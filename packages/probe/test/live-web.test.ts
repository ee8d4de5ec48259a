/** A live probe of endpoints behind a URL: well-behaved ones, and every other kind. */
import { createServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { legacyWeb, modernWeb, WebPeer, type WebScript } from '@workshop/faults'
import { describe, expect, test } from 'vitest'
import { liveCode } from '../node/exit-codes.ts'
import { performOnWeb } from '../node/web.ts'
import { classify, type LiveVerdict } from '../src/index.ts'

const never = new AbortController().signal

async function probe(url: string, answerMs = 20_000): Promise<LiveVerdict> {
  const target = { kind: 'http', url } as const
  const limits = { answerMs, wholeMs: answerMs * 6, graceMs: 500, signal: never }
  return classify(await performOnWeb(target, limits), { target })
}

async function probeScript(script: WebScript, answerMs?: number) {
  const peer = await WebPeer.listen(script)
  const verdict = await probe(`${peer.origin}/mcp`, answerMs)
  peer.dispose()
  return { peer, verdict }
}

const ids = ({ deviations }: LiveVerdict) => deviations.map(({ id }) => id)

/** Refuses everything a modern server has to refuse. */
const strictWeb: WebScript = modernWeb({
  'server/discover': (exchange, peer) => {
    const { message, headers } = exchange
    const meta = message?.params?._meta ?? {}
    if (headers.origin) return exchange.empty(403)
    if (headers['mcp-method'] !== 'server/discover') {
      return exchange.fail({ code: -32020, message: 'differs' }, 400)
    }
    if (!('io.modelcontextprotocol/clientCapabilities' in meta)) {
      return exchange.fail({ code: -32602, message: 'no capabilities' }, 400)
    }
    if (meta['io.modelcontextprotocol/protocolVersion'] !== '2026-07-28') {
      const data = { supported: ['2026-07-28'], requested: 'x' }
      return exchange.fail({ code: -32022, message: 'unknown', data }, 400)
    }
    return modernWeb()['server/discover']?.(exchange, peer)
  },
  initialize: exchange => exchange.fail({ code: -32601, message: 'no' }, 404),
  GET: exchange => exchange.empty(405),
  '*': exchange => exchange.fail({ code: -32601, message: 'no' }, 404),
})

describe('the era', () => {
  test('modern only', async () => {
    const { verdict } = await probeScript(strictWeb)
    expect(verdict).toMatchObject({ era: 'modern', tools: 1, deviations: [] })
    expect(liveCode(verdict, true)).toBe(0)
  })

  test('legacy, with a session that is ended again', async () => {
    const { verdict, peer } = await probeScript(legacyWeb())
    expect(verdict).toMatchObject({
      era: 'legacy',
      revisions: ['2025-11-25'],
      tools: 1,
    })
    const last = peer.exchanges.at(-1)
    expect([last?.method, last?.headers['mcp-session-id']]).toEqual([
      'DELETE',
      'session-1',
    ])
    expect(peer.exchanges.some(({ headers }) => headers.origin)).toBe(false)
  })

  test('the oldest transport, by the event it opens with', async () => {
    const { verdict } = await probeScript({
      POST: exchange => exchange.empty(405),
      GET: async exchange => {
        exchange.stream()
        await exchange.write('event: endpoint\ndata: /messages?id=1\n\n')
      },
    })
    expect(verdict).toMatchObject({ era: 'legacy', revisions: ['2024-11-05'] })
  })

  test('an answer in an event stream that stays open', async () => {
    const { verdict } = await probeScript({
      ...strictWeb,
      'tools/list': async exchange => {
        exchange.stream()
        await exchange.write(': hello\n\n')
        await exchange.event({
          jsonrpc: '2.0',
          id: exchange.id,
          result: {
            resultType: 'complete',
            tools: [],
            ttlMs: 0,
            cacheScope: 'private',
          },
        })
      },
    })
    expect(verdict).toMatchObject({ era: 'modern', tools: 0 })
    expect(new Set(ids(verdict))).toEqual(new Set(['no-server-info']))
  })
})

test('deviations of a careless modern server', async () => {
  const { verdict } = await probeScript({
    ...modernWeb(),
    initialize: exchange => exchange.fail({ code: -32601, message: 'no' }, 200),
    GET: exchange => exchange.text(200, 'hello'),
    '*': exchange => exchange.fail({ code: -32601, message: 'no' }, 200),
  })
  expect(verdict.era).toBe('modern')
  expect(new Set(ids(verdict))).toEqual(
    new Set([
      'wrong-status',
      'missing-meta-accepted',
      'unknown-version-accepted',
      'header-mismatch-accepted',
      'foreign-origin-accepted',
      'get-not-405',
    ]),
  )
})

describe('trouble', () => {
  const at = (status: number, headers = {}, body = ''): WebScript => ({
    '*': exchange => exchange.text(status, body, headers),
  })
  const HTML = { 'Content-Type': 'text/html' }

  test.each([
    [
      'redirects',
      20,
      'file:///etc/passwd',
      at(302, { Location: 'file:///etc/passwd' }),
    ],
    ['redirects', 20, '/mcp', at(308, { Location: '/mcp' })],
    [
      'needs-auth',
      21,
      'Bearer realm="x"',
      at(401, { 'WWW-Authenticate': 'Bearer realm="x"' }),
    ],
    ['needs-auth', 21, 'HTTP 403', at(403)],
    ['html', 22, 'HTTP 200', at(200, HTML, '<p>hello')],
    ['html', 22, 'HTTP 404', at(404, {}, '<!doctype html><p>lost')],
    ['outage', 23, 'HTTP 503', at(503)],
    ['not-mcp', 24, 'HTTP 404', at(404)],
    [
      'not-mcp',
      24,
      'HTTP 200',
      at(200, { 'Content-Type': 'application/json' }, '{"a":1}'),
    ],
    [
      'not-mcp',
      24,
      'content-encoding: gzip',
      at(
        200,
        { 'Content-Encoding': 'gzip' },
        gzipSync('x'.repeat(1e6)).toString('latin1'),
      ),
    ],
    [
      'too-large',
      25,
      'more than 4194304 bytes',
      at(200, {}, 'x'.repeat(5 * 1024 * 1024)),
    ],
  ])('%s', async (id, code, seen, script) => {
    const { verdict, peer } = await probeScript(script)
    expect(verdict).toMatchObject({ era: 'unknown', trouble: { id, seen } })
    expect(liveCode(verdict, false)).toBe(code)
    if (code === 20 || code === 21 || code === 23) expect(peer.exchanges.length).toBe(1)
  })

  test('nobody there', async () => {
    const verdict = await probe('http://127.0.0.1:1/mcp')
    expect(liveCode(verdict, false)).toBe(2)
  })

  test('no answer, and one that never ends', async () => {
    const silent = await probeScript({ '*': () => undefined }, 300)
    expect(liveCode(silent.verdict, false)).toBe(13)
    const endless = await probeScript({
      '*': async exchange => {
        exchange.stream()
        while (!exchange.hungUp) await exchange.write(`: ${'x'.repeat(60_000)}\n\n`)
      },
    })
    expect(liveCode(endless.verdict, false)).toBe(25)
  })

  const RUDE: readonly (readonly [string, number, (socket: Socket) => void])[] = [
    ['endless headers', 25, endlessHeaders],
    ['no HTTP', 24, socket => socket.write('SSH-2.0-OpenSSH_9.9\r\n')],
    ['a slow head', 13, socket => socket.write('HTTP/1.1 200 OK\r\nX')],
    ['a hang-up', 2, socket => socket.end()],
  ]

  test.each(RUDE)('%s', async (_, code, answer) => {
    const server = createServer(socket => {
      socket.on('error', () => socket.destroy())
      socket.once('data', () => answer(socket))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const verdict = await probe(`http://127.0.0.1:${port}/`, code === 13 ? 300 : 20_000)
    server.close()
    expect(liveCode(verdict, false)).toBe(code)
  })
})

function endlessHeaders(socket: Socket): void {
  socket.write('HTTP/1.1 200 OK\r\n')
  socket.on('drain', () => writeHeaders(socket))
  writeHeaders(socket)
}

function writeHeaders(socket: Socket): void {
  while (!socket.destroyed && socket.write(`X-A: ${'a'.repeat(8000)}\r\n`)) {
    // Until its buffer is full.
  }
}
