/**
 * What differs between two recordings of the same thing, replaced by one value each.
 * Everything else in a recording is what was on the wire.
 */
import type { ExchangeFrame } from '../../data/types.ts'

/** Each with what a page says about it: see `data/exchanges/index.ts`. */
const VOLATILE: readonly (readonly [RegExp, string])[] = [
  // The port is whichever was free.
  [/127\.0\.0\.1:\d+/g, '127.0.0.1:3000'],
  // Session ids of the official SDK are random UUIDs.
  [
    /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g,
    '1868a90c-7f2e-4b6d-9a53-0d2c8e4f6b71',
  ],
]

export function normal(frame: ExchangeFrame): ExchangeFrame {
  const { headers, body, ...rest } = frame
  return {
    ...rest,
    ...(headers && {
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, same(value)]),
      ),
    }),
    ...(body !== undefined && { body: same(body) }),
  }
}

function same(text: string): string {
  return VOLATILE.reduce(
    (so, [pattern, replacement]) => so.replace(pattern, replacement),
    text,
  )
}
