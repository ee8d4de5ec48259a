/** The JSON-RPC messages in a frame; anything about them may be missing or wrong. */
import type { ExchangeFrame } from './types.ts'

export interface WireMessage {
  jsonrpc?: unknown
  id?: unknown
  method?: unknown
  params?: unknown
  result?: unknown
  error?: unknown
  _meta?: unknown
}

export interface Content {
  messages: readonly WireMessage[]
  isBatch: boolean
  /** A body that holds no message, as it stands. */
  noise?: string
}

const NOTHING: Content = { messages: [], isBatch: false }

export function contentOf({ body, headers = {} }: ExchangeFrame): Content {
  const text = body?.trim() ?? ''
  if (text === '') return NOTHING
  const isStream = /event-stream/i.test(headerOf(headers, 'content-type') ?? '')
  if (isStream || /^(?:event|data|id|retry|:)/.test(text)) return ofStream(text)
  const value = parsed(text)
  if (Array.isArray(value)) {
    const messages = value.filter(isMessage)
    return messages.length === 0 ? noise(text) : { messages, isBatch: true }
  }
  return isMessage(value) ? { messages: [value], isBatch: false } : noise(text)
}

const noise = (text: string): Content => ({ ...NOTHING, noise: text })

/** Each event may spread its data over lines; comments and the rest are no matter. */
function ofStream(text: string): Content {
  const events = text.split(/\r?\n\r?\n/).map(event =>
    event
      .split(/\r?\n/)
      .filter(line => line.startsWith('data:'))
      .map(line => line.slice(5).replace(/^ /, ''))
      .join('\n'),
  )
  const values = events.filter(data => data !== '').map(parsed)
  return { messages: values.filter(isMessage), isBatch: false }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A line that is no JSON is noise, and is reported as such.
    return undefined
  }
}

const isMessage = (value: unknown): value is WireMessage =>
  isObject(value) && value.jsonrpc === '2.0'

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The member of an object, of whatever it may be of. */
export const member = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

export function headerOf(
  headers: Readonly<Record<string, string>>,
  name: string,
): string | undefined {
  for (const [own, value] of Object.entries(headers)) {
    if (own.toLowerCase() === name) return value
  }
  return undefined
}
