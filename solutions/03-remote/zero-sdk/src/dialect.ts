/**
 * What either era needs to put a request into words, and to hear what comes before
 * its response. Not here: what differs between the eras (`modern.ts`, `legacy.ts`).
 */
import {
  type InputSchema,
  type JsonRpcNotification,
  type JsonRpcRequest,
  META,
  NOTIFICATIONS,
  type Params,
  type RequestId,
} from '@workshop/wire'
import type { Progress } from '../provided/rpc.ts'
import type { Timeouts } from './contract.ts'
import type { Request, Send } from './sender.ts'

export type Result = Record<string, unknown>

export interface Asked {
  signal: AbortSignal
  /** False where doing it twice could do harm. */
  isRepeatable?: boolean
  /** Of the tool that is called: it may want arguments repeated in headers. */
  schema?: InputSchema | undefined
  onProgress?: ((progress: Progress) => void) | undefined
}

export interface Dialect {
  request(method: string, params: Params, asked: Asked): Promise<Result>
  /** Tells the server that nobody will ask any more, if it wants to know. */
  end(signal: AbortSignal): Promise<void>
}

export interface DialectOptions {
  send: Send
  timeouts: Timeouts
  /** What this client can do for the server. */
  capabilities: object
  onNotification(notification: JsonRpcNotification): void
}

/** Tokens have to differ among requests that run: ids do. */
export function withProgressToken(params: Params, id: RequestId, asked: Asked): Params {
  if (!asked.onProgress) return params
  return { ...params, _meta: { ...params._meta, [META.progressToken]: id } }
}

/** A stream belongs to one request, and so does the progress on it. */
export function hearing(
  { onProgress }: Asked,
  { onNotification }: DialectOptions,
  onRequest: (request: JsonRpcRequest) => void,
): NonNullable<Request['onMessage']> {
  return (message, restart) => {
    if ('id' in message) onRequest(message)
    else if (message.method !== NOTIFICATIONS.progress) onNotification(message)
    else if (onProgress) {
      restart()
      const { progress, total, message: text } = message.params ?? {}
      onProgress({ progress, total, message: text } as Progress)
    }
  }
}
