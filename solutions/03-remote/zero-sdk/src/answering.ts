/**
 * From a request to the message that answers it, over a transport without a handshake.
 * Not here: HTTP, and whether the request may be answered at all.
 */
import {
  ERROR_CODES,
  type Implementation,
  type JsonRpcRequest,
  type JsonRpcResponse,
  META,
  METHODS,
  NOTIFICATIONS,
  type RequestId,
} from '@workshop/wire'
import { createAnswer } from '../provided/answer.ts'
import { RpcError } from '../provided/errors.ts'
import type { Tool, ToolContext } from '../provided/tools.ts'
import type { AnswerStream } from './answer-stream.ts'
import type { AskingBack, Input } from './asking-back.ts'
import type { Offered } from './offers.ts'

const HANDSHAKE = { jsonrpc: '2.0', id: 0, method: METHODS.initialize } as const
/** Only here can a change of the tools be told: on a stream that listens. */
const CAPABILITIES = { tools: { listChanged: true } }

export interface Server {
  tools: readonly Tool[]
  info: Implementation
  offered: Offered
  askingBack: AskingBack
}

/** A tool of ours may also be told what the client answered. */
type Context = ToolContext & { input: Input }

const NOTHING: Input = { responses: {}, state: undefined, capabilities: {} }

/** Never rejects. */
export async function answerTo(
  request: JsonRpcRequest,
  context: ToolContext,
  server: Server & { legacy: boolean },
): Promise<JsonRpcResponse> {
  const { id, method } = request
  const { tools, info, legacy, offered, askingBack } = server
  // What stage 01 kept for a process holds for a single request here.
  const answer = createAnswer(tools, info)
  try {
    if (legacy) await answer(HANDSHAKE, context)
    const input = legacy ? NOTHING : askingBack.inputOf(request)
    const told: Context = { ...context, input }
    const result = offered.has(method)
      ? await offer(request, input, server)
      : await answer(request, told)
    if (legacy) checkEra(result)
    const sent = askingBack.sent(request, result)
    return { jsonrpc: '2.0', id, result: { ...sent, ...declared(method, offered) } }
  } catch (cause) {
    if (!(cause instanceof RpcError)) {
      const error = { code: ERROR_CODES.internalError, message: String(cause) }
      return { jsonrpc: '2.0', id, error }
    }
    const { code, message, data } = cause
    return { jsonrpc: '2.0', id, error: { code, message, data } }
  }
}

// #region offers
function offer(
  { method, params = {} }: JsonRpcRequest,
  input: Input,
  { info, legacy, offered }: Server & { legacy: boolean },
): Record<string, unknown> {
  const result = offered.answer(method, params, input)
  if (legacy) return result
  return { resultType: 'complete', ...result, _meta: { [META.serverInfo]: info } }
}

/** Either era asks what there is; only the modern one can be told of a change. */
function declared(method: string, { capabilities }: Offered): object {
  if (method === METHODS.discover) {
    return { capabilities: { ...CAPABILITIES, ...capabilities } }
  }
  if (method !== METHODS.initialize) return {}
  return { capabilities: { tools: {}, ...capabilities } }
}

// #endregion offers

// #region asking-back
/** There the question would need a session, and a stream to send it on. */
function checkEra({ resultType }: Record<string, unknown>): void {
  if (resultType !== 'input_required') return
  const message = 'this needs an answer, which can be asked for since 2026-07-28'
  throw new RpcError(ERROR_CODES.internalError, message)
}

// #endregion asking-back

/** A tool may return what JSON has no words for; its caller gets an answer all the same. */
export function textOf(reply: JsonRpcResponse): string {
  try {
    return JSON.stringify(reply)
  } catch (cause) {
    const error = { code: ERROR_CODES.internalError, message: String(cause) }
    return JSON.stringify({ jsonrpc: '2.0', id: reply.id, error })
  }
}

/** A text or a number; whoever sends anything else does not ask for progress. */
export function progressTokenOf({ params }: JsonRpcRequest): RequestId | undefined {
  const token = params?._meta?.[META.progressToken]
  return typeof token === 'string' || typeof token === 'number' ? token : undefined
}

/** Progress goes to whoever asked for it, and never after a cancel. */
export function reporterOn(
  stream: AnswerStream,
  progressToken: RequestId | undefined,
  signal: AbortSignal,
): ToolContext['progress'] {
  return (progress, total, message) => {
    if (signal.aborted) return
    const params = { progressToken, progress, total, message }
    stream.send({ jsonrpc: '2.0', method: NOTIFICATIONS.progress, params })
  }
}
