/**
 * Decodes the same bytes with each of three decoders and with nothing but a split and
 * `JSON.parse`, in turns. `BENCH_FRAMING` names the built decoder of the solution.
 */
import { ReadBuffer as ReadBufferOfV2 } from '@modelcontextprotocol/client'
import { ReadBuffer as ReadBufferOfV1 } from '@modelcontextprotocol/sdk/shared/stdio.js'
import { answerOrder } from '../../manager/programs/answer-order.ts'
import { builtModule } from '../../manager/programs/solution-manager.ts'
import { rotated } from '../../statistics.ts'
import {
  CONTENDERS,
  type Contender,
  type DecodeOrder,
  type DecodeTimes,
  type Load,
} from '../order.ts'

interface Framing {
  createLineDecoder(): { push(chunk: Uint8Array): { type: string }[] }
}

/** @returns how many messages came out */
type Decode = (chunks: readonly Buffer[]) => number

answerOrder<DecodeOrder, DecodeTimes>(async ({ loads, rounds, warmUpRounds }) => {
  const { createLineDecoder } = await builtModule<Framing>('BENCH_FRAMING')
  const ways: Record<Contender, Decode> = {
    split,
    'zero-SDK': chunks => {
      const decoder = createLineDecoder()
      let count = 0
      for (const chunk of chunks) {
        for (const event of decoder.push(chunk)) if (event.type === 'message') count++
      }
      return count
    },
    'SDK v1': chunks => withReadBuffer(new ReadBufferOfV1(), chunks),
    'SDK v2': chunks => withReadBuffer(new ReadBufferOfV2(), chunks),
  }
  const times: DecodeTimes = {}
  for (const load of loads) {
    const { chunks, frames } = bytesOf(load)
    const taken = Object.fromEntries(CONTENDERS.map(name => [name, [] as number[]]))
    for (let round = -warmUpRounds; round < rounds; round++) {
      for (const name of rotated(CONTENDERS, round + warmUpRounds)) {
        const ms = timed(name, ways[name], chunks, frames)
        if (round >= 0) taken[name]?.push(ms)
      }
    }
    times[load.name] = taken as Record<Contender, number[]>
  }
  return times
})

/** A decoder that loses frames is fast for nothing. */
function timed(
  name: Contender,
  decode: Decode,
  chunks: readonly Buffer[],
  frames: number,
): number {
  const start = performance.now()
  const count = decode(chunks)
  const ms = performance.now() - start
  if (count !== frames)
    throw new Error(`${name}: expected ${frames} frames, got ${count}`)
  return ms
}

/** The least that anybody can do: no check of shapes, no limit, no noise. */
function split(chunks: readonly Buffer[]): number {
  let open: Buffer[] = []
  let count = 0
  for (const chunk of chunks) {
    let start = 0
    for (;;) {
      const end = chunk.indexOf(0x0a, start)
      open.push(chunk.subarray(start, end === -1 ? undefined : end))
      if (end === -1) break
      JSON.parse(Buffer.concat(open).toString())
      count++
      open = []
      start = end + 1
    }
  }
  return count
}

function withReadBuffer(
  buffer: { append(chunk: Buffer): void; readMessage(): unknown },
  chunks: readonly Buffer[],
): number {
  let count = 0
  for (const chunk of chunks) {
    buffer.append(chunk)
    while (buffer.readMessage() !== null) count++
  }
  return count
}

function bytesOf({ frameBytes, chunkBytes, totalBytes }: Load) {
  const frames = Math.max(1, Math.floor(totalBytes / frameBytes))
  const empty = Buffer.byteLength(frame(0, ''))
  const text = 'a tool said 界, '.repeat(Math.ceil(frameBytes / 18)).slice(0)
  const filled = Buffer.from(text)
    .subarray(0, Math.max(0, frameBytes - empty))
    .toString()
    // A character that was cut in half at the end.
    .replace(/\uFFFD$/, '')
  const lines = Array.from({ length: frames }, (_, id) => frame(id, filled))
  const stream = Buffer.from(lines.join(''))
  const chunks: Buffer[] = []
  for (let at = 0; at < stream.length; at += chunkBytes) {
    chunks.push(stream.subarray(at, at + chunkBytes))
  }
  return { chunks, frames }
}

function frame(id: number, text: string): string {
  const result = { content: [{ type: 'text', text }] }
  return `${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`
}
