/** What is missing or misplaced in what a client sends. */
import { META } from '@workshop/wire'
import type { DeviationId } from '../deviations.ts'
import { headerOf, isObject, member, textOf, type WireMessage } from './messages.ts'
import { LEGACY_METHODS, metaOf, ownVersion } from './signs.ts'
import type { ExchangeFrame } from './types.ts'

export type Found = { id: DeviationId; seen?: string }

export interface ClientScene {
  /** The handshake has been begun, so that requests may be without `_meta`. */
  isLegacySession: boolean
  /** Somebody in this record has been seen to speak the modern era. */
  isModernKnown: boolean
}

export function clientDeviations(
  message: WireMessage,
  frame: ExchangeFrame,
  scene: ClientScene,
): Found[] {
  const { id, method } = message
  if (typeof method !== 'string') return []
  const version = ownVersion(message)
  const found: Found[] = []
  if ('_meta' in message) found.push({ id: 'meta-beside-params', seen: method })
  if (id === null) found.push({ id: 'id-null', seen: method })
  if (id === undefined) return found
  if (version === undefined) {
    const isBare = !scene.isLegacySession && !LEGACY_METHODS.includes(method)
    if (isBare && scene.isModernKnown)
      found.push({ id: 'no-request-meta', seen: method })
    return found
  }
  if (!isObject(member(metaOf(message), META.clientCapabilities))) {
    found.push({ id: 'no-client-capabilities', seen: method })
  }
  if (LEGACY_METHODS.includes(method)) {
    found.push({ id: 'legacy-method-in-modern', seen: method })
  }
  return [...found, ...headerDeviations(message, frame, method, version)]
}

const NAMED: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
}

/** Over HTTP a modern request repeats itself in its head. */
function headerDeviations(
  { params }: WireMessage,
  { line, headers }: ExchangeFrame,
  method: string,
  version: string,
): Found[] {
  if (line === undefined || headers === undefined) return []
  const found: Found[] = []
  const mirrors = [
    ['mcp-protocol-version', version, 'no-version-header'],
    ['mcp-method', method, 'no-method-header'],
    ['mcp-name', textOf(member(params, NAMED[method] ?? '')), 'no-name-header'],
  ] as const
  for (const [header, wanted, missing] of mirrors) {
    if (wanted === undefined) continue
    const actual = headerOf(headers, header)
    if (actual === undefined) found.push({ id: missing, seen: method })
    else if (actual !== wanted && !actual.startsWith('=?base64?')) {
      found.push({ id: 'header-differs', seen: `${header}: ${actual}` })
    }
  }
  return found
}
