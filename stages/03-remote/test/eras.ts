/** Answers to `server/discover`, and what they say about whoever gives them. */
import { discovered, type WebExchange } from '@workshop/faults'
import type { Text } from '@workshop/testkit'

interface Answer {
  status: number
  body: string
}

function message(content: object): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, ...content })
}

function error(code: number, data?: object): string {
  return message({ error: { code, message: 'no', ...(data && { data }) } })
}

const PAGE = '<!doctype html><title>Not Found</title>'
const OTHER = { supported: ['2027-01-01'], requested: '2026-07-28' }

export const ANSWERS: readonly (readonly [Answer, string])[] = [
  [{ status: 200, body: message({ result: discovered() }) }, 'modern'],
  [{ status: 400, body: error(-32022, OTHER) }, 'modern'],
  [{ status: 400, body: error(-32021, { requiredCapabilities: {} }) }, 'modern'],
  [{ status: 400, body: error(-32020) }, 'modern'],
  [{ status: 400, body: error(-32600) }, 'legacy'],
  [{ status: 400, body: error(-32000) }, 'legacy'],
  [{ status: 404, body: error(-32001) }, 'legacy'],
  [{ status: 400, body: error(0) }, 'legacy'],
  [{ status: 200, body: error(-32601) }, 'legacy'],
  [{ status: 200, body: error(-32602) }, 'legacy'],
  [{ status: 400, body: '' }, 'legacy'],
  [{ status: 404, body: PAGE }, 'legacy'],
  [{ status: 405, body: '' }, 'legacy'],
  [{ status: 400, body: '{"error":"invalid_request"}' }, 'legacy'],
  [{ status: 401, body: '' }, 'unknown'],
  [{ status: 403, body: error(-32600) }, 'unknown'],
  [{ status: 500, body: '' }, 'unknown'],
  [{ status: 502, body: PAGE }, 'unknown'],
  [{ status: 503, body: error(-32000) }, 'unknown'],
  [{ status: 504, body: '' }, 'unknown'],
  [{ status: 200, body: PAGE }, 'unknown'],
]

const SESSION_NEEDED = { code: -32600, message: 'Missing session ID' }
const NO_CODE = { code: 0, message: '?' }
const UNKNOWN_METHOD = { code: -32601, message: 'Method not found' }

type Reply = (exchange: WebExchange) => void

/** What servers say that have never heard of `server/discover`. */
export const OLD_SERVERS: readonly (readonly [Text, Reply])[] = [
  [{ en: '400 with -32600', zh: '400 和 -32600' }, x => x.fail(SESSION_NEEDED, 400)],
  [{ en: '400 without a body', zh: '没有正文的 400' }, x => x.empty(400)],
  [{ en: '404 with a page', zh: '404 页面' }, x => x.text(404, PAGE)],
  [{ en: '405', zh: '405' }, x => x.empty(405)],
  [{ en: '400 with code 0', zh: '400 和 code 0' }, x => x.fail(NO_CODE, 400)],
  [{ en: '200 with -32601', zh: '200 和 -32601' }, x => x.fail(UNKNOWN_METHOD)],
]

/** What is no reason to try `initialize`, and the error that it leads to. */
export const NO_OLD_SERVERS: readonly (readonly [Text, Reply, string])[] = [
  [{ en: '500', zh: '500' }, x => x.empty(500), 'HttpError'],
  [{ en: '502', zh: '502' }, x => x.text(502, PAGE), 'HttpError'],
  [{ en: '503', zh: '503' }, x => x.empty(503), 'HttpError'],
  [{ en: '401', zh: '401' }, x => x.empty(401), 'NeedsAuth'],
  [{ en: '403', zh: '403' }, x => x.empty(403), 'HttpError'],
  [{ en: 'a reset', zh: '连接重置' }, x => x.reset(), 'Unreachable'],
  [
    { en: '200 with a page', zh: '200 页面' },
    x => x.text(200, PAGE, { 'Content-Type': 'text/html' }),
    'BadAnswer',
  ],
  [
    { en: 'another revision', zh: '别的版本' },
    x => x.fail({ code: -32022, message: 'unsupported', data: OTHER }, 400),
    'VersionMismatch',
  ],
]
