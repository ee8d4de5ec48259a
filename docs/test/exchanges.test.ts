/**
 * Recorded exchanges: each frame is what its era says, and recording them again gives
 * the same.
 */
import {
  ERROR_CODES,
  type JsonRpcMessage,
  MODERN_VERSION,
  REQUIRED_REQUEST_META,
} from '@workshop/wire'
import { describe, expect, test } from 'vitest'
import { EXCHANGES } from '../data/exchanges/index.ts'
import type { Exchange, ExchangeFrame } from '../data/types.ts'
import { recordAll } from '../src/recording/index.ts'

/** What a page asks for by name; see `src/recording`. */
const NAMES = [
  'http-challenge',
  'http-header-mismatch',
  'http-input-required',
  'http-legacy-session',
  'http-listen',
  'http-modern-call',
  'http-progress-stream',
  'stdio-cancel',
  'stdio-legacy-initialize',
  'stdio-missing-meta',
  'stdio-modern-discover',
  'stdio-modern-tools-call',
  'stdio-modern-tools-list',
  'stdio-noise',
  'stdio-probe-falls-back',
  'stdio-progress',
  'stdio-tool-failed',
  'stdio-unknown-tool',
  'stdio-unsupported-revision',
]

type Loose = Record<string, unknown> & {
  id?: unknown
  method?: string
  params?: { name?: string; _meta?: Record<string, unknown> }
  result?: { resultType?: string }
  error?: { code: number }
}

const named = (name: string): Exchange => {
  const found = EXCHANGES.find(exchange => exchange.name === name)
  if (!found) throw new Error(`expected an exchange ${name}, got none`)
  return found
}

const message = ({ body = '' }: ExchangeFrame): Loose => {
  const text = /^event: message\ndata: (.*)$/.exec(body)?.[1] ?? body
  return JSON.parse(text) as Loose & JsonRpcMessage
}

/** A document that is no message of the protocol, or nothing at all. */
const isElse = ({ body }: ExchangeFrame): boolean =>
  body === undefined || body === 'weather server ready' || body.includes('"resource":')

const codes = (name: string): unknown[] =>
  named(name).frames.flatMap(frame =>
    isElse(frame) ? [] : (message(frame).error?.code ?? []),
  )

test('all of them are there, each once', () => {
  expect(EXCHANGES.map(({ name }) => name)).toEqual(NAMES)
})

describe.each(EXCHANGES)('$name', ({ era, revision, transport, frames, name }) => {
  const spoken = frames.filter(frame => !isElse(frame))

  test('every frame is a JSON-RPC message', () => {
    expect(spoken.length).toBeGreaterThan(0)
    for (const frame of spoken) expect(message(frame).jsonrpc).toBe('2.0')
  })

  test('requests carry what their era asks for', () => {
    const [probe] = spoken
    for (const frame of spoken) {
      const { id, method, params } = message(frame)
      const isRequest = frame.from === 'client' && method && id !== undefined
      if (!isRequest || name === 'stdio-missing-meta') continue
      const isModern = era === 'modern' || (frame === probe && method !== 'initialize')
      for (const key of REQUIRED_REQUEST_META) {
        expect(key in (params?._meta ?? {}), `${method}: ${key}`).toBe(isModern)
      }
    }
  })

  test('modern results say what kind they are', () => {
    if (era !== 'modern') return
    for (const frame of spoken) {
      const { result } = message(frame)
      if (result) expect(result.resultType).toMatch(/^(complete|input_required)$/)
    }
  })

  test('the revision is the one that is spoken', () => {
    expect(revision).toBe(era === 'modern' ? MODERN_VERSION : '2025-11-25')
  })

  test('over HTTP, headers say what the body says', () => {
    const posts = transport === 'http' ? frames.filter(isPost) : []
    if (transport === 'stdio') {
      expect(frames.some(({ line, headers }) => line || headers)).toBe(false)
    }
    for (const frame of posts) {
      const { method, params } = message(frame)
      const headers = new Headers(frame.headers)
      expect(headers.get('content-type')).toBe('application/json')
      expect(headers.get('accept')).toContain('text/event-stream')
      if (headers.get('mcp-protocol-version') !== MODERN_VERSION) continue
      expect(headers.get('mcp-method')).toBe(method)
      if (method !== 'tools/call' || name === 'http-header-mismatch') continue
      expect(headers.get('mcp-name')).toBe(params?.name)
    }
  })
})

const isPost = ({ line }: ExchangeFrame): boolean => line?.startsWith('POST ') ?? false

describe('what each is there to show', () => {
  test.each([
    ['stdio-unknown-tool', ERROR_CODES.invalidParams],
    ['stdio-missing-meta', ERROR_CODES.invalidParams],
    ['stdio-unsupported-revision', ERROR_CODES.unsupportedVersion],
    ['stdio-probe-falls-back', ERROR_CODES.methodNotFound],
    ['http-header-mismatch', ERROR_CODES.headerMismatch],
  ])('%s is refused with %i', (name, code) => {
    expect(codes(name)).toEqual([code])
  })

  test('a tool that failed is a result', () => {
    const [, answer] = named('stdio-tool-failed').frames
    expect(answer && message(answer)).toMatchObject({ result: { isError: true } })
  })

  test('a cancelled call has no answer', () => {
    const { frames } = named('stdio-cancel')
    const last = frames.at(-1)
    expect(last && message(last).method).toBe('notifications/cancelled')
  })

  test('a question is answered under another id', () => {
    const ids = named('http-input-required').frames.map(frame => message(frame).id)
    expect(new Set(ids).size).toBe(2)
  })

  test('a session id stands on every request but those that open it', () => {
    const asked = named('http-legacy-session').frames.filter(
      ({ from }) => from === 'client',
    )
    const having = asked.map(({ headers }) =>
      new Headers(headers).has('mcp-session-id'),
    )
    expect(having).toEqual([false, false, true, true, true])
  })

  test('whoever is refused is told where to ask', () => {
    const refused = named('http-challenge').frames[1]
    expect(refused?.line).toBe('401')
    expect(refused?.headers?.['www-authenticate']).toContain('resource_metadata=')
  })
})

test('recording again gives the same', { timeout: 60_000 }, async () => {
  const again = await recordAll('2026-01-01')
  const undated = (all: readonly Exchange[]) =>
    Object.fromEntries(all.map(({ recorded, ...rest }) => [rest.name, rest]))
  expect(undated(again)).toEqual(undated(EXCHANGES))
})
