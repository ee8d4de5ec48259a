/**
 * A link to a server in this process. It behaves as if there were a wire in between,
 * because code that was only tried without one breaks on the first that there is.
 *
 * The SDK does: the protocol, over any transport.
 * Left to us: a transport. The SDK's own for memory speaks legacy only, and hands over
 * the sender's own objects.
 * Specification 2026-07-28: basic/transports (Custom Transports), server/tools.
 */
import {
  Client,
  type ProgressCallback,
  type RequestOptions,
  type Transport,
} from '@modelcontextprotocol/client'
import {
  type JsonRpcMessage,
  type JsonRpcNotification,
  METHODS,
  MODERN_VERSION,
  type ToolResult,
} from '@workshop/wire'
import { CLIENT_INFO, SPOKEN_VERSIONS } from '../provided/negotiate.ts'
import { inOurWords } from '../provided/translate.ts'
import type { Link, OpenOptions, ToolPage } from './contract.ts'

/** The server: gets each message, and says what it says by `send`. */
export type Serve = (
  message: JsonRpcMessage,
  send: (message: JsonRpcMessage) => void,
) => unknown

type SdkMessage = Parameters<Transport['send']>[0]

const PATIENCE_MS = 30_000

// #region transport-seam
/** Two directions, each in order. Nothing arrives inside the call that sent it. */
class MemoryTransport implements Transport {
  onmessage?: Transport['onmessage']
  onclose?: Transport['onclose']
  /** Why nothing can be asked any more. */
  failure: Error | undefined
  readonly #toServer: (message: JsonRpcMessage) => void

  constructor(serve: Serve) {
    const toClient = this.#later(message => this.onmessage?.(message as SdkMessage))
    this.#toServer = this.#later(message => serve(message, toClient))
  }

  async start(): Promise<void> {
    // There is nothing to open.
  }

  async send(message: SdkMessage): Promise<void> {
    this.#toServer(message as JsonRpcMessage)
  }

  async close(): Promise<void> {
    this.cut(new Error('closed'))
  }

  cut(reason: Error): void {
    if (this.failure) return
    this.failure = reason
    this.onclose?.()
  }

  #later(deliver: (message: JsonRpcMessage) => unknown) {
    return (message: JsonRpcMessage): void => {
      // What the sender changes afterwards is the sender's own.
      const line = JSON.stringify(message)
      setImmediate(async () => {
        if (this.failure) return
        try {
          await deliver(JSON.parse(line))
        } catch (cause) {
          this.cut(cause as Error)
        }
      })
    }
  }
}
// #endregion transport-seam

export async function openMemoryLink(
  serve: Serve,
  { name, timeoutMs = PATIENCE_MS }: OpenOptions,
): Promise<Link> {
  const transport = new MemoryTransport(serve)
  const sdk = new Client(CLIENT_INFO, {
    supportedProtocolVersions: SPOKEN_VERSIONS,
    versionNegotiation: { mode: { pin: MODERN_VERSION }, probe: { timeoutMs } },
    inputRequired: { autoFulfill: false },
  })
  const listeners = new Set<(notification: JsonRpcNotification) => void>()
  sdk.fallbackNotificationHandler = async notification => {
    for (const listener of listeners) {
      listener({ jsonrpc: '2.0', ...notification } as JsonRpcNotification)
    }
  }
  const gone = new Promise<Error>(resolve => {
    sdk.onclose = () => resolve(transport.failure ?? new Error(`${name} is gone`))
  })

  async function ask(method: string, params: object, options: RequestOptions = {}) {
    if (transport.failure) throw transport.failure
    try {
      const given = { timeout: timeoutMs, resetTimeoutOnProgress: true, ...options }
      return await sdk.request({ method, params } as never, given)
    } catch (cause) {
      const { failure } = transport
      throw inOurWords(cause, { method, timeoutMs, failure })
    }
  }

  await sdk.connect(transport)
  return {
    era: 'modern',
    protocolVersion: MODERN_VERSION,
    capabilities: { ...sdk.getServerCapabilities() },
    gone,
    async listPage(cursor) {
      const params = cursor === undefined ? {} : { cursor }
      return (await ask(METHODS.listTools, params)) as unknown as ToolPage
    },
    async callTool(tool, args = {}, { timeoutMs: timeout, signal, onProgress } = {}) {
      const params = { name: tool, arguments: args }
      return (await ask(METHODS.callTool, params, {
        ...(timeout !== undefined && { timeout }),
        ...(signal && { signal }),
        ...(onProgress && { onprogress: onProgress as ProgressCallback }),
      })) as ToolResult
    },
    onNotification: listener => void listeners.add(listener),
    async close() {
      transport.cut(new Error(`${name} is closed`))
    },
  }
}
