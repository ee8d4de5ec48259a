import { anyBut, guards, type TestContext, turn } from '@workshop/testkit'
import { connect, createDecoder, rpcResult, server, textOf } from './contract.ts'
import { what } from './what.ts'

/** One, two, three and four bytes a character. */
const TEXT = 'aé—漢😀'

function lineFor(t: TestContext): { text: string; line: Buffer } {
  const text = `${t.random.word()}${TEXT}${t.random.word()}`
  return { text, line: Buffer.from(`${rpcResult(1, text)}\n`) }
}

guards('split-utf8', 'every-split', async t => {
  const { text: sent, line } = lineFor(t)
  for (let at = 1; at < line.length; at++) {
    const decoder = await createDecoder(t)
    const events = [
      ...(await decoder.push(line.subarray(0, at))),
      ...(await decoder.push(line.subarray(at))),
    ]
    t.equal(
      events.map(event => event.type),
      ['message'],
      what.eventsSplitAt(at),
    )
    const text = textOf(events[0]?.message?.result)
    t.equal(text, sent, what.textSplitAt(at))
  }
})

guards('split-utf8', 'byte-by-byte', async t => {
  const { text, line } = lineFor(t)
  const decoder = await createDecoder(t)
  const events = []
  for (const byte of line) events.push(...(await decoder.push(Uint8Array.of(byte))))
  t.equal(textOf(events[0]?.message?.result), text, what.text)
})

guards('split-utf8', 'client-split', async t => {
  const peer = await t.peer(
    server({
      'tools/call': async ({ id }, peer) => {
        const line = Buffer.from(`${rpcResult(id, TEXT)}\n`)
        // The cut goes through the last character, which has four bytes.
        const cut = line.indexOf('😀') + 2
        await peer.write(line.subarray(0, cut))
        await turn()
        await peer.write(line.subarray(cut))
      },
    }),
  )
  t.blame('😀')
  const client = await connect(t, peer)
  t.equal(await t.value(client.echo('x')), TEXT, what.answer)
})

guards('split-utf8', 'invalid-utf8', async t => {
  const peer = await t.peer(
    server({
      'tools/call': ({ id }, peer) => {
        const line = Buffer.from(`${rpcResult(id, 'caf#')}\n`)
        line[line.indexOf('#')] = 0xe9
        return peer.write(line)
      },
    }),
  )
  t.blame('\ufffd')
  const client = await connect(t, peer)
  await t.outcome(client.echo('x'))
  const { health } = await client.stats()
  t.fits(health, anyBut('ok'), 'stats().health')
})
