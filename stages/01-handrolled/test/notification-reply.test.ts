import { MODERN_META } from '@workshop/faults'
import { guards } from '@workshop/testkit'
import { argumentsOf, connect, server } from './contract.ts'

guards('notification-reply', 'server-silent', async t => {
  const program = await t.start('src/server.ts')
  const params = { _meta: MODERN_META }
  program.send({
    jsonrpc: '2.0',
    method: 'notifications/cancelled',
    params: { requestId: 99 },
  })
  program.send({ jsonrpc: '2.0', method: 'notifications/unheard/of' })
  program.send({ jsonrpc: '2.0', method: 'tools/list', params })
  program.request('fence', 'tools/list')
  await t.answer(program, 'fence')
  program.endInput()
  await t.within(program.ended, { kind: 'still-running', what: 'server' })
  const [unasked] = program.messages.filter(message => message.id !== 'fence')
  if (unasked) t.blame(JSON.stringify(unasked).slice(0, 20))
  t.equal(
    program.messages.map(message => message.id),
    ['fence'],
    'ids of the answers',
  )
})

guards('notification-reply', 'client-silent', async t => {
  const peer = await t.peer(
    server({
      'tools/call': async ({ id, params }, peer) => {
        await peer.notify('notifications/tools/list_changed')
        await peer.notify('notifications/unheard/of', { progressToken: 1 })
        const { text } = argumentsOf(params)
        await peer.respond(id, {
          resultType: 'complete',
          content: [{ type: 'text', text }],
        })
      },
    }),
  )
  const client = await connect(t, peer)
  t.equal(await t.value(client.echo('a')), 'a', 'the answer')
  t.equal(await t.value(client.echo('b')), 'b', 'the next answer')
  const answers = peer.received.filter(message => message.method === undefined)
  t.equal(answers, [], 'answers to notifications')
  const { state } = await client.stats()
  t.equal(state, 'connected', 'stats().state')
})
