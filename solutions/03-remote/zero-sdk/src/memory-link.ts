/**
 * A link to a server in this process. It behaves as if there were a wire in between,
 * because code that was only tried without one breaks on the first that there is.
 * Specification 2026-07-28: basic/transports (Custom Transports), server/tools.
 */
import {
  ERROR_CODES,
  type JsonRpcMessage,
  type JsonRpcNotification,
  METHODS,
  NOTIFICATIONS,
  type ToolDefinition,
  type ToolResult,
} from '@workshop/wire'
import { RpcError } from '../provided/errors.ts'
import { negotiate, paramsIn } from '../provided/negotiate.ts'
import { createRpc } from '../provided/rpc.ts'
import type { Link, OpenOptions } from './contract.ts'

/** The server: gets each message, and says what it says by `send`. */
export type Serve = (
  message: JsonRpcMessage,
  send: (message: JsonRpcMessage) => void,
) => unknown

type Deliver = (message: JsonRpcMessage) => void

const PATIENCE_MS = 30_000

// #region transport-seam
/** Two directions, each in order. Nothing arrives inside the call that sent it. */
function createWire(serve: Serve, receive: Deliver, fail: (cause: Error) => void) {
  let isCut = false

  function later(deliver: (message: JsonRpcMessage) => unknown): Deliver {
    return message => {
      // What the sender changes afterwards is the sender's own.
      const line = JSON.stringify(message)
      setImmediate(async () => {
        if (isCut) return
        try {
          await deliver(JSON.parse(line))
        } catch (cause) {
          fail(cause as Error)
        }
      })
    }
  }

  const toClient = later(receive)
  return {
    send: later(message => serve(message, toClient)),
    cut() {
      isCut = true
    },
  }
}
// #endregion transport-seam

export async function openMemoryLink(
  serve: Serve,
  { name, timeoutMs = PATIENCE_MS }: OpenOptions,
): Promise<Link> {
  const listeners = new Set<(notification: JsonRpcNotification) => void>()
  let lose: (reason: Error) => void = () => undefined
  const gone = new Promise<Error>(resolve => {
    lose = resolve
  })
  const wire = createWire(serve, receive, end)
  const rpc = createRpc(wire.send)

  function receive(message: JsonRpcMessage): void {
    if (!('method' in message)) rpc.settle(message)
    else if (message.method === NOTIFICATIONS.progress) {
      rpc.progress(message.params ?? {})
    } else if (!('id' in message)) {
      for (const listener of listeners) listener(message)
    }
  }

  function end(reason: Error): void {
    wire.cut()
    lose(reason)
    rpc.fail(reason)
  }

  const patience = { timeoutMs, probeTimeoutMs: timeoutMs }
  const agreed = await negotiate(rpc, () => undefined, { era: 'modern', ...patience })

  return {
    ...agreed,
    gone,
    async listPage(cursor) {
      const params = paramsIn('modern', cursor === undefined ? {} : { cursor })
      const result = await rpc.request(METHODS.listTools, params, { timeoutMs })
      return { ...result, tools: (result.tools ?? []) as ToolDefinition[] }
    },
    async callTool(tool, args = {}, options = {}) {
      const params = paramsIn('modern', { name: tool, arguments: args })
      const asked = { timeoutMs, ...options }
      return completed(await rpc.request(METHODS.callTool, params, asked))
    },
    onNotification: listener => void listeners.add(listener),
    async close() {
      end(new Error(`${name} is closed`))
    },
  }
}

function completed(result: Record<string, unknown>): ToolResult {
  const { resultType = 'complete' } = result
  if (resultType === 'complete') return result as ToolResult
  const message = `result of type ${JSON.stringify(resultType)}: expected "complete"`
  throw new RpcError(ERROR_CODES.invalidRequest, message)
}
