import { anyBut, guards, show } from '@workshop/testkit'
import { argumentsOf, connect, fromClient, rpcResult, server } from './contract.ts'
import { what } from './what.ts'

guards('id-discipline', 'server-echo', async t => {
  const program = await t.start('src/server.ts')
  const others = [t.random.integer(1000, 1_000_000_000), t.random.word()]
  for (const id of [0, -1, 7, 'seven', '0', '', ...others]) {
    program.request(id, 'tools/list')
    // Found by its id, type included: another one is no answer to this request.
    await t.answer(program, id)
  }
})

guards('id-discipline', 'client-unique', async t => {
  const peer = await t.peer(server())
  const client = await connect(t, peer)
  await t.value(Promise.all(['a', 'b', 'c', 'd'].map(text => client.echo(text))))
  const ids = peer.received
    .filter(({ id, method }) => method && id !== undefined)
    .map(({ id }) => id)
  t.witness(ids.length >= 5, what.requests)
  for (const id of ids) {
    const isLegal = typeof id === 'string' || Number.isInteger(id)
    if (!isLegal) t.blame(`"id":${show(id)}`, fromClient)
    t.ok(isLegal, { kind: 'unwanted', what: what.id(id) })
  }
  const repeated = ids.filter((id, index) => ids.indexOf(id) < index)
  t.blame(`"id":${show(repeated[0])}`, fromClient)
  t.equal([...new Set(repeated)], [], what.repeatedIds)
})

guards('id-discipline', 'wrong-type', async t => {
  const peer = await t.peer(
    server({
      'tools/call': ({ id }, peer) => {
        const wrong = typeof id === 'number' ? String(id) : Number(id) || 0
        t.blame(`"id":${show(wrong)}`)
        return peer.write(`${rpcResult(wrong, 'answered under another type')}\n`)
      },
    }),
  )
  const client = await connect(t, peer)
  await t.outcome(client.echo('x'))
  const { health } = await client.stats()
  t.equal(health, 'degraded', 'stats().health')
})

guards('id-discipline', 'idless-error', async t => {
  const peer = await t.peer(
    server({
      'tools/call': async ({ id }, peer) => {
        const error = { code: -32700, message: 'bad' }
        await peer.send({ jsonrpc: '2.0', id: null, error })
        await peer.send({ jsonrpc: '2.0', error })
        await peer.write(`${rpcResult(id, 'the answer')}\n`)
      },
    }),
  )
  t.blame('"id":null')
  const client = await connect(t, peer)
  t.equal(await t.value(client.echo('x')), 'the answer', what.answer)
})

guards('id-discipline', 'duplicate-answer', async t => {
  let first: unknown
  t.blame('the same id again')
  const peer = await t.peer(
    server({
      'tools/call': async ({ id }, peer) => {
        const isFirst = first === undefined
        first ??= id
        // The second one is on its way before the next call can come.
        void peer.write(`${rpcResult(id, `answer ${id}`)}\n`)
        if (isFirst) await peer.write(`${rpcResult(id, 'the same id again')}\n`)
      },
    }),
  )
  const client = await connect(t, peer)
  await t.value(client.echo('a'))
  const second = await t.value(client.echo('b'))
  t.fits(second, anyBut('the same id again'), what.nextAnswer)
  const { unmatched } = await client.stats()
  t.equal(unmatched, 1, 'stats().unmatched')
})

guards('id-discipline', 'late-answer', async t => {
  let slow: unknown
  const peer = await t.peer(
    server({
      'tools/call': async ({ id, params }, peer) => {
        const { text } = argumentsOf(params)
        if (text === 'slow') {
          slow = id
          return
        }
        if (text === 'next') await peer.write(`${rpcResult(slow, 'slow')}\n`)
        await peer.write(`${rpcResult(id, text)}\n`)
      },
    }),
  )
  const client = await connect(t, peer)
  await t.error(client.echo('slow', { timeoutMs: 60 }), 'RequestTimeout')
  t.equal(await t.value(client.echo('next')), 'next', what.nextAnswer)
  // Whatever the client has written before this call is here when it is answered.
  await t.value(client.echo('fence'))
  const cancels = peer.received.filter(
    message => message.method === 'notifications/cancelled',
  )
  t.blame('"requestId"')
  t.equal(cancels.length, 1, what.cancellations)
  t.blame('"text":"slow"')
  const { unmatched } = await client.stats()
  t.equal(unmatched, 1, 'stats().unmatched')
})
