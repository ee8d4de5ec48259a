import type { Received } from '@workshop/faults'
import { guards } from '@workshop/testkit'
import { argumentsOf, connect, fromClient, rpcResult, server } from './contract.ts'
import { what } from './what.ts'

guards('slow-neighbour', 'server-concurrent', async t => {
  const program = await t.start('src/server.ts')
  const slow = { name: 'count_slowly', arguments: { to: 4, everyMs: 50 } }
  const fast = { name: 'get_weather', arguments: { city: 'Oslo' } }
  program.request('slow', 'tools/call', slow)
  program.request('fast', 'tools/call', fast)
  await t.answer(program, 'slow')
  const order = program.messages.map(message => message.id)
  t.equal(order, ['fast', 'slow'], what.answeredIds)
})

guards('slow-neighbour', 'server-cancel', async t => {
  const program = await t.start('src/server.ts')
  const progressToken = 'p'
  program.request('slow', 'tools/call', {
    name: 'count_slowly',
    arguments: { to: 2000, everyMs: 2 },
    _meta: { progressToken },
  })
  const isProgress = (message: Received) =>
    message.params?.progressToken === progressToken
  const steps = () => program.messages.filter(isProgress).length
  await t.until(program, what.twoSteps, () => steps() > 1)
  const params = { requestId: 'slow', reason: 'the user changed their mind' }
  program.send({ jsonrpc: '2.0', method: 'notifications/cancelled', params })
  program.request('fence', 'tools/list')
  await t.answer(program, 'fence')
  const before = program.messages.length
  const next = { name: 'count_slowly', arguments: { to: 10, everyMs: 5 } }
  program.request('next', 'tools/call', next)
  await t.answer(program, 'next')
  const after = program.messages.slice(before)
  t.blame('"progressToken"')
  t.ok(!after.some(isProgress), { kind: 'unwanted', what: what.lateProgress })
  const answered = program.messages.some(message => message.id === 'slow')
  t.blame('"id":"slow"', frame => !fromClient(frame))
  t.ok(!answered, { kind: 'unwanted', what: what.lateAnswer })
})

guards('slow-neighbour', 'client-concurrent', async t => {
  const held: { id: unknown; text: unknown }[] = []
  const peer = await t.peer(
    server({
      'tools/call': async ({ id, params }, peer) => {
        held.push({ id, text: argumentsOf(params).text })
        if (held.length < 3) return
        for (const { id, text } of held.reverse()) {
          await peer.write(`${rpcResult(id, String(text))}\n`)
        }
      },
    }),
  )
  const client = await connect(t, peer)
  const calls = ['a', 'b', 'c'].map(text => client.echo(text))
  await t.until(peer, what.threeCalls, () => held.length === 3)
  t.equal(await t.value(Promise.all(calls)), ['a', 'b', 'c'], what.answers)
})

guards('slow-neighbour', 'client-cancels', async t => {
  const peer = await t.peer(
    server({
      'tools/call': ({ id, params }, peer) => {
        const { text } = argumentsOf(params)
        if (text !== 'slow') return peer.write(`${rpcResult(id, text)}\n`)
      },
    }),
  )
  const client = await connect(t, peer)
  const abort = new AbortController()
  const call = client.echo('slow', { signal: abort.signal })
  const outcome = t.error(call, 'RequestCancelled')
  const isCall = (message: { method?: string }) => message.method === 'tools/call'
  await t.until(peer, 'tools/call', () => peer.received.some(isCall))
  const { id } = await peer.seen(isCall)
  abort.abort('no longer needed')
  await outcome
  t.equal(await t.value(client.echo('next')), 'next', what.nextAnswer)
  const cancels = peer.received.filter(
    message => message.method === 'notifications/cancelled',
  )
  t.blame('"requestId"')
  t.equal(
    cancels.map(cancel => cancel.params?.requestId),
    [id],
    what.cancelledIds,
  )
})

guards('slow-neighbour', 'progress-bounded', async t => {
  const peer = await t.peer(
    server({
      'tools/call': async ({ params }, peer) => {
        const { progressToken } = params?._meta ?? {}
        let progress = 0
        const ticking = setInterval(() => {
          void peer.notify('notifications/progress', {
            progressToken,
            progress: ++progress,
          })
        }, 20)
        void peer.gone.then(() => clearInterval(ticking))
      },
    }),
  )
  const client = await connect(t, peer)
  // The gap between the ticks must not pass for silence on a busy machine.
  const patience = { timeoutMs: 800, maxTimeoutMs: 900, onProgress: () => undefined }
  await t.error(client.echo('x', patience), 'RequestTimeout')
  await t.until(peer, 'notifications/cancelled', () =>
    peer.received.some(message => message.method === 'notifications/cancelled'),
  )
})

guards('slow-neighbour', 'progress-events', async t => {
  const sent = [
    { progress: 1, total: 3 },
    { progress: 2, total: 3, message: 'almost' },
  ]
  const peer = await t.peer(
    server({
      'tools/call': async ({ id, params }, peer) => {
        const { progressToken } = params?._meta ?? {}
        for (const progress of sent) {
          await peer.notify('notifications/progress', { progressToken, ...progress })
        }
        await peer.write(`${rpcResult(id, 'done')}\n`)
      },
    }),
  )
  const client = await connect(t, peer)
  const seen: unknown[] = []
  const onProgress = (progress: unknown) => {
    // Fields that the peer did not send may be there without a value.
    seen.push(JSON.parse(JSON.stringify(progress)))
  }
  t.equal(await t.value(client.echo('x', { onProgress })), 'done', what.answer)
  t.equal(seen, sent, 'onProgress()')
})
