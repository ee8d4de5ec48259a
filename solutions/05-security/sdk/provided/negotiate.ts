/**
 * Finding out which era the server lives in, on the process that will serve.
 *
 * The SDK does: the legacy handshake, and from then on `_meta` on each request.
 * It has a probe of its own, too (mode `auto`): on its own transport it spends a
 * second process on it. On one like ours it asks this process, but it takes -32020
 * and -32021 for legacy, and falls back from a modern server of other revisions.
 * Left to us: the probe. Its verdict goes to the SDK as `prior`, which then asks
 * nothing again.
 * Specification 2026-07-28: basic/versioning, basic/transports/stdio
 * (Backward Compatibility); 2025-11-25: basic/lifecycle.
 */
import type { Client, PriorDiscovery } from '@modelcontextprotocol/client'
import {
  type Era,
  type Implementation,
  type JsonRpcResponse,
  LATEST_LEGACY_VERSION,
  LEGACY_VERSIONS,
  META,
  METHODS,
  MODERN_ERROR_CODES,
  MODERN_VERSION,
} from '@workshop/wire'
import { RequestTimeout, RpcError, VersionMismatch } from './errors.ts'
import type { ChildTransport, SdkMessage } from './transport.ts'

export interface NegotiateOptions {
  era: 'auto' | Era
  timeoutMs: number
  /** How long silence on `server/discover` is waited for when there is a way back. */
  probeTimeoutMs: number
}

export const CLIENT_INFO: Implementation = { name: 'mcp-zero-to-one', version: '1.0.0' }
/** Newest first: the SDK offers the first legacy one. */
export const SPOKEN_VERSIONS = [MODERN_VERSION, ...[...LEGACY_VERSIONS].reverse()]

/** A string never meets the SDK's own ids, which are numbers. */
const PROBE_ID = 'discover'
const LEGACY: PriorDiscovery = { kind: 'legacy' }

export async function negotiate(
  sdk: Client,
  transport: ChildTransport,
  { era, timeoutMs, probeTimeoutMs }: NegotiateOptions,
): Promise<void> {
  const early: SdkMessage[] = []
  const prior = await chooseEra()
  if (prior.kind === 'modern') return sdk.connect(transport, { prior })
  return handshake()

  // #region two-eras
  async function chooseEra(): Promise<PriorDiscovery> {
    if (era === 'legacy') return LEGACY
    try {
      return await discover(era === 'modern' ? timeoutMs : probeTimeoutMs)
    } catch (cause) {
      if (era === 'auto' && looksLegacy(cause)) return LEGACY
      throw cause
    }
  }
  // #endregion two-eras

  async function discover(timeoutMs: number): Promise<PriorDiscovery> {
    const answer = await probe(timeoutMs)
    if ('error' in answer) {
      const { code, message, data } = answer.error
      throw new RpcError(code, message, data)
    }
    const { result } = answer
    const supported = result.supportedVersions
    if (!Array.isArray(supported) || !supported.includes(MODERN_VERSION)) {
      throw new VersionMismatch(MODERN_VERSION, namesIn(supported))
    }
    return { kind: 'modern', discover: result } as PriorDiscovery
  }

  /** One question on the bare transport, before the SDK takes it over. */
  function probe(timeoutMs: number): Promise<JsonRpcResponse> {
    return new Promise<JsonRpcResponse>((resolve, reject) => {
      const timer = setTimeout(() => {
        settle(() => reject(new RequestTimeout(METHODS.discover, timeoutMs)))
      }, timeoutMs)
      function settle(how: () => void): void {
        clearTimeout(timer)
        transport.open.delete(PROBE_ID)
        transport.onmessage = undefined
        transport.onclose = undefined
        how()
      }
      transport.onclose = () => settle(() => reject(transport.failure))
      transport.onmessage = message => {
        if ('method' in message) early.push(message)
        else settle(() => resolve(message as JsonRpcResponse))
      }
      transport.send(probeRequest()).catch(cause => settle(() => reject(cause)))
    })
  }

  async function handshake(): Promise<void> {
    let counterOffer: unknown
    // The SDK calls a handler that was there before it, too.
    transport.onmessage = message => {
      if ('result' in message) counterOffer ??= message.result.protocolVersion
    }
    const connected = sdk.connect(transport, { prior: LEGACY, timeout: timeoutMs })
    // Only a legacy server may ask; what it asked too early is answered now.
    for (const message of early) transport.onmessage?.(message)
    try {
      await connected
    } catch (cause) {
      // To the SDK a counter-offer nobody knows is an error like any other.
      if (counterOffer === undefined || isSpoken(counterOffer)) throw cause
      throw new VersionMismatch(LATEST_LEGACY_VERSION, namesIn([counterOffer]))
    }
  }
}

// #region required-meta
/** The probe comes before the SDK, so it has to introduce itself. */
function probeRequest(): SdkMessage {
  const _meta = {
    [META.protocolVersion]: MODERN_VERSION,
    [META.clientCapabilities]: {},
    [META.clientInfo]: CLIENT_INFO,
  }
  return { jsonrpc: '2.0', id: PROBE_ID, method: METHODS.discover, params: { _meta } }
}
// #endregion required-meta

/**
 * Silence, or any error that only an older server gives: no single code can be
 * relied on. A modern error proves the opposite.
 */
function looksLegacy(cause: unknown): boolean {
  if (cause instanceof RpcError) return !MODERN_ERROR_CODES.includes(cause.code)
  return cause instanceof RequestTimeout
}

function isSpoken(version: unknown): boolean {
  return typeof version === 'string' && LEGACY_VERSIONS.includes(version)
}

function namesIn(versions: unknown): string[] {
  return Array.isArray(versions) ? versions.map(String) : [String(versions)]
}
