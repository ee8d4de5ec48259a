/** What is missing or misplaced in what a server sends. */
import { ERROR_CODES, META } from '@workshop/wire'
import type { Found } from './client-rules.ts'
import { headerOf, isObject, member, textOf, type WireMessage } from './messages.ts'
import { ownVersion } from './signs.ts'
import type { ExchangeFrame } from './types.ts'

const RESULT_TYPES = ['complete', 'input_required', 'task']
const CACHEABLE = [
  'server/discover',
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'prompts/list',
]
/** Emitted by earlier revisions only. */
const RETIRED_CODES: readonly unknown[] = [-32002, -32042]
const STATUS: Readonly<Record<number, string>> = {
  [ERROR_CODES.methodNotFound]: '404',
  [ERROR_CODES.headerMismatch]: '400',
  [ERROR_CODES.missingClientCapability]: '400',
  [ERROR_CODES.unsupportedVersion]: '400',
}

/** An answer to a modern request; `asked` is that request. */
export function answerDeviations(
  message: WireMessage,
  asked: WireMessage,
  frame: ExchangeFrame,
): Found[] {
  if (ownVersion(asked) === undefined) return initializeDeviations(message, asked)
  const method = textOf(asked.method) ?? ''
  const found: Found[] = []
  if (headerOf(frame.headers ?? {}, 'mcp-session-id') !== undefined) {
    found.push({ id: 'session-minted', seen: method })
  }
  const code = member(message.error, 'code')
  if (typeof code === 'number')
    return [...found, ...errorDeviations(code, frame, method)]
  return isObject(message.result)
    ? [...found, ...resultDeviations(message.result, method)]
    : found
}

function errorDeviations(
  code: number,
  { line }: ExchangeFrame,
  method: string,
): Found[] {
  if (RETIRED_CODES.includes(code)) return [{ id: 'retired-code', seen: String(code) }]
  const wanted = STATUS[code]
  // A server without the method is no modern one: nothing is expected of it.
  if (line === undefined || wanted === undefined || method === 'server/discover')
    return []
  return line === wanted ? [] : [{ id: 'wrong-status', seen: `${code}: ${line}` }]
}

function resultDeviations(result: Record<string, unknown>, method: string): Found[] {
  const { resultType, ttlMs, cacheScope } = result
  // What looks like an answer of the older era is not judged by the newer.
  if (resultType === undefined) return [{ id: 'no-result-type', seen: method }]
  const found: Found[] = []
  if (typeof resultType !== 'string' || !RESULT_TYPES.includes(resultType)) {
    found.push({ id: 'unknown-result-type', seen: String(resultType) })
  }
  if (!isObject(member(result._meta, META.serverInfo))) {
    found.push({ id: 'no-server-info', seen: method })
  }
  const hasHints =
    typeof ttlMs === 'number' &&
    ttlMs >= 0 &&
    (cacheScope === 'public' || cacheScope === 'private')
  if (resultType === 'complete' && CACHEABLE.includes(method) && !hasHints) {
    found.push({ id: 'no-cache-hints', seen: method })
  }
  if (method !== 'server/discover') return found
  const { supportedVersions, capabilities } = result
  if (!Array.isArray(supportedVersions) || supportedVersions.length === 0) {
    found.push({ id: 'no-supported-versions', seen: method })
  }
  if (!isObject(capabilities)) found.push({ id: 'no-capabilities', seen: method })
  return found
}

function initializeDeviations(message: WireMessage, asked: WireMessage): Found[] {
  if (asked.method !== 'initialize' || !isObject(message.result)) return []
  const { capabilities } = message.result
  return isObject(capabilities) ? [] : [{ id: 'no-capabilities', seen: 'initialize' }]
}
