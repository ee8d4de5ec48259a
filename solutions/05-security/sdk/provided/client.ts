/**
 * A client for one server: starts it, agrees on an era, calls its tools, and
 * can say at any moment how well that goes.
 *
 * The SDK does: requests and their ids, `_meta` on every modern one, the schemas
 * of results, all pages of a list, answers to a legacy server's own requests,
 * the timeout that starts again at each progress, the cancel on the wire.
 * Left to us: the process and the probe (transport.ts, negotiate.ts), a limit
 * that progress cannot move, and errors that say what happened: the SDK has one
 * code for every way to run out of patience, and one for every lost server.
 * Specification 2026-07-28: server/tools, basic/patterns/cancellation.
 */
import {
  type ProgressCallback,
  type RequestOptions,
  Client as SdkClient,
} from '@modelcontextprotocol/client'
import {
  type JsonRpcNotification,
  METHODS,
  type ToolDefinition,
  type ToolResult,
} from '@workshop/wire'
import type {
  CallOptions,
  Client,
  ClientStats,
  ConnectOptions,
  ToolPage,
} from './contract.ts'
import { RequestCancelled, RequestTimeout } from './errors.ts'
import { CLIENT_INFO, negotiate, SPOKEN_VERSIONS } from './negotiate.ts'
import { inOurWords } from './translate.ts'
import { ChildTransport } from './transport.ts'

export type * from './contract.ts'
export * from './errors.ts'

/** Node's timers know no longer time; beyond it they fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1

export async function connect(options: ConnectOptions): Promise<Client> {
  const { era = 'auto', timeoutMs = 30_000, probeTimeoutMs = 3000 } = options
  options.signal?.throwIfAborted()
  const transport = new ChildTransport(options)
  const sdk = new SdkClient(CLIENT_INFO, {
    supportedProtocolVersions: SPOKEN_VERSIONS,
    // A server that asks for input anyway is refused, not served.
    inputRequired: { autoFulfill: false },
  })
  let closed = false

  const giveUp = (): void => void transport.close()
  options.signal?.addEventListener('abort', giveUp)
  try {
    await negotiate(sdk, transport, { era, timeoutMs, probeTimeoutMs })
  } catch (cause) {
    await transport.close()
    const { failure } = transport
    throw inOurWords(cause, { method: METHODS.initialize, timeoutMs, failure })
  } finally {
    options.signal?.removeEventListener('abort', giveUp)
  }
  // Kept here, because the SDK forgets both when it closes.
  const agreed = {
    era: sdk.getProtocolEra(),
    protocolVersion: sdk.getNegotiatedProtocolVersion(),
  }

  // #region slow-neighbour
  async function patiently<T>(
    method: string,
    options: CallOptions,
    ask: (options: RequestOptions) => Promise<T>,
  ): Promise<T> {
    if (transport.failure) throw transport.failure
    const { signal, onProgress = () => undefined } = options
    const patience = options.timeoutMs ?? timeoutMs
    const { maxTimeoutMs = 4 * patience } = options
    // The SDK looks at its own `maxTotalTimeout` only when progress arrives, and
    // then it forgets to cancel.
    const limit = new AbortController()
    const timer = setTimeout(
      () => limit.abort(new RequestTimeout(method, maxTimeoutMs)),
      Math.min(maxTimeoutMs, LONGEST_TIMER),
    )
    try {
      return await ask({
        timeout: patience,
        resetTimeoutOnProgress: true,
        onprogress: onProgress as ProgressCallback,
        signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
      })
    } catch (cause) {
      if (signal?.aborted) throw new RequestCancelled(method, signal.reason)
      if (limit.signal.aborted) throw limit.signal.reason
      const { failure } = transport
      throw inOurWords(cause, { method, timeoutMs: patience, failure })
    } finally {
      clearTimeout(timer)
    }
  }
  // #endregion slow-neighbour

  async function listTools(): Promise<ToolDefinition[]> {
    // Asking the SDK in vain would write a line to this process's own stdout.
    if (!sdk.getServerCapabilities()?.tools) return []
    const { tools } = await patiently(METHODS.listTools, {}, options =>
      sdk.listTools({}, { ...options, cacheMode: 'bypass' }),
    )
    return tools as ToolDefinition[]
  }

  /** One page as it came; `sdk.listTools` reads them all and keeps no cursor. */
  async function listPage(cursor?: string): Promise<ToolPage> {
    const params = cursor === undefined ? {} : { cursor }
    const page = await patiently(METHODS.listTools, {}, options =>
      sdk.request({ method: METHODS.listTools, params }, options),
    )
    return page as ToolPage
  }

  function onNotification(listener: (notification: JsonRpcNotification) => void): void {
    sdk.fallbackNotificationHandler = async notification => {
      listener({ jsonrpc: '2.0', ...notification } as JsonRpcNotification)
    }
  }

  // #region error-or-iserror
  /** Rejects when there was no call; a tool that failed is a result with `isError`. */
  async function callTool(
    name: string,
    args: object = {},
    options: CallOptions = {},
  ): Promise<ToolResult> {
    // `sdk.callTool` would call twice after -32020, and reject on its own account
    // what does not fit the output schema.
    const params = { name, arguments: args as Record<string, unknown> }
    return patiently(METHODS.callTool, options, options =>
      sdk.request({ method: METHODS.callTool, params }, options),
    ) as Promise<ToolResult>
  }
  // #endregion error-or-iserror

  function stats(): ClientStats {
    const { failure, noise, damaged, unmatched, open, pid, stderrTail } = transport
    const flaws = noise.lines + damaged + unmatched
    const state = closed ? 'closed' : failure ? 'failed' : 'connected'
    return {
      state,
      health: state === 'failed' ? 'failed' : flaws > 0 ? 'degraded' : 'ok',
      ...agreed,
      pid,
      pending: open.size,
      noise: { lines: noise.lines, samples: [...noise.samples] },
      unmatched,
      stderrTail,
    }
  }

  async function close(): Promise<void> {
    closed ||= transport.failure === undefined
    await transport.close()
  }

  return {
    capabilities: { ...sdk.getServerCapabilities() },
    gone: transport.gone,
    listTools,
    listPage,
    callTool,
    onNotification,
    stats,
    close,
  }
}
