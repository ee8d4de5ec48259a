/** What the parts of a frame have to be; anything else breaks the rules. */
import { ProtocolViolation } from './frames.ts'

export function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  throw new ProtocolViolation(`expected a text, got ${typeof value}`)
}

export function numberIn(value: unknown): number {
  if (Number.isSafeInteger(value) && Number(value) >= 0) return Number(value)
  throw new ProtocolViolation(`expected a number, got ${typeof value}`)
}

export function listIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  throw new ProtocolViolation(`expected a list, got ${typeof value}`)
}

export function bigIntIn(text: string): bigint {
  if (/^-?\d{1,10000}$/.test(text)) return BigInt(text)
  throw new ProtocolViolation('expected an integer, got another text')
}
