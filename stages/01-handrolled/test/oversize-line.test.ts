import { atMost, guards, type TestContext, turn } from '@workshop/testkit'
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
    ...(await decoder.push(`${smuggled}\n${rpcResult(1, 'after')}\n`)),
  ]
  t.equal(
    events.map(event => event.message?.id ?? event.type),
    ['oversize', 1],
    what.events,
  )
  const [exact] = await decoder.push(`${padded(cap)}\n`)
  t.equal(exact?.type, 'message', what.eventForExact)
})

guards('oversize-line', 'bounded-memory', async t => {
  const decoder = await createDecoder(t, { maxBytes: MIB })
  const before = await t.subject.memory()
  const events = []
  for (let fed = 0; fed < 96; fed++) {
    events.push(...(await decoder.push(Buffer.alloc(MIB, 'x'))))
    // The other checks share this thread; a slow subject must not make them late.
    await turn()
  }
  const kept = (await t.subject.memory()) - before
  // The cap is 1 MiB; the rest is room for what the collector has not come to.
  t.fits(Math.round(kept / MIB), atMost(64), what.heldMemory)
  // When the cap is passed or at the line end, but once.
  events.push(...(await decoder.push('\n')))
  t.equal(
    events.map(event => event.type),
    ['oversize'],
    what.eventAtLineEnd,
  )
})

guards('oversize-line', 'linear-time', async t => {
  const times = await batches(t)
  const quarter = Math.ceil(times.length / 4)
  const growth = median(times.slice(-quarter)) / median(times.slice(0, quarter))
  // A linear decoder needs as long for the last quarter of a line as for the first,
  // a quadratic one seven times as long. Under the floor there is nothing to complain
  // about.
  const floorMs = 250
  t.ok(sum(times) < floorMs || growth < 3, {
    kind: 'too-slow',
    what: what.slowerAtTheEnd(Math.round(growth)),
  })
})

/** Milliseconds for each 256 KiB of one line, until it has 8 MiB or took a second. */
async function batches(t: TestContext): Promise<number[]> {
  const decoder = await createDecoder(t)
  const chunk = Buffer.alloc(4 * KIB, 'x')
  const pushes = Array.from({ length: 64 }, () => [chunk])
  const times: number[] = []
  while (times.length < 32 && sum(times) < 1000) {
    times.push(await t.subject.timed(decoder.handle, 'push', pushes))
    await turn()
  }
  return times
}

function sum(times: readonly number[]): number {
  return times.reduce((total, time) => total + time, 0)
}

/** Not the mean: a batch during which the machine did something else says nothing. */
function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) / 2)] ?? 0
}

/** A message whose line has exactly this many bytes. */
function padded(bytes: number): string {
  const bare = rpcResult(2, '').length
  return rpcResult(2, 'y'.repeat(bytes - bare))
}
