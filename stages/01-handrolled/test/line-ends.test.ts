import { guards } from '@workshop/testkit'
import { connect, createDecoder, rpcResult, server } from './contract.ts'
import { what } from './what.ts'

guards('line-ends', 'crlf', async t => {
  const decoder = await createDecoder(t)
  const ids = [t.random.integer(1, 999), t.random.word()]
  const chunks = [
    `${rpcResult(ids[0], 'a')}\r`,
    '\n\r\n',
    `\n${rpcResult(ids[1], 'b')}\r\n`,
    '\r\n',
  ]
  const events = []
  for (const chunk of chunks) events.push(...(await decoder.push(chunk)))
  events.push(...(await decoder.end()))
  t.equal(
    events.map(event => event.message?.id ?? event),
    ids,
    what.nothingElse,
  )

  const line = rpcResult(3, 'c')
  const capped = await createDecoder(t, { maxBytes: line.length })
  const [exact] = await capped.push(`${line}\r\n`)
  t.equal(exact?.type, 'message', what.eventForExact)
})

guards('line-ends', 'cut-tail', async t => {
  const decoder = await createDecoder(t)
  await decoder.push(`${rpcResult(1, 'a')}\n{"jsonrpc":"2.0","id":2`)
  const [event] = await decoder.end()
  t.equal(event?.type, 'truncated', what.eventAtEnd)

  const peer = await t.peer(
    server({
      'tools/call': async ({ id }, peer) => {
        await peer.write(rpcResult(id, 'never whole').slice(0, 30))
        peer.closeStdout()
      },
    }),
  )
  peer.makeStubborn()
  const client = await connect(t, peer)
  await t.error(client.echo('x'), 'TruncatedStream')
})
