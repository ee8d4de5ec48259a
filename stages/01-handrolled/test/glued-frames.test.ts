import { breaks, guards } from '@workshop/testkit'
import { connect, createDecoder, rpcResult, server } from './contract.ts'
import { what } from './what.ts'

breaks('glued-frames', async t => {
  const program = await t.start('break/glued-frames.ts')
  program.endInput()
  await t.ending(program, 'break/glued-frames.ts')
  const bytes = program.recorder.frames
    .filter(frame => frame.stream === 'stdout')
    .map(frame => frame.text)
    .join('\n')
  const written = bytes.split('"jsonrpc"').length - 1
  t.ok(written >= 2, { kind: 'not-hit', what: what.tooFewWritten(written) })
  const found = program.messages.length
  t.ok(found === 0, { kind: 'not-hit', what: what.readByLine(found) })
})

guards('glued-frames', 'many-per-chunk', async t => {
  const decoder = await createDecoder(t)
  const [one, other, last] = [
    t.random.integer(1, 999),
    t.random.word(),
    t.random.integer(1000, 9999),
  ]
  const first = await decoder.push(
    `${rpcResult(one, 'a')}\n${rpcResult(other, 'b')}\n` +
      `{"jsonrpc":"2.0","id":${last},"res`,
  )
  t.equal(idsOf(first), [one, other], what.idsAfterChunk(1))
  t.equal(idsOf(await decoder.push('ult":{}}\n')), [last], what.idsAfterChunk(2))
})

guards('glued-frames', 'one-over-many', async t => {
  const decoder = await createDecoder(t)
  // One of the pieces is a whole message by itself, and here only a part of one.
  const pieces = [
    ...'{"jsonrpc":"2.0","id":"one","result":{"quoted":',
    rpcResult('quoted', 'inside'),
    ...'}}\n',
  ]
  const events = []
  for (const piece of pieces) events.push(...(await decoder.push(piece)))
  t.equal(idsOf(events), ['one'], what.allIds)
})

guards('glued-frames', 'one-line-each', async t => {
  const text = 'a\nb\r\nc\u2028d\u2029e\\n"'
  const params = { name: 'echo', arguments: { text } }
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
  const line = String(await t.subject.call('framing', 'encodeMessage', message))
  t.equal(line.split('\n').length - 1, 1, what.lineFeeds)
  t.equal(line.at(-1), '\n', what.lastCharacter)
  t.equal(line.split('\r').length - 1, 0, what.carriageReturns)
  // Any escape will do, as long as the same message comes out again.
  t.equal(parsed(line), message, what.line)
  // Blanks between the tokens would be legal JSON, and bytes for nothing.
  t.equal(/^\{"\w+":\S/.test(line), true, what.line)
})

guards('glued-frames', 'client-glued', async t => {
  const held: unknown[] = []
  const peer = await t.peer(
    server({
      'tools/call': async ({ id }, peer) => {
        held.push(id)
        if (held.length < 2) return
        await peer.write(held.map(id => `${rpcResult(id, `answer ${id}`)}\n`).join(''))
      },
    }),
  )
  const client = await connect(t, peer)
  const calls = [client.echo('a'), client.echo('b')]
  await t.until(peer, what.twoCalls, () => held.length === 2)
  t.blame(`answer ${held[1]}`)
  const answers = await t.value(Promise.all(calls))
  t.equal(
    answers,
    held.map(id => `answer ${id}`),
    what.answers,
  )
})

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return line
  }
}

function idsOf(events: { type: string; message?: { id?: unknown } }[]): unknown[] {
  return events
    .filter(event => event.type === 'message')
    .map(event => event.message?.id)
}
