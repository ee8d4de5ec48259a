import { atMost, guards, type TestContext } from '@workshop/testkit'
import { argumentsOf, connect, createDecoder, rpcResult, server } from './contract.ts'
import { what } from './what.ts'

const KIB = 1024
const MIB = 1024 * KIB

guards('oversize-line', 'ordinary-200k', async t => {
  const text = 'a'.repeat(200_000)
  const peer = await t.peer(
    server({
      'tools/call': ({ id, params }, peer) => {
        const { text: asked } = argumentsOf(params)
        return peer.write(`${rpcResult(id, asked === 'big' ? text : asked)}\n`)
      },
    }),
  )
  const client = await connect(t, peer)
  const answer = await t.value<string>(client.echo('big'))
  t.equal(answer.length, text.length, what.answerLength)
  t.equal(await t.value(client.echo('next')), 'next', what.nextAnswer)
})

guards('oversize-line', 'over-the-cap', async t => {
  const cap = KIB
  const decoder = await createDecoder(t, { maxBytes: cap })
  const smuggled = rpcResult(666, 'from inside the line')
  const events = [
    ...(await decoder.push('x'.repeat(cap))),
    ...(await decoder.push('x')),
    // The reader that forgets its buffer here takes the rest for a fresh line.
    ...(await decoder.push('x'.repeat(cap))),
    ...(await decoder.push(smuggled)),
    ...(await decoder.push(`\n${rpcResult(1, 'after')}\n`)),
  ]
  t.equal(
    events.map(event => event.message?.id ?? event.type),
    ['oversize', 1],
    what.events,
  )
  const [exact] = await decoder.push(`${padded(cap)}\r\n`)
  t.equal(exact?.type, 'message', what.eventForExact)
})

guards('oversize-line', 'bounded-memory', async t => {
  const decoder = await createDecoder(t, { maxBytes: MIB })
  const before = await t.subject.memory()
  for (let fed = 0; fed < 96; fed++) await decoder.push(Buffer.alloc(MIB, 'x'))
  const kept = (await t.subject.memory()) - before
  // The cap is 1 MiB; the rest is room for what the collector has not come to.
  t.fits(Math.round(kept / MIB), atMost(64), what.heldMemory)
  const [event] = await decoder.push(`\n${rpcResult(1, 'after')}\n`)
  t.equal(event?.type, 'oversize', what.eventAtLineEnd)
})

guards('oversize-line', 'linear-time', async t => {
  const small = await fastest(t, 2 * MIB)
  const large = await fastest(t, 8 * MIB)
  // Four times the bytes: a linear decoder needs four times as long, a quadratic
  // one sixteen times. Under the floor there is nothing to complain about.
  const floorMs = 250
  t.ok(large < floorMs || large < 9 * small, {
    kind: 'too-slow',
    what: what.timesAsLong(Math.round(large / small)),
  })
})

async function fastest(t: TestContext, bytes: number): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 2; round++) {
    const decoder = await createDecoder(t)
    const chunk = Buffer.alloc(4 * KIB, 'x')
    const pushes = Array.from({ length: bytes / chunk.length }, () => [chunk])
    times.push(await t.subject.timed(decoder.handle, 'push', pushes))
  }
  return Math.min(...times)
}

/** A message whose line has exactly this many bytes. */
function padded(bytes: number): string {
  const bare = rpcResult(2, '').length
  return rpcResult(2, 'y'.repeat(bytes - bare))
}
