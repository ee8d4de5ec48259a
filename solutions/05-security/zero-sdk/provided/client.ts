/**
 * A client for one server: starts it, agrees on an era, calls its tools, and
 * can say at any moment how well that goes.
 * Specification 2026-07-28: server/tools, basic/transports/stdio.
 */
import {
  ERROR_CODES,
  type JsonRpcMessage,
  type JsonRpcNotification,
  type JsonRpcRequest,
  METHODS,
  NOTIFICATIONS,
  type ToolDefinition,
  type ToolResult,
} from '@workshop/wire'
import { startChild } from './child.ts'
import type {
  CallOptions,
  Client,
  ClientStats,
  ConnectOptions,
  ToolPage,
} from './contract.ts'
import { RpcError, TruncatedStream } from './errors.ts'
import { createLineDecoder, encodeMessage, type FramingEvent } from './framing.ts'
import { type Agreement, negotiate, paramsIn } from './negotiate.ts'
import { createRpc } from './rpc.ts'

export type * from './contract.ts'
export * from './errors.ts'

const NOISE_SAMPLES = 5

export async function connect(options: ConnectOptions): Promise<Client> {
  const { era = 'auto', timeoutMs = 30_000, probeTimeoutMs = 3000, maxBytes } = options
  options.signal?.throwIfAborted()
  const child = startChild(options)
  const decoder = createLineDecoder(maxBytes === undefined ? {} : { maxBytes })
  const rpc = createRpc(send)
  const noise = { lines: 0, samples: [] as string[] }
  const listeners = new Set<(notification: JsonRpcNotification) => void>()
  let damaged = 0
  let state: ClientStats['state'] = 'connected'
  let agreement: Agreement | undefined

  function send(message: JsonRpcMessage): void {
    child.write(encodeMessage(message))
  }

  function fail(reason: Error): void {
    if (state === 'connected') state = 'failed'
    rpc.fail(reason)
  }

  // #region stdout-noise
  /** Noise is the server's fault and no reason to stop, but it must be visible. */
  function countNoise(sample: string): void {
    noise.lines++
    if (noise.samples.length < NOISE_SAMPLES) noise.samples.push(sample)
  }
  // #endregion stdout-noise

  function receive(event: FramingEvent): void {
    if (event.type === 'noise') countNoise(event.sample)
    else if (event.type === 'oversize') countNoise(`(a line of ${event.bytes} bytes)`)
    else if (event.type === 'truncated') fail(new TruncatedStream(event.sample))
    else {
      if (event.damaged) damaged++
      dispatch(event.message)
    }
  }

  /** What has a method comes from the server's own account; the rest are answers. */
  function dispatch(message: JsonRpcMessage): void {
    if (!('method' in message)) rpc.settle(message)
    else if ('id' in message) answerServer(message)
    else if (message.method === NOTIFICATIONS.progress)
      rpc.progress(message.params ?? {})
    else for (const listener of listeners) listener(message)
  }

  /** Only legacy servers may ask. A modern client writes no answers at all. */
  function answerServer({ id, method }: JsonRpcRequest): void {
    if (agreement?.era === 'modern') return
    const message = `not offered: ${method}`
    const error = { code: ERROR_CODES.methodNotFound, message }
    const answer = method === METHODS.ping ? { result: {} } : { error }
    send({ jsonrpc: '2.0', id, ...answer })
  }

  child.stdout.on('data', (chunk: Uint8Array) => decoder.push(chunk).forEach(receive))
  child.stdout.on('end', () => {
    decoder.end().forEach(receive)
    // A server without a stdout can answer nothing more, even if it still runs.
    void child.stop()
  })
  void child.gone.then(fail)

  async function close(): Promise<void> {
    if (state === 'connected') state = 'closed'
    await child.stop()
  }

  const giveUp = (): void => void child.stop()
  options.signal?.addEventListener('abort', giveUp)
  try {
    const notify = (method: string): void => send({ jsonrpc: '2.0', method })
    agreement = await negotiate(rpc, notify, { era, timeoutMs, probeTimeoutMs })
  } catch (cause) {
    await close()
    throw cause
  } finally {
    options.signal?.removeEventListener('abort', giveUp)
  }
  const agreed = agreement

  async function listPage(cursor?: string): Promise<ToolPage> {
    const params = paramsIn(agreed.era, cursor === undefined ? {} : { cursor })
    const result = await rpc.request(METHODS.listTools, params, { timeoutMs })
    return { tools: [], ...result }
  }

  /** All pages. A cursor that comes back ends the list: it would never end by itself. */
  async function listTools(): Promise<ToolDefinition[]> {
    const tools: ToolDefinition[] = []
    const seen = new Set<string | undefined>()
    let cursor: string | undefined
    do {
      seen.add(cursor)
      const page = await listPage(cursor)
      tools.push(...page.tools)
      cursor = page.nextCursor
    } while (!seen.has(cursor))
    return tools
  }

  // #region error-or-iserror
  /** Rejects when there was no call; a tool that failed is a result with `isError`. */
  async function callTool(
    name: string,
    args: object = {},
    options: CallOptions = {},
  ): Promise<ToolResult> {
    const params = paramsIn(agreed.era, { name, arguments: args })
    const patience = { timeoutMs, ...options }
    const result = await rpc.request(METHODS.callTool, params, patience)
    const { resultType = 'complete' } = result
    if (resultType !== 'complete') {
      const message = `result of type ${JSON.stringify(resultType)}: expected "complete"`
      throw new RpcError(ERROR_CODES.invalidRequest, message)
    }
    return result as ToolResult
  }
  // #endregion error-or-iserror

  function health(): ClientStats['health'] {
    if (state === 'failed') return 'failed'
    return noise.lines + damaged + rpc.unmatched > 0 ? 'degraded' : 'ok'
  }

  function stats(): ClientStats {
    return {
      state,
      health: health(),
      era: agreed.era,
      protocolVersion: agreed.protocolVersion,
      pid: child.pid,
      pending: rpc.pending,
      noise: { lines: noise.lines, samples: [...noise.samples] },
      unmatched: rpc.unmatched,
      stderrTail: child.stderrTail,
    }
  }

  return {
    capabilities: agreed.capabilities,
    gone: child.gone,
    listTools,
    listPage,
    callTool,
    onNotification: listener => void listeners.add(listener),
    stats,
    close,
  }
}
