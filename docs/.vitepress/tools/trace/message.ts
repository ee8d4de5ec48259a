/** What one frame is: a request, an answer, or none of the shapes a message has. */
import { jsonStopsAt } from '../input/json-place.ts'
import { isJson, isObject, type Members } from '../input/json-text.ts'
import type { TraceFrame } from './read.ts'

export type Message =
  | { kind: 'request'; id: string; method: string; params: Members }
  | { kind: 'notification'; method: string; params: Members }
  | { kind: 'result'; id: string; result: Members }
  | { kind: 'error'; id: string; code: number; message: string }
  /** JSON, and no message: a batch, a log line, another version of JSON-RPC. */
  | { kind: 'not-a-message'; isBatch: boolean }
  | { kind: 'not-json'; isGlued: boolean }
  /** Of HTTP: a request line, a status, a line that ends an event. */
  | { kind: 'head' }
  | { kind: 'stderr' }
  /** The recorder kept its beginning only. */
  | { kind: 'cut' }

const CUT = /… \(\d+ characters\)$/
const HEAD = /^(?:[A-Z]+ \/|HTTP \d|\(connection |(?:event|id|retry)?:|$)/

export function messageOf({ text, stream }: TraceFrame): Message {
  if (stream === 'stderr') return { kind: 'stderr' }
  const isWeb = stream === 'request' || stream === 'response'
  if (isWeb && HEAD.test(text)) return { kind: 'head' }
  if (CUT.test(text)) return { kind: 'cut' }
  const carried = isWeb ? text.replace(/^data:/, '') : text
  try {
    return shapeOf(JSON.parse(carried))
  } catch {
    return { kind: 'not-json', isGlued: isGlued(carried) }
  }
}

function shapeOf(value: unknown): Message {
  if (!isObject(value) || value.jsonrpc !== '2.0') {
    return { kind: 'not-a-message', isBatch: isBatch(value) }
  }
  const { method, params, result, error } = value
  const hasId = Object.hasOwn(value, 'id')
  const id = idOf(value.id)
  if (typeof method === 'string') {
    const named = { method, params: isObject(params) ? params : {} }
    return hasId
      ? { kind: 'request', id, ...named }
      : { kind: 'notification', ...named }
  }
  if (isObject(result)) return { kind: 'result', id, result }
  if (isObject(error)) {
    const { code, message } = error
    return { kind: 'error', id, code: Number(code), message: String(message) }
  }
  return { kind: 'not-a-message', isBatch: false }
}

/** Beyond this, two ids in the text are one number here: nothing can be said of them. */
export const INEXACT = '≈'

/** `1` and `"1"` are two ids; what is neither a number nor a text is none. */
function idOf(id: unknown): string {
  if (typeof id === 'number' && Math.abs(id) > Number.MAX_SAFE_INTEGER) return INEXACT
  if (typeof id === 'number' || typeof id === 'string') return JSON.stringify(id)
  return id === undefined || id === null ? 'null' : '?'
}

const isBatch = (value: unknown): boolean =>
  Array.isArray(value) && value.some(one => isObject(one) && one.jsonrpc === '2.0')

/** A whole message, and right after it the next one. */
function isGlued(text: string): boolean {
  const stop = jsonStopsAt(text)
  return stop > 1 && text[stop] === '{' && isJson(text.slice(0, stop))
}
