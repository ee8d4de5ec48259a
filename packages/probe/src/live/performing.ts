/** What whoever performs the steps has to know of messages. Pure. */
import { ERROR_CODES } from '@workshop/wire'
import { contentOf, member, textOf } from '../exchange/messages.ts'
import type { ExchangeFrame } from '../exchange/types.ts'

/** Whether this frame holds the answer to a message with this id. */
export function answers(frame: ExchangeFrame, id: number): boolean {
  const { messages } = contentOf(frame)
  return messages.some(
    message =>
      message.method === undefined &&
      (message.id === id || (message.id ?? null) === null),
  )
}

/** What a client owes a server that asks in the meantime: an answer, if only a no. */
export function owed(body: string): object | undefined {
  const [message] = contentOf({ from: 'server', body }).messages
  const id = member(message, 'id')
  const method = textOf(member(message, 'method'))
  if (method === undefined || id === undefined || id === null) return undefined
  if (method === 'ping') return { jsonrpc: '2.0', id, result: {} }
  const error = { code: ERROR_CODES.methodNotFound, message: 'Method not found' }
  return { jsonrpc: '2.0', id, error }
}
