/**
 * Requests and their answers: who waits for which id, for how long, and what
 * happens to those who wait when the other side is gone.
 * Not here: bytes, processes, and what the methods mean.
 * Specification 2026-07-28: basic/index, basic/patterns (cancellation, progress).
 */
import {
  ERROR_CODES,
  type JsonRpcMessage,
  type JsonRpcResponse,
  META,
  METHODS,
  NOTIFICATIONS,
  type Params,
  type RequestId,
} from '@workshop/wire'
import { RequestCancelled, RequestTimeout, RpcError } from './errors.ts'

export type Result = Record<string, unknown>

export interface Progress {
  progress: number
  total?: number
  message?: string
}

export interface RequestOptions {
  /** Patience in milliseconds; starts again at each progress notification. */
  timeoutMs: number
  /** The end of all patience, progress or not. */
  maxTimeoutMs?: number
  signal?: AbortSignal | undefined
  onProgress?: ((progress: Progress) => void) | undefined
}

interface Pending {
  resolve(result: Result): void
  reject(error: Error): void
  progress(params: Params): void
}

export interface Rpc {
  readonly pending: number
  /** Answers to no open request: late, doubled, or never asked for. */
  readonly unmatched: number
  request(method: string, params: Params, options: RequestOptions): Promise<Result>
  /** Takes an answer or a progress notification to whoever waits for it. */
  settle(response: JsonRpcResponse): void
  progress(params: Params): void
  /** Rejects everyone who waits, and everyone who asks from now on. */
  fail(reason: Error): void
}

export function createRpc(send: (message: JsonRpcMessage) => void): Rpc {
  const waiting = new Map<RequestId, Pending>()
  let lastId = 0
  let unmatched = 0
  let failure: Error | undefined

  function request(
    method: string,
    params: Params,
    { timeoutMs, maxTimeoutMs = 4 * timeoutMs, signal, onProgress }: RequestOptions,
  ): Promise<Result> {
    if (failure) return Promise.reject(failure)
    const id = ++lastId
    if (signal?.aborted) {
      return Promise.reject(new RequestCancelled(id, signal.reason))
    }
    const asked = onProgress ? withProgressToken(params, id) : params
    return new Promise((resolve, reject) => {
      const deadline = Date.now() + maxTimeoutMs
      let timer = setTimeout(expire, timeoutMs)

      function leave(): void {
        waiting.delete(id)
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
      }
      // #region slow-neighbour
      function giveUp(error: Error): void {
        leave()
        // The specification forbids cancelling a handshake.
        if (method !== METHODS.initialize) send(cancellation(id, error.message))
        reject(error)
      }
      function expire(): void {
        giveUp(new RequestTimeout(method, timeoutMs))
      }
      function abort(): void {
        giveUp(new RequestCancelled(id, signal?.reason))
      }
      // #endregion slow-neighbour

      signal?.addEventListener('abort', abort, { once: true })
      waiting.set(id, {
        resolve: result => {
          leave()
          resolve(result)
        },
        reject: error => {
          leave()
          reject(error)
        },
        progress: params => {
          clearTimeout(timer)
          timer = setTimeout(expire, Math.min(timeoutMs, deadline - Date.now()))
          onProgress?.(progressOf(params))
        },
      })
      send({ jsonrpc: '2.0', id, method, params: asked })
    })
  }

  // #region id-discipline
  function settle(response: JsonRpcResponse): void {
    const { id } = response
    const request = waiting.get(id as RequestId)
    if (request) {
      if ('result' in response) request.resolve(response.result)
      else request.reject(toRpcError(response.error))
      return
    }
    unmatched++
    // The right id in the wrong type will never come in the right one.
    const misspelt = waiting.get(typeof id === 'string' ? Number(id) : String(id))
    misspelt?.reject(
      new RpcError(
        ERROR_CODES.invalidRequest,
        `answer with id ${JSON.stringify(id)}: expected the id that was sent, got a ${typeof id}`,
      ),
    )
  }
  // #endregion id-discipline

  return {
    get pending() {
      return waiting.size
    },
    get unmatched() {
      return unmatched
    },
    request,
    settle,
    progress: params => {
      waiting.get(params[META.progressToken] as RequestId)?.progress(params)
    },
    fail: reason => {
      failure ??= reason
      for (const request of [...waiting.values()]) request.reject(failure)
    },
  }
}

function withProgressToken(params: Params, id: RequestId): Params {
  return { ...params, _meta: { ...params._meta, [META.progressToken]: id } }
}

function progressOf({ progress, total, message }: Params): Progress {
  return { progress, total, message } as Progress
}

function cancellation(requestId: RequestId, reason: string): JsonRpcMessage {
  return {
    jsonrpc: '2.0',
    method: NOTIFICATIONS.cancelled,
    params: { requestId, reason },
  }
}

function toRpcError({
  code,
  message,
  data,
}: {
  code: number
  message: string
  data?: unknown
}) {
  return new RpcError(code, message, data)
}
