/**
 * Reads a recorded exchange from text: JSON lines, one array, or an object with
 * `frames`; a frame as the guide writes it (`from`, `body`) or as a trace does
 * (`dir`, `text`), or a bare JSON-RPC message.
 */
import type { ExchangeFrame, Unreadable } from './types.ts'

export type ReadExchange = { frames: ExchangeFrame[] } | { unreadable: Unreadable }

export function readExchange(text: string): ReadExchange {
  const frames: ExchangeFrame[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const frame = frameIn(line)
    if (frame === undefined) {
      const actual = line.slice(0, 40)
      const expected = 'a frame or a JSON-RPC message on each line'
      return { unreadable: { line: index + 1, column: 1, expected, actual } }
    }
    frames.push(frame)
  }
  return { frames }
}

function frameIn(line: string): ExchangeFrame | undefined {
  try {
    const value = JSON.parse(line) as Record<string, unknown>
    if (typeof value !== 'object' || value === null) return undefined
    if (value.from === 'client' || value.from === 'server') {
      return value as unknown as ExchangeFrame
    }
    if (value.dir === '->' || value.dir === '<-') {
      return {
        from: value.dir === '->' ? 'client' : 'server',
        body: String(value.text),
      }
    }
    if (value.jsonrpc !== '2.0') return undefined
    return { from: 'method' in value ? 'client' : 'server', body: line }
  } catch {
    // Whatever is no JSON is no frame.
    return undefined
  }
}
