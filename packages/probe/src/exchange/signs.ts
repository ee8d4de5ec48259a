/** What in a message shows an era, and which revisions it names. */
import { META, MODERN_ERROR_CODES, REVISIONS } from '@workshop/wire'
import { headerOf, isObject, member, textOf, type WireMessage } from './messages.ts'
import type { EraSign, ExchangeFrame } from './types.ts'

export type Sign = Pick<EraSign, 'era' | 'found'>

const MODERN_METHODS = ['server/discover', 'subscriptions/listen']
/** Methods that 2026-07-28 has removed. */
export const LEGACY_METHODS: readonly string[] = [
  'initialize',
  'notifications/initialized',
  'ping',
  'logging/setLevel',
  'resources/subscribe',
  'resources/unsubscribe',
  'notifications/roots/list_changed',
  'notifications/elicitation/complete',
]

export const metaOf = (message: WireMessage): unknown => member(message.params, '_meta')

/** The revision that a request names for itself. */
export const ownVersion = (message: WireMessage): string | undefined =>
  textOf(member(metaOf(message), META.protocolVersion))

export function clientSign(message: WireMessage): Sign | undefined {
  const method = textOf(message.method)
  if (ownVersion(message) !== undefined) {
    return { era: 'modern', found: META.protocolVersion }
  }
  if (method === undefined) {
    return { era: 'legacy', found: 'a response' }
  }
  if (LEGACY_METHODS.includes(method)) return { era: 'legacy', found: method }
  return MODERN_METHODS.includes(method) ? { era: 'modern', found: method } : undefined
}

/** `asked`: the request that the message answers. */
export function serverSign(
  message: WireMessage,
  asked: WireMessage | undefined,
  line = '',
): Sign | undefined {
  const method = textOf(message.method)
  if (method !== undefined) {
    if (message.id !== undefined)
      return { era: 'legacy', found: `a request: ${method}` }
    return /subscriptions\//.test(method) ? { era: 'modern', found: method } : undefined
  }
  const code = member(message.error, 'code')
  // Who is turned away at the door, or meets an outage, has learned no era.
  if (typeof code === 'number') {
    return /^(?:401|403|5)/.test(line) ? undefined : errorSign(code, asked)
  }
  const { result } = message
  for (const key of ['resultType', 'supportedVersions']) {
    if (member(result, key) !== undefined) return { era: 'modern', found: key }
  }
  if (member(result, 'protocolVersion') !== undefined) {
    return { era: 'legacy', found: 'protocolVersion in a result' }
  }
  return asked?.method === 'ping'
    ? { era: 'legacy', found: 'ping is answered' }
    : undefined
}

function errorSign(code: number, asked: WireMessage | undefined): Sign | undefined {
  if (MODERN_ERROR_CODES.includes(code)) return { era: 'modern', found: String(code) }
  if (asked?.method !== 'server/discover') return undefined
  return { era: 'legacy', found: `server/discover: ${code}` }
}

export function headSign({
  from,
  line,
  headers = {},
}: ExchangeFrame): Sign | undefined {
  const version = headerOf(headers, 'mcp-protocol-version')
  if (from === 'client') {
    if (headerOf(headers, 'mcp-method')) return { era: 'modern', found: 'Mcp-Method' }
    if (headerOf(headers, 'last-event-id')) {
      return { era: 'legacy', found: 'Last-Event-ID' }
    }
    if (/^GET /.test(line ?? '')) return { era: 'legacy', found: 'GET' }
    const era = REVISIONS.find(revision => revision.version === version)?.era
    if (era && version) return { era, found: `MCP-Protocol-Version: ${version}` }
  }
  const session = headerOf(headers, 'mcp-session-id')
  return session === undefined ? undefined : { era: 'legacy', found: 'Mcp-Session-Id' }
}

export function revisionsOf(message: WireMessage): string[] {
  const named = [
    ownVersion(message),
    member(message.params, 'protocolVersion'),
    member(message.result, 'protocolVersion'),
    ...listOf(member(message.result, 'supportedVersions')),
    ...listOf(member(member(message.error, 'data'), 'supported')),
  ]
  return named.filter(version => typeof version === 'string')
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export const isResult = ({ result }: WireMessage): boolean => isObject(result)
