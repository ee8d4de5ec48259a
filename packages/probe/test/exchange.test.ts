/** Judging a recorded exchange: who speaks what, and what is missing or misplaced. */
import { LATEST_LEGACY_VERSION, META, MODERN_VERSION } from '@workshop/wire'
import { describe, expect, test } from 'vitest'
import {
  type ExchangeFrame,
  explain,
  probeExchange,
  readExchange,
} from '../src/index.ts'

const META_OF = {
  [META.protocolVersion]: MODERN_VERSION,
  [META.clientCapabilities]: {},
}
const INFO = { _meta: { [META.serverInfo]: { name: 'peer', version: '1' } } }

const sent = (message: object, rest: Partial<ExchangeFrame> = {}): ExchangeFrame => ({
  from: 'client',
  body: JSON.stringify({ jsonrpc: '2.0', ...message }),
  ...rest,
})
const got = (message: object, rest: Partial<ExchangeFrame> = {}): ExchangeFrame => ({
  ...sent(message, rest),
  from: 'server',
})
const asked = (id: unknown, method: string, params: object = {}) =>
  sent({ id, method, params: { ...params, _meta: META_OF } })
const DISCOVERED = got({
  id: 1,
  result: {
    resultType: 'complete',
    supportedVersions: [MODERN_VERSION],
    capabilities: {},
    ttlMs: 0,
    cacheScope: 'private',
    ...INFO,
  },
})
const ids = (frames: ExchangeFrame[]) =>
  probeExchange(frames).deviations.map(({ id, frame }) => `${frame} ${id}`)

const initialize = sent({
  id: 1,
  method: 'initialize',
  params: { protocolVersion: LATEST_LEGACY_VERSION, capabilities: {} },
})
const initialized = sent({ method: 'notifications/initialized' })
const greeted = got({
  id: 1,
  result: {
    protocolVersion: LATEST_LEGACY_VERSION,
    capabilities: {},
    serverInfo: { name: 'old', version: '1' },
  },
})

describe('the eras', () => {
  test('a discovery is modern on both sides', () => {
    const frames = [asked(1, 'server/discover'), DISCOVERED]
    expect(probeExchange(frames)).toMatchObject({
      client: 'modern',
      server: 'modern',
      revisions: { client: [MODERN_VERSION], server: [MODERN_VERSION] },
      deviations: [],
    })
  })

  test('a probe that falls back is both for the client, legacy for the server', () => {
    const frames = [
      asked(0, 'server/discover'),
      got({ id: 0, error: { code: -32601, message: 'Method not found' } }),
      initialize,
      greeted,
      initialized,
    ]
    expect(probeExchange(frames)).toMatchObject({
      client: 'both',
      server: 'legacy',
      deviations: [],
    })
  })

  test('-32022 is modern although it is an error', () => {
    const data = { supported: [MODERN_VERSION], requested: '2025-11-25' }
    const refused = got({ id: 1, error: { code: -32022, message: 'no', data } })
    expect(probeExchange([initialize, refused])).toMatchObject({
      client: 'legacy',
      server: 'modern',
    })
  })

  test('a 401 shows no era, whatever its body says', () => {
    const frames = [
      { ...asked(1, 'server/discover'), line: 'POST /mcp' },
      got({ error: { code: -32000, message: 'who are you' } }, { line: '401' }),
    ]
    expect(probeExchange(frames).server).toBe('none')
  })

  test('a result without resultType, of a server never seen to be modern, is legacy', () => {
    const frames = [asked(1, 'tools/list'), got({ id: 1, result: { tools: [] } })]
    expect(probeExchange(frames)).toMatchObject({ server: 'legacy', deviations: [] })
  })
})

describe('a client', () => {
  test.each([
    ['no-request-meta', sent({ id: 2, method: 'tools/list' })],
    ['meta-beside-params', sent({ method: 'notifications/x', _meta: META_OF })],
    ['id-null', sent({ id: null, method: 'tools/list' })],
    ['legacy-method-in-modern', asked(2, 'ping')],
    [
      'no-client-capabilities',
      sent({
        id: 2,
        method: 'tools/list',
        params: { _meta: { [META.protocolVersion]: MODERN_VERSION } },
      }),
    ],
  ])('%s', (id, frame) => {
    const found = ids([asked(1, 'server/discover'), DISCOVERED, frame])
    expect(found).toContain(`2 ${id}`)
  })

  test('without `_meta` is no fault in a session that began with a handshake', () => {
    const list = sent({ id: 2, method: 'tools/list' })
    const answer = got({ id: 2, result: { tools: [] } })
    expect(ids([initialize, greeted, initialized, list, answer])).toEqual([])
    expect(ids([initialize, greeted, list, answer])).toEqual(['2 no-initialized'])
  })

  test('repeats itself in its head over HTTP', () => {
    const call = asked(2, 'tools/call', { name: 'add' })
    const head = { line: 'POST /mcp', headers: { 'Mcp-Method': 'tools/list' } }
    expect(ids([{ ...call, ...head }])).toEqual([
      '0 no-version-header',
      '0 header-differs',
      '0 no-name-header',
      '0 unanswered',
    ])
  })

  test('may send an array to 2025-03-26 only', () => {
    const batch = { from: 'client' as const, body: `[${initialized.body}]` }
    expect(ids([initialize, greeted, batch])).toEqual(['2 batch'])
  })
})

describe('a server', () => {
  const first = [asked(1, 'server/discover'), DISCOVERED]
  const list = asked(2, 'tools/list')

  test.each([
    ['no-result-type', got({ id: 2, result: { tools: [] } })],
    ['no-cache-hints', got({ id: 2, result: { resultType: 'complete', ...INFO } })],
    ['unknown-result-type', got({ id: 2, result: { resultType: 'done', ...INFO } })],
    ['retired-code', got({ id: 2, error: { code: -32002, message: '' } })],
    ['server-request', got({ id: 9, method: 'roots/list' })],
    ['unknown-id', got({ id: 7, result: {} })],
    ['not-a-message', { from: 'server' as const, body: 'ready on stdio' }],
    [
      'session-minted',
      got(
        { id: 2, error: { code: 1, message: '' } },
        { headers: { 'mcp-session-id': 'x' } },
      ),
    ],
  ])('%s', (id, frame) => {
    expect(ids([...first, list, frame])).toContain(`3 ${id}`)
  })

  const GOOD = {
    resultType: 'complete',
    supportedVersions: [MODERN_VERSION],
    capabilities: {},
    ttlMs: 0,
    cacheScope: 'private',
    ...INFO,
  }

  test.each([
    ['no-cache-hints', { ttlMs: -1 }],
    ['no-cache-hints', { ttlMs: '0' }],
    ['no-cache-hints', { cacheScope: 'all' }],
    ['no-supported-versions', { supportedVersions: [] }],
    ['no-capabilities', { capabilities: [] }],
    ['no-server-info', { _meta: {} }],
  ])('%s: %j', (id, part) => {
    const answer = got({ id: 1, result: { ...GOOD, ...part } })
    expect(ids([asked(1, 'server/discover'), answer])).toEqual([`1 ${id}`])
  })

  test('gives each code the status that belongs to it', () => {
    const refused = (line: string) =>
      got({ id: 2, error: { code: -32601, message: '' } }, { line })
    const head = { line: 'POST /mcp' }
    const start = [...first, { ...asked(2, 'no/such'), ...head }]
    expect(ids([...start, refused('404')])).toEqual([])
    expect(ids([...start, refused('200')])).toEqual(['3 wrong-status'])
  })

  test('leaves a request unanswered, unless it was cancelled', () => {
    const cancelled = sent({
      method: 'notifications/cancelled',
      params: { requestId: 2 },
    })
    expect(ids([...first, list])).toEqual(['2 unanswered'])
    expect(ids([...first, list, cancelled])).toEqual([])
  })

  test('has its messages found in an event stream', () => {
    const body = `: hello\n\nevent: message\ndata: ${DISCOVERED.body}\n\n`
    const frames = [
      asked(1, 'server/discover'),
      { from: 'server' as const, line: '200', body },
    ]
    expect(probeExchange(frames)).toMatchObject({ server: 'modern', deviations: [] })
  })
})

describe('reading', () => {
  test('takes bare messages, frames, traces, lines and arrays', () => {
    const messages = `${initialize.body}\n\n${greeted.body}\n${initialized.body}\n`
    const traced = [initialize, greeted, initialized]
      .map(({ from, body }) => {
        const [dir, stream] = from === 'client' ? ['->', 'stdin'] : ['<-', 'stdout']
        return JSON.stringify({ dir, stream, text: body, at: 1 })
      })
      .join('\n')
    const frames = JSON.stringify({ frames: [initialize, greeted, initialized] })
    for (const text of [
      messages,
      traced,
      frames,
      `[${messages.trim().replace(/\n+/g, ',')}]`,
    ]) {
      const read = readExchange(text)
      expect('frames' in read && probeExchange(read.frames)).toMatchObject({
        client: 'legacy',
        server: 'legacy',
        deviations: [],
      })
    }
  })

  test('puts the head of a traced HTTP message before its body', () => {
    const text = [
      { dir: '->', stream: 'request', text: 'POST /mcp · mcp-method: tools/list' },
      { dir: '->', stream: 'request', text: initialize.body },
      { dir: '<-', stream: 'response', text: 'HTTP 401 · www-authenticate: Bearer' },
      { dir: '<-', stream: 'stderr', text: 'no part of it' },
    ]
      .map(frame => JSON.stringify(frame))
      .join('\n')
    expect(readExchange(text)).toEqual({
      frames: [
        {
          from: 'client',
          line: 'POST /mcp',
          headers: { 'mcp-method': 'tools/list' },
          body: initialize.body,
        },
        { from: 'server', line: '401', headers: { 'www-authenticate': 'Bearer' } },
      ],
    })
  })

  test('says where and what it could not read', () => {
    expect(readExchange(`${initialize.body}\n  hello`)).toMatchObject({
      unreadable: { line: 2, column: 3, actual: 'hello' },
    })
    expect(readExchange('')).toHaveProperty('unreadable')
    expect(readExchange('[1]')).toHaveProperty('unreadable')
  })
})

test('hostile shapes are judged, not thrown at', () => {
  const values = [null, 1, [], {}, '"', { a: 1 }]
  const frames = values.flatMap(value => [
    sent({ id: value, method: value, params: value, _meta: value }),
    got({ id: value, result: value, error: value }),
    got({ id: 1, result: { supportedVersions: value, _meta: value } }),
  ])
  const verdict = probeExchange([initialize, ...frames])
  for (const locale of ['en', 'zh'] as const) {
    expect(explain(verdict, locale).findings.length).toBeGreaterThan(0)
  }
})
