import { guards } from '@workshop/testkit'
import { connect, createDecoder, rpcResult, server } from './contract.ts'
import { what } from './what.ts'

const NOT_MESSAGES = [
  'null',
  '42',
  '"text"',
  'true',
  '[]',
  '{}',
  '[{"jsonrpc":"2.0","id":1,"result":{}}]',
  '{"jsonrpc":"2.0"}',
  '{"jsonrpc":"2.0","id":1}',
  '{"id":1,"result":{}}',
  '{"jsonrpc":"1.0","id":1,"result":{}}',
  '{"jsonrpc":2,"id":1,"result":{}}',
  '{"jsonrpc":"2.0","method":7}',
  '{"jsonrpc":"2.0","id":1,"result":{},"error":{"code":1,"message":"both"}}',
  '{"jsonrpc":"2.0","id":1,"error":"no object"}',
  '{"level":"info","msg":"listening","id":1,"time":"2026-01-01T00:00:00Z"}',
]

guards('json-not-rpc', 'not-messages', async t => {
  for (const line of NOT_MESSAGES) {
    const decoder = await createDecoder(t)
    const [event] = await decoder.push(`${line}\n`)
    t.equal(event?.type, 'noise', what.eventFor(line))
  }
  const decoder = await createDecoder(t)
  const events = await decoder.push(
    `${NOT_MESSAGES.join('\n')}\n${rpcResult(1, 'a')}\n`,
  )
  t.equal(events.at(-1)?.type, 'message', what.eventAfterwards)
})

guards('json-not-rpc', 'log-with-matching-id', async t => {
  const peer = await t.peer(
    server({
      'tools/call': async ({ id }, peer) => {
        await peer.send({ level: 'info', msg: 'listening', id })
        await peer.write('null\n[]\n')
        await peer.write(`${rpcResult(id, 'the real answer')}\n`)
      },
    }),
  )
  t.blame('"level"')
  const client = await connect(t, peer)
  t.equal(await t.value(client.echo('x')), 'the real answer', what.answer)
  const { noise } = await client.stats()
  t.equal(noise?.lines, 3, 'stats().noise.lines')
})
