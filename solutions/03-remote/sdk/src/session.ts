/**
 * One SDK client over one SDK transport: connected in the era of the server, asked,
 * and ended.
 *
 * The SDK does: `server/discover`, and `initialize` if that is what is left; `_meta`
 * on modern requests, version and session headers, `Mcp-Method` and `Mcp-Name`; whose
 * progress it is; answers to a legacy server's own requests; the DELETE at the end.
 * Left to us: `Mcp-Param-*`, which it sends for `callTool` alone, and that one calls
 * a second time after every -32020; its timers, which are not on our clock; its name
 * for every way to give up, `REQUEST_TIMEOUT`.
 */
import {
  Client,
  type ProgressCallback,
  SdkError,
  SdkErrorCode,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import type { InputSchema, JsonRpcNotification, Params } from '@workshop/wire'
import type { Progress } from '../provided/contract.ts'
import { CLIENT_INFO, SPOKEN_VERSIONS } from '../provided/negotiate.ts'
import { inOurWords } from '../provided/translate.ts'
import { encodeHeaderValue, mirrorsOf } from './header-values.ts'
import type { Agreement } from './negotiate.ts'
import { createSdkFetch, type SdkFetchOptions } from './sdk-fetch.ts'

export interface SessionOptions extends Omit<SdkFetchOptions, 'deliver'> {
  url: string
  /** What this client can do for the server. */
  capabilities: object
  onNotification(notification: JsonRpcNotification): void
}

export interface Asked {
  signal: AbortSignal
  /** Of the tool that is called: it may want arguments repeated in headers. */
  schema?: InputSchema | undefined
  onProgress?: ((progress: Progress) => void) | undefined
}

export interface Session {
  readonly sdk: Client
  readonly agreement: Agreement
  request(
    method: string,
    params: Params,
    asked: Asked,
  ): Promise<Record<string, unknown>>
  end(): Promise<void>
}

/** As long as a timer of Node can be. Our own limits are shorter. */
const FOREVER_MS = 2 ** 31 - 1

export async function openSession(
  mode: 'auto' | 'legacy',
  options: SessionOptions,
  signal: AbortSignal,
): Promise<Session> {
  const { url, capabilities, onNotification } = options
  const sdk = new Client(CLIENT_INFO, {
    capabilities,
    supportedProtocolVersions: SPOKEN_VERSIONS,
    versionNegotiation: { mode, probe: { timeoutMs: FOREVER_MS } },
    inputRequired: { autoFulfill: false },
  })
  sdk.fallbackNotificationHandler = async notification =>
    onNotification({ jsonrpc: '2.0', ...notification } as JsonRpcNotification)
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    fetch: createSdkFetch({
      ...options,
      deliver: message => transport.onmessage?.(message as never),
    }),
  })
  const giveUp = (): void => void transport.close()
  signal.addEventListener('abort', giveUp)
  try {
    await sdk.connect(transport, { timeout: FOREVER_MS })
  } catch (cause) {
    await transport.close()
    signal.throwIfAborted()
    throw reasonOf(cause, 'initialize')
  } finally {
    signal.removeEventListener('abort', giveUp)
  }

  const isModern = sdk.getProtocolEra() === 'modern'

  async function request(method: string, params: Params, asked: Asked) {
    const { signal, schema, onProgress } = asked
    try {
      return await sdk.request({ method, params } as never, {
        signal,
        timeout: FOREVER_MS,
        allowInputRequired: true,
        headers: isModern ? headersFor({ method, params }, schema) : {},
        ...(onProgress && { onprogress: onProgress as ProgressCallback }),
      })
    } catch (cause) {
      signal.throwIfAborted()
      throw reasonOf(cause, method)
    }
  }

  return {
    sdk,
    agreement: {
      era: isModern ? 'modern' : 'legacy',
      protocolVersion: sdk.getNegotiatedProtocolVersion() ?? '',
      capabilities: { ...sdk.getServerCapabilities() },
    },
    request,
    async end() {
      // There may be nobody left to hear it.
      await transport.terminateSession().catch(() => undefined)
      await sdk.close()
    },
  }
}

/** Those that the transport sets itself it does not take from anybody. */
function headersFor(
  request: { method: string; params: Params },
  schema: InputSchema | undefined,
): Record<string, string> {
  if (!schema) return {}
  const told = mirrorsOf(request, schema).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    told.map(([header, value]) => [header, encodeHeaderValue(value)]),
  )
}

/** Whatever `fetch` threw; around the probe the SDK wraps it. */
function reasonOf(cause: unknown, method: string): unknown {
  if (cause instanceof SdkError && cause.code === SdkErrorCode.EraNegotiationFailed) {
    return cause.cause ?? cause
  }
  return inOurWords(cause, { method, timeoutMs: FOREVER_MS, failure: undefined })
}
