/**
 * Serves requests from one stream on another until the first one ends.
 * Not here: what the answers are, and who may write to standard output.
 * Specification 2026-07-28: basic/transports/stdio, basic/patterns/cancellation.
 */
import type { Readable, Writable } from 'node:stream'
import {
  ERROR_CODES,
  type ErrorObject,
  type Implementation,
  type JsonRpcMessage,
  type JsonRpcNotification,
  type JsonRpcRequest,
  META,
  NOTIFICATIONS,
  type RequestId,
} from '@workshop/wire'
import { createAnswer } from './answer.ts'
import { RpcError } from './errors.ts'
import { createLineDecoder, encodeMessage } from './framing.ts'
import { wire } from './stdout.ts'
import type { Tool, ToolContext } from './tools.ts'

export interface ServeOptions {
  tools: readonly Tool[]
  input: Readable
  output: Writable
  info?: Implementation
}

/** `closed` settles when the input has ended and every tool was told to stop. */
export function serve(options: ServeOptions): { closed: Promise<void> } {
  const { tools, input, info = { name: 'weather', version: '1.0.0' } } = options
  const output = options.output === process.stdout ? wire : options.output
  const answer = createAnswer(tools, info)
  const decoder = createLineDecoder()
  const running = new Map<RequestId, Call>()

  function send(message: JsonRpcMessage): void {
    if (output.writable) output.write(encodeMessage(message))
  }

  // #region slow-neighbour
  /** Every request runs on its own, so nobody waits behind a slow tool. */
  async function handle(request: JsonRpcRequest): Promise<void> {
    const { id, params } = request
    const call = new Call(params?._meta?.[META.progressToken], send)
    running.set(id, call)
    const reply: JsonRpcMessage = await answer(request, call).then(
      result => ({ jsonrpc: '2.0', id, result }),
      cause => ({ jsonrpc: '2.0', id, error: toErrorObject(cause) }),
    )
    running.delete(id)
    if (call.isWanted) send(reply)
  }
  // #endregion slow-neighbour

  // #region notification-reply
  /** No id, no answer: whatever a notification says, nothing is sent back. */
  function notice({ method, params }: JsonRpcNotification): void {
    if (method !== NOTIFICATIONS.cancelled) return
    running.get(params?.requestId as RequestId)?.cancel()
  }
  // #endregion notification-reply

  function receive(chunk: Uint8Array): void {
    for (const event of decoder.push(chunk)) {
      if (event.type !== 'message') console.error('not a message:', event)
      else if (!('method' in event.message)) console.error('an answer to no question')
      else if ('id' in event.message) void handle(event.message)
      else notice(event.message)
    }
  }

  const closed = new Promise<void>(resolve => {
    function stop(): void {
      for (const call of running.values()) call.cancel()
      input.destroy()
      resolve()
    }
    input.on('data', receive).on('end', stop).on('error', stop)
    // EPIPE: the reader has gone, so there is nobody left to answer or to tell.
    output.on('error', stop)
  })
  return { closed }
}

/** One request that runs: what its tool may do meanwhile, and who can stop it. */
class Call implements ToolContext {
  readonly #controller = new AbortController()
  isWanted = true
  readonly progress: ToolContext['progress']

  /** Progress goes out only to those who asked for it, and never after a cancel. */
  constructor(progressToken: unknown, send: (message: JsonRpcMessage) => void) {
    this.progress = (progress, total, message) => {
      if (progressToken === undefined || !this.isWanted) return
      send({
        jsonrpc: '2.0',
        method: NOTIFICATIONS.progress,
        params: { progressToken, progress, total, message },
      })
    }
  }

  /** Node makes it when it is asked for: few tools ask, and it costs as much as the JSON. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  cancel(): void {
    this.isWanted = false
    this.#controller.abort()
  }
}

function toErrorObject(cause: unknown): ErrorObject {
  if (cause instanceof RpcError) {
    const { code, message, data } = cause
    return { code, message, data }
  }
  return { code: ERROR_CODES.internalError, message: String(cause) }
}
