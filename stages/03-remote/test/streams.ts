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

/** Each byte by itself; the other side can read one before the next is written. */
export async function byteByByte(exchange: WebExchange, text: string): Promise<void> {
  exchange.stream()
  for (const byte of Buffer.from(text)) await exchange.write(Uint8Array.of(byte))
  exchange.end()
}
