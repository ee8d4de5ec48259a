/**
 * Reads a recorded exchange from text: JSON lines, one array, or an object with
 * `frames`; a frame as the guide writes it (`from`, `body`), as a trace does (`dir`,
 * `text`), or a bare JSON-RPC message, whose side follows from what it is.
 */
import { isObject } from './messages.ts'
import type { ExchangeFrame, Unreadable } from './types.ts'

export type ReadExchange = { frames: ExchangeFrame[] } | { unreadable: Unreadable }

const EXPECTED = 'frames or JSON-RPC messages, one a line or in one array'

export function readExchange(text: string): ReadExchange {
  const whole = parsed(text)
  const list = Array.isArray(whole)
    ? whole
    : isObject(whole) && Array.isArray(whole.frames)
      ? whole.frames
      : undefined
  if (list) return fromList(list)
  return isObject(whole) ? fromList([whole]) : fromLines(text)
}

function fromList(list: readonly unknown[]): ReadExchange {
  const reader = new Reader()
  for (const value of list) {
    if (!reader.take(value)) return unreadable(1, 1, JSON.stringify(value) ?? 'nothing')
  }
  return { frames: reader.frames }
}

function fromLines(text: string): ReadExchange {
  const reader = new Reader()
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const column = line.length - line.trimStart().length + 1
    if (!reader.take(parsed(line))) return unreadable(index + 1, column, line.trim())
  }
  return reader.frames.length === 0 ? unreadable(1, 1, 'nothing') : reader
}

const unreadable = (line: number, column: number, actual: string): ReadExchange => ({
  unreadable: { line, column, expected: EXPECTED, actual: actual.slice(0, 60) },
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Lines may be fine where the whole is not.
    return undefined
  }
}

class Reader {
  readonly frames: ExchangeFrame[] = []

  /** False for what is no frame. */
  take(value: unknown): boolean {
    if (!isObject(value)) return false
    if (value.from === 'client' || value.from === 'server') {
      this.frames.push(ownFrame(value, value.from))
      return true
    }
    const from = sideOf(value.dir)
    if (from) return this.#takeTraced(value, from)
    if (value.jsonrpc !== '2.0') return false
    this.frames.push({
      from: speakerOf(value, this.frames),
      body: JSON.stringify(value),
    })
    return true
  }

  #takeTraced(value: Record<string, unknown>, from: ExchangeFrame['from']): boolean {
    if (value.stream === 'stderr') return true
    const { text, stream } = value
    if (typeof text !== 'string') return false
    const head = headOf(text)
    if (head) this.frames.push({ from, ...head })
    else this.#addBody(from, text, stream)
    return true
  }

  /** Over HTTP the body comes after its head, line by line. */
  #addBody(from: ExchangeFrame['from'], body: string, stream: unknown): void {
    const last = this.frames.at(-1)
    const isOfHead = stream === 'request' || stream === 'response'
    if (!isOfHead || last?.from !== from) this.frames.push({ from, body })
    else last.body = last.body === undefined ? body : `${last.body}\n${body}`
  }
}

function ownFrame(
  { line, headers, body }: Record<string, unknown>,
  from: ExchangeFrame['from'],
): ExchangeFrame {
  return {
    from,
    ...(typeof line === 'string' && { line }),
    ...(isObject(headers) && { headers: stringsOf(headers) }),
    ...(typeof body === 'string' && { body }),
    ...(isObject(body) && { body: JSON.stringify(body) }),
  }
}

const stringsOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value)]),
  )

function sideOf(dir: unknown): ExchangeFrame['from'] | undefined {
  if (dir === '->') return 'client'
  return dir === '<-' ? 'server' : undefined
}

const HEAD = /^(?:(?:GET|POST|DELETE|PUT|HEAD|OPTIONS) \S+|HTTP \d+)(?: · |$)/

/** `POST /mcp · name: value · …` or `HTTP 200 · …`. */
function headOf(text: string): Pick<ExchangeFrame, 'line' | 'headers'> | undefined {
  if (!HEAD.test(text)) return undefined
  const [first = '', ...rest] = text.split(' · ')
  const headers = rest.map(part => {
    const colon = part.indexOf(': ')
    return [part.slice(0, colon).toLowerCase(), part.slice(colon + 2)] as const
  })
  return { line: first.replace(/^HTTP /, ''), headers: Object.fromEntries(headers) }
}

/** Requests of a server are rare, and answer nothing that is open. */
function speakerOf(
  message: Record<string, unknown>,
  before: readonly ExchangeFrame[],
): ExchangeFrame['from'] {
  if (!('method' in message)) return 'server'
  const isOfServer =
    /^(?:sampling|elicitation|roots)\/(?!list_changed)|^notifications\/(?:progress|message|tools|resources|prompts|subscriptions)/
  return before.length > 0 && isOfServer.test(String(message.method))
    ? 'server'
    : 'client'
}
