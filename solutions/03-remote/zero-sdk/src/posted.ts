/**
 * From a POST to a request that may be answered. What cannot be is refused here, each
 * with the status that tells the client whose mistake it is.
 * Specification 2026-07-28: basic/transports/streamable-http, basic/index.
 */
import {
  ERROR_CODES,
  type InputSchema,
  type JsonRpcNotification,
  type JsonRpcRequest,
  LEGACY_VERSIONS,
  META,
  METHODS,
  MODERN_VERSION,
  REQUIRED_REQUEST_META,
} from '@workshop/wire'
import { decodeHeaderValue, mirrorsOf } from './header-values.ts'
import { Refused } from './refused.ts'

export const LISTEN = 'subscriptions/listen'
const SERVED: readonly string[] = [
  METHODS.discover,
  METHODS.listTools,
  METHODS.callTool,
  LISTEN,
]

// #region status-map
export async function readMessage(
  request: Request,
  maxBytes: number,
): Promise<JsonRpcRequest | JsonRpcNotification> {
  const type = request.headers.get('content-type') ?? 'nothing'
  // A page may post text/plain anywhere unasked; for JSON the browser asks first.
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Refused(415, `expected application/json, got ${type}`)
  }
  const body = await readBody(request, maxBytes)
  let message: unknown
  try {
    message = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new Refused(400, 'the body is no JSON', { code: ERROR_CODES.parseError })
  }
  if (!isMessage(message)) {
    throw new Refused(400, 'expected one JSON-RPC request or notification')
  }
  return message
}

/** A modern client learns from 404 and -32601 together that we are no old server. */
export function checkModern(
  request: JsonRpcRequest,
  headers: Headers,
  isOffered: (method: string) => boolean,
): void {
  const { id, method, params } = request
  for (const key of REQUIRED_REQUEST_META) {
    if (params?._meta?.[key] !== undefined) continue
    const message = `params._meta lacks ${key}`
    throw new Refused(400, message, { id, code: ERROR_CODES.invalidParams })
  }
  const requested = params?._meta?.[META.protocolVersion]
  if (typeof requested !== 'string') {
    const message = `${META.protocolVersion}: expected text, got ${typeof requested}`
    throw new Refused(400, message, { id, code: ERROR_CODES.invalidParams })
  }
  // Two revisions at once: which one is not supported, nobody can say.
  const told = headers.get('mcp-protocol-version')
  if (requested !== MODERN_VERSION && (told ?? requested) === requested) {
    throw new Refused(400, `unsupported protocol version: ${requested}`, {
      id,
      code: ERROR_CODES.unsupportedVersion,
      data: { supported: [MODERN_VERSION], requested },
    })
  }
  if (!SERVED.includes(method) && !isOffered(method)) {
    const code = ERROR_CODES.methodNotFound
    throw new Refused(404, `unknown method: ${method}`, { id, code })
  }
}
// #endregion status-map

// #region mirrored-headers
/**
 * A proxy acts on the headers, we act on the body: where the two differ, somebody was
 * let through for something else.
 */
export function checkHeaders(
  request: JsonRpcRequest,
  headers: Headers,
  schema: InputSchema | undefined,
): void {
  for (const [header, value] of mirrorsOf(request, schema)) {
    const told = headers.get(header)
    if (matches(header, told, value)) continue
    const got = told === null ? 'none' : JSON.stringify(told)
    const message = `${header}: expected ${shown(value)}, got ${got}`
    throw new Refused(400, message, {
      id: request.id,
      code: ERROR_CODES.headerMismatch,
    })
  }
}

const MAY_BE_ENCODED = /^Mcp-(Name$|Param-)/

function matches(header: string, told: string | null, value: unknown): boolean {
  if (told === null) return value === undefined
  if (typeof value === 'object') return false
  const text = MAY_BE_ENCODED.test(header) ? decodeHeaderValue(told) : told
  if (typeof value === 'number') return text !== '' && Number(text) === value
  return value !== undefined && text === String(value)
}

/** Not what is inside: it may be nested deeper than anybody can print. */
function shown(value: unknown): string {
  return typeof value === 'object' ? 'no object' : (JSON.stringify(value) ?? 'none')
}
// #endregion mirrored-headers

/** A request without a handshake behind it has to say itself that it is legacy. */
export function isLegacy(
  { method, params }: JsonRpcRequest,
  headers: Headers,
): boolean {
  if (params?._meta?.[META.protocolVersion] !== undefined) return false
  if (method === METHODS.initialize) return true
  return LEGACY_VERSIONS.includes(headers.get('mcp-protocol-version') ?? '')
}

// #region foreign-origin
/** Counts what really comes: Content-Length is only what the sender says. */
async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  const tooLarge = new Refused(413, `the body has more than ${maxBytes} bytes`)
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
// #endregion foreign-origin

function isMessage(value: unknown): value is JsonRpcRequest | JsonRpcNotification {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { jsonrpc, id, method, params } = value as Record<string, unknown>
  const isIdentified = typeof id === 'string' || Number.isSafeInteger(id)
  const hasParams =
    params === undefined || (typeof params === 'object' && params !== null)
  return (
    jsonrpc === '2.0' &&
    typeof method === 'string' &&
    (isIdentified || id === undefined) &&
    hasParams
  )
}
