/** Frames in, frames out, whatever lies between them and wherever the chunks end. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import fc, { type Arbitrary } from 'fast-check'
import { target } from '../target.ts'
import { BYTES, CUTS, inPieces, TEXT } from './chunks.ts'

interface Event {
  type: 'message' | 'noise' | 'oversize' | 'truncated'
  message?: unknown
  damaged?: true
  sample?: string
  bytes?: number
}

interface Framing {
  createLineDecoder(options: { maxBytes: number }): {
    push(chunk: Uint8Array): Event[]
    end(): Event[]
  }
}

type Line = { message: object; ending: string } | { noise: number[] }

interface Case {
  lines: Line[]
  cuts: number[]
  everyByte: boolean
  /** What stands behind the last line end. */
  rest: number[]
  maxBytes: number
}

const ID = fc.oneof(fc.integer(), TEXT)
const MESSAGE: Arbitrary<object> = fc.oneof(
  fc.record({
    jsonrpc: fc.constant('2.0'),
    id: ID,
    method: TEXT,
    params: fc.dictionary(TEXT, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
  }),
  fc.record({
    jsonrpc: fc.constant('2.0'),
    id: ID,
    result: fc.dictionary(TEXT, TEXT, { maxKeys: 3 }),
  }),
)
const LINE: Arbitrary<Line> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ message: MESSAGE, ending: fc.constantFrom('\n', '\r\n') }),
  },
  { weight: 1, arbitrary: fc.record({ noise: BYTES }) },
)

export const decoder = target<Case, Framing>({
  name: 'decoder',
  stage: '01',
  module: 'src/framing',
  invariant:
    'every message comes out once, whole and in order, wherever the chunks end; noise is never a message, and nothing throws',
  cases: fc.record({
    lines: fc.array(LINE, { maxLength: 6 }),
    cuts: CUTS,
    everyByte: fc.boolean(),
    rest: BYTES,
    maxBytes: fc.constantFrom(64, 2 ** 24),
  }),
  check({ createLineDecoder }, { lines, cuts, everyByte, rest, maxBytes }) {
    const written = lines.map(bytesOf)
    const tail = Buffer.from(rest.filter(byte => byte !== 0x0a))
    const stream = Buffer.concat([...written, tail])
    const subject = createLineDecoder({ maxBytes })
    const events = inPieces(stream, cuts, everyByte).flatMap(piece =>
      subject.push(piece),
    )
    const last = subject.end()

    // JSON has no -0; what is compared is what was written.
    const sent = lines
      .filter((line, at) => 'message' in line && lengthOf(written[at]) <= maxBytes)
      .map(line => JSON.parse(JSON.stringify((line as { message: object }).message)))
    const got = events.filter(event => event.type === 'message')
    // Random noise may by chance be JSON, but it has no `jsonrpc` of its own.
    deepEqual(
      got.map(event => event.message),
      sent,
    )
    ok(got.every(event => event.damaged === undefined))
    const over = written.filter(line => lengthOf(line) > maxBytes).length
    equal(events.filter(event => event.type === 'oversize').length, over, 'oversize')
    ok(last.length <= 1, 'what is left is told once')
    ok(last.every(event => event.type === 'truncated'))
    const whole = Buffer.from(tail).filter(byte => byte !== 0x0d).length
    if (whole > 0) equal(last.length, 1, 'what was cut off is told')
  },
})

/** With its line end. A line of noise ends at its first LF. */
function bytesOf(line: Line): Buffer {
  if ('message' in line) return Buffer.from(JSON.stringify(line.message) + line.ending)
  return Buffer.from([...line.noise.filter(byte => byte !== 0x0a), 0x0a])
}

/** Without its line end. */
function lengthOf(line: Buffer | undefined): number {
  const end = line?.at(-2) === 0x0d ? 2 : 1
  return (line?.length ?? 0) - end
}
