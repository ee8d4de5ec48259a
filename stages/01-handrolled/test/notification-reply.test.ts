import { MODERN_META } from '@workshop/faults'
import { guards } from '@workshop/testkit'
import { argumentsOf, connect, fromClient, OUTCOME, server } from './contract.ts'
import { what } from './what.ts'

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
  // Time for an answer that is on its way although nobody may expect it.
  program.request('second fence', 'tools/list')
  await t.answer(program, 'second fence')
  t.blame(OUTCOME, frame => !fromClient(frame) && !frame.text.includes('fence"'))
  t.equal(
    program.messages.map(message => message.id),
    ['fence', 'second fence'],
    what.answeredIds,
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
  t.blame(OUTCOME, fromClient)
  const client = await connect(t, peer)
  t.equal(await t.value(client.echo('a')), 'a', what.answer)
  t.equal(await t.value(client.echo('b')), 'b', what.nextAnswer)
  const answers = peer.received.filter(message => message.method === undefined)
  t.equal(answers, [], what.answersToNotices)
  const { state } = await client.stats()
  t.equal(state, 'connected', 'stats().state')
})
