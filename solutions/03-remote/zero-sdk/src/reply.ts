/**
 * What comes back for one request: a JSON object, or a stream of messages that ends
 * with one. Not here: what a result holds, and whether to ask again.
 * Specification 2026-07-28: basic/transports/streamable-http.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type {
  JsonRpcMessage,
  JsonRpcNotification,
  JsonRpcRequest,
  JsonRpcResponse,
  RequestId,
} from '@workshop/wire'
import { RpcError } from '../provided/errors.ts'
import { BadAnswer, HttpError } from './errors.ts'
import { createEventDecoder, MOST_ANSWER } from './event-stream.ts'
import type { Exchange } from './exchange.ts'
import { redact } from './log.ts'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  /** Text; of a stream, the data of the event with the response. */
  body: string
  /** Also of a status that is no success: errors have bodies. */
  response?: JsonRpcResponse
}

export type OnMessage = (message: JsonRpcRequest | JsonRpcNotification) => void

/** As much as anybody will look at of a body that is no answer. */
const MOST_TEXT = 65_536
/** How long a stream may stay open after its answer. */
const LINGER_MS = 1000

// #region json-or-sse
/** The answer to the request with this id; `onMessage` gets what comes before it. */
export async function readReply(
  exchange: Exchange,
  id: RequestId,
  onMessage: OnMessage,
): Promise<Reply> {
  const { status, headers } = exchange
  const contentType = headers['content-type'] ?? ''
  const mediaType = contentType.split(';')[0]?.trim().toLowerCase()
  const isSuccess = status >= 200 && status < 300
  if (isSuccess && mediaType === 'text/event-stream') {
    return { status, headers, ...(await readStream(exchange, id, onMessage)) }
  }
  const isJson = mediaType === 'application/json'
  const body = await textOf(exchange, isSuccess && isJson ? MOST_ANSWER : MOST_TEXT)
  if (body.length > MOST_ANSWER) {
    throw new BadAnswer(`more than ${MOST_ANSWER} characters`, contentType)
  }
  const message = isJson ? messageIn(body) : undefined
  if (message && answers(message, id))
    return { status, headers, body, response: message }
  if (!isSuccess) return { status, headers, body }
  const what =
    body === ''
      ? `HTTP ${status} without a body`
      : `expected JSON with the response to id ${id}, got ${contentType || 'no type'}`
  throw new BadAnswer(what, contentType, redact(body.slice(0, MOST_TEXT)))
}

async function readStream(exchange: Exchange, id: RequestId, onMessage: OnMessage) {
  const decoder = createEventDecoder()
  const chunks = exchange.body[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value } = await chunks.next()
      if (done) break
      for (const { type, data } of decoder.push(value)) {
        const message = type === 'message' ? messageIn(data) : undefined
        if (!message) continue
        if ('method' in message) onMessage(message)
        else if (answers(message, id)) {
          void letEnd(exchange, chunks)
          return { body: data, response: message }
        }
      }
    }
  } catch (cause) {
    // Nobody reads on, and what nobody reads keeps its connection for ever.
    exchange.hangUp()
    throw cause
  }
  throw new BadAnswer('the stream ended without a response', 'text/event-stream')
}

/** Most servers end the stream with the answer: then the connection can be kept. */
async function letEnd(exchange: Exchange, chunks: AsyncIterator<Uint8Array>) {
  const timer = setTimeout(exchange.hangUp, LINGER_MS)
  timer.unref()
  try {
    while (!(await chunks.next()).done);
  } catch {
    // The answer was complete; how the connection ends is nobody's concern.
  } finally {
    clearTimeout(timer)
  }
}
// #endregion json-or-sse

/** What comes back for a notification: usually nothing. */
export async function readText(exchange: Exchange): Promise<Reply> {
  const { status, headers } = exchange
  return { status, headers, body: await textOf(exchange, MOST_TEXT) }
}

async function textOf({ body }: Exchange, most: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > most) break
  }
  return text
}

/** The result, or what stands in its place as an error. */
export function resultOf({ status, body, response }: Reply): Record<string, unknown> {
  if (response && 'error' in response) {
    const { code, message, data } = response.error
    throw new RpcError(code, message, data)
  }
  if (!response || status >= 300) throw new HttpError(status, redact(body))
  return response.result
}

/** A server that cannot read a request answers it without its id. */
function answers(message: JsonRpcMessage, id: RequestId): message is JsonRpcResponse {
  if ('result' in message) return message.id === id
  return 'error' in message && (message.id ?? id) === id
}

export function messageIn(text: string): JsonRpcMessage | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // The caller says what it means that there is none.
    return undefined
  }
  if (!isObject(value) || value.jsonrpc !== '2.0') return undefined
  const { method, result, error } = value
  const isMessage =
    typeof method === 'string' ||
    isObject(result) ||
    (isObject(error) && Number.isInteger(error.code))
  return isMessage ? (value as unknown as JsonRpcMessage) : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
