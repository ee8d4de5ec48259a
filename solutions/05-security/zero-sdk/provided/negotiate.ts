/**
 * Finding out which era the server lives in, on the process that will serve.
 * Specification 2026-07-28: basic/versioning, basic/transports/stdio
 * (Backward Compatibility); 2025-11-25: basic/lifecycle.
 */
import {
  type Era,
  type Implementation,
  LATEST_LEGACY_VERSION,
  LEGACY_VERSIONS,
  META,
  METHODS,
  MODERN_ERROR_CODES,
  MODERN_VERSION,
  type Params,
} from '@workshop/wire'
import { RequestTimeout, RpcError, VersionMismatch } from './errors.ts'
import type { Rpc } from './rpc.ts'

export interface Agreement {
  era: Era
  protocolVersion: string
  /** What the server says it can do. */
  capabilities: Readonly<Record<string, unknown>>
}

export interface NegotiateOptions {
  era: 'auto' | Era
  timeoutMs: number
  /** How long silence on `server/discover` is waited for when there is a way back. */
  probeTimeoutMs: number
}

const CLIENT_INFO: Implementation = { name: 'mcp-zero-to-one', version: '1.0.0' }
const CAPABILITIES = {}

// #region required-meta
const REQUEST_META = {
  [META.protocolVersion]: MODERN_VERSION,
  [META.clientCapabilities]: CAPABILITIES,
  [META.clientInfo]: CLIENT_INFO,
}

/** The parameters of a request in its era; a modern one introduces itself each time. */
export function paramsIn(era: Era, params: Params = {}): Params {
  return era === 'modern' ? { ...params, _meta: REQUEST_META } : params
}
// #endregion required-meta

export async function negotiate(
  rpc: Rpc,
  notify: (method: 'notifications/initialized') => void,
  { era, timeoutMs, probeTimeoutMs }: NegotiateOptions,
): Promise<Agreement> {
  if (era === 'legacy') return handshake()
  if (era === 'modern') return discover(timeoutMs)
  // #region two-eras
  try {
    return await discover(probeTimeoutMs)
  } catch (cause) {
    if (!looksLegacy(cause)) throw cause
    return handshake()
  }
  // #endregion two-eras

  async function discover(timeoutMs: number): Promise<Agreement> {
    const params = paramsIn('modern')
    const result = await rpc.request(METHODS.discover, params, { timeoutMs })
    const supported = result.supportedVersions
    if (!Array.isArray(supported) || !supported.includes(MODERN_VERSION)) {
      throw new VersionMismatch(MODERN_VERSION, namesIn(supported))
    }
    const capabilities = capabilitiesIn(result)
    return { era: 'modern', protocolVersion: MODERN_VERSION, capabilities }
  }

  /** One offer, one counter-offer, and the word that it is accepted. */
  async function handshake(): Promise<Agreement> {
    const params = {
      protocolVersion: LATEST_LEGACY_VERSION,
      capabilities: CAPABILITIES,
      clientInfo: CLIENT_INFO,
    }
    const result = await rpc.request(METHODS.initialize, params, { timeoutMs })
    const { protocolVersion } = result
    if (
      typeof protocolVersion !== 'string' ||
      !LEGACY_VERSIONS.includes(protocolVersion)
    ) {
      throw new VersionMismatch(LATEST_LEGACY_VERSION, namesIn([protocolVersion]))
    }
    notify('notifications/initialized')
    return { era: 'legacy', protocolVersion, capabilities: capabilitiesIn(result) }
  }
}

/**
 * Silence, or any error that only an older server gives: no single code can be
 * relied on. A modern error proves the opposite.
 */
function looksLegacy(cause: unknown): boolean {
  if (cause instanceof RpcError) return !MODERN_ERROR_CODES.includes(cause.code)
  return cause instanceof RequestTimeout
}

function capabilitiesIn({
  capabilities,
}: Record<string, unknown>): Record<string, unknown> {
  return typeof capabilities === 'object' && capabilities !== null
    ? { ...capabilities }
    : {}
}

function namesIn(versions: unknown): string[] {
  return Array.isArray(versions) ? versions.map(String) : [String(versions)]
}
