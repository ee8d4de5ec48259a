/**
 * What an answer says about the era of its server, and what the two sides agree on.
 * Not here: sending, and sessions.
 * Specification 2026-07-28: basic/versioning, basic/transports/streamable-http
 * (Backward Compatibility); 2025-11-25: basic/lifecycle.
 */
import {
  ERROR_CODES,
  type Era,
  type Implementation,
  LATEST_LEGACY_VERSION,
  LEGACY_VERSIONS,
  META,
  MODERN_ERROR_CODES,
  MODERN_VERSION,
  type Params,
} from '@workshop/wire'
import { VersionMismatch } from '../provided/errors.ts'
import { messageIn, type Reply, resultOf } from './reply.ts'

export interface Agreement {
  era: Era
  protocolVersion: string
  /** What the server says it can do. */
  capabilities: Readonly<Record<string, unknown>>
}

type Result = Record<string, unknown>

const CLIENT_INFO: Implementation = { name: 'mcp-zero-to-one', version: '1.0.0' }

// #region era-over-http
/** Refusals that are the same in either era. */
const NOT_ABOUT_THE_ERA = [401, 403, 407, 408, 429]

/** What the answer to `server/discover` says. An outage says nothing. */
export function eraOf(answer: { status: number; body: string }): Era | 'unknown' {
  const { status, body } = answer
  const message = messageIn(body)
  const error = message && 'error' in message ? message.error : undefined
  const result = message && 'result' in message ? message.result : undefined
  if (error && MODERN_ERROR_CODES.includes(error.code)) return 'modern'
  if (status >= 400 && status < 500) {
    return NOT_ABOUT_THE_ERA.includes(status) ? 'unknown' : 'legacy'
  }
  if (status < 200 || status >= 300) return 'unknown'
  if (result && 'supportedVersions' in result) return 'modern'
  return result || error ? 'legacy' : 'unknown'
}

/** What discovery leads to; undefined means that only `initialize` is left. */
export function agreementIn(reply: Reply): Agreement | undefined {
  if (eraOf(reply) === 'legacy') return undefined
  const refused = refusedVersionIn(reply)
  const result = refused ? {} : resultOf(reply)
  const supported = namesIn(refused?.supported ?? result.supportedVersions)
  if (!refused && supported.includes(MODERN_VERSION)) {
    const capabilities = capabilitiesIn(result)
    return { era: 'modern', protocolVersion: MODERN_VERSION, capabilities }
  }
  // Whoever lists revisions has told us what to try, and what not to.
  if (supported.some(version => LEGACY_VERSIONS.includes(version))) return undefined
  throw new VersionMismatch(MODERN_VERSION, supported)
}
// #endregion era-over-http

/** Refused, and named among what is supported: worth asking once more. */
export function isContradiction(reply: Reply): boolean {
  return namesIn(refusedVersionIn(reply)?.supported).includes(MODERN_VERSION)
}

function refusedVersionIn({ response }: Reply): { supported?: unknown } | undefined {
  if (!response || 'result' in response) return undefined
  const { code, data } = response.error
  if (code !== ERROR_CODES.unsupportedVersion) return undefined
  return typeof data === 'object' && data !== null ? data : {}
}

/** One offer, one counter-offer. */
export function handshakeParams(capabilities: object): Params {
  return {
    protocolVersion: LATEST_LEGACY_VERSION,
    capabilities,
    clientInfo: CLIENT_INFO,
  }
}

export function handshakeAgreement(result: Result): Agreement {
  const { protocolVersion } = result
  if (
    typeof protocolVersion === 'string' &&
    LEGACY_VERSIONS.includes(protocolVersion)
  ) {
    return { era: 'legacy', protocolVersion, capabilities: capabilitiesIn(result) }
  }
  throw new VersionMismatch(LATEST_LEGACY_VERSION, [String(protocolVersion)])
}

/** A modern request introduces itself each time; what the caller put there stays. */
export function modernParams(params: Params, capabilities: object): Params {
  const introduction = {
    [META.protocolVersion]: MODERN_VERSION,
    [META.clientCapabilities]: capabilities,
    [META.clientInfo]: CLIENT_INFO,
  }
  return { ...params, _meta: { ...params._meta, ...introduction } }
}

function capabilitiesIn({ capabilities }: Result): Result {
  return typeof capabilities === 'object' && capabilities !== null
    ? { ...capabilities }
    : {}
}

function namesIn(versions: unknown): string[] {
  return Array.isArray(versions)
    ? versions.filter(name => typeof name === 'string')
    : []
}
