/** Event streams as text: one that holds everything the format allows, and pieces. */
import type { WebExchange } from '@workshop/faults'

const TOOL = {
  name: 'wetter',
  description: '東京 🌦',
  inputSchema: { type: 'object' },
}
export const TOOLS = [TOOL]

const OTHERS = ['event: ping', 'data: {}', '', 'retry: 5000', 'id: 7']

/** A listing on two data lines, with everything else that a stream may hold. */
export function streamFor(id: unknown, end: string, others = OTHERS): string {
  const hints = { ttlMs: 0, cacheScope: 'private' }
  const result = { resultType: 'complete', tools: TOOLS, ...hints }
  return [
    ':',
    '',
    ...others,
    'event: message',
    `data: {"jsonrpc":"2.0","id":${JSON.stringify(id)},`,
    `data:"result":${JSON.stringify(result)}}`,
    '',
    'data:',
    '',
    '',
  ].join(end)
}

export const LINE_ENDS = { CRLF: '\r\n', LF: '\n', CR: '\r' }

/** Of a line, so many bytes are cut one by one: the longest name of a field, and more. */
const ONE_BY_ONE = 8

/**
 * Each byte by itself, but for what follows in a line of plain letters; the other side
 * can read one piece before the next is written.
 */
export async function byteByByte(exchange: WebExchange, text: string): Promise<void> {
  exchange.stream()
  const bytes = Buffer.from(text)
  let start = 0
  while (start < bytes.length) {
    let end = start + 1
    while (isPlain(bytes, end) && isPlain(bytes, end - ONE_BY_ONE, end)) end++
    await exchange.write(bytes.subarray(start, end))
    start = end
  }
  exchange.end()
}

/** All of them are printable ASCII; by default the one at `from`. */
function isPlain(bytes: Uint8Array, from: number, to = from + 1): boolean {
  const part = bytes.subarray(Math.max(0, from), to)
  return from >= 0 && to <= bytes.length && part.every(byte => byte > 31 && byte < 127)
}
