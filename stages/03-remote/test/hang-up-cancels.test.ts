import { modernWeb, type WebAnswer } from '@workshop/faults'
import { PATIENCE_MS } from '@workshop/testkit'
import { bodyOf, ECHO, guards, openLink, textIn } from './contract.ts'
import { callOf, serveRaw, waiting } from './raw-http.ts'
import { whatServer as what } from './what-server.ts'

const started = { kind: 'unanswered', what: what.started, ms: PATIENCE_MS } as const
const stopped = { kind: 'unanswered', what: what.stopped, ms: PATIENCE_MS } as const

guards('hang-up-cancels', 'stream', async t => {
  const slow = waiting('slow')
  const other = waiting('other')
  const server = await serveRaw(t, { tools: [slow.tool, other.tool] })
  const neighbour = server.post(callOf('other'))
  neighbour.catch(() => undefined)
  await t.within(other.started, started)
  const stream = await server.open(callOf('slow', {}, { progressToken: 'p' }))
  await server.events(stream, 1)
  t.equal(stream.events[0]?.method, 'notifications/progress', 'events[0].method')
  stream.hangUp()
  await t.within(slow.stopped, stopped)
  other.finish()
  const { reply } = await neighbour
  t.equal(textIn(reply?.result), 'finished', what.neighbour)
})

guards('hang-up-cancels', 'json', async t => {
  const slow = waiting()
  const server = await serveRaw(t, { tools: [slow.tool] })
  const waitingForIt = server.client.post(server.url, callOf('wait'))
  waitingForIt.catch(() => undefined)
  await t.within(slow.started, started)
  server.client.dispose()
  await t.within(slow.stopped, stopped)
})

guards('hang-up-cancels', 'closing', async t => {
  const slow = waiting()
  const server = await serveRaw(t, { tools: [slow.tool, ECHO] })
  const filter = { notifications: { toolsListChanged: true } }
  const listener = await server.open(bodyOf('subscriptions/listen', filter, 'l-1'))
  await server.events(listener, 1)
  const running = server.client.post(server.url, callOf('wait'))
  running.catch(() => undefined)
  await t.within(slow.started, started)

  await t.value(server.handle.call('close'))
  await server.whole(listener)
  t.equal(farewellOf(listener), { id: 'l-1', resultType: 'complete' }, what.farewell)
  t.equal(listener.complete, true, what.whole)
  await t.within(slow.stopped, stopped)
  const late = await t.outcome(server.client.post(server.url, callOf('echo')))
  t.equal(late.status, 'rejected', what.afterClose)
  await t.value(server.handle.call('close'))
})

function farewellOf({ reply }: WebAnswer) {
  const { resultType } = (reply?.result ?? {}) as { resultType?: string }
  return { id: reply?.id, resultType }
}

guards('hang-up-cancels', 'client', async t => {
  const peer = await t.web(
    modernWeb({
      'tools/call': async exchange => {
        const { name, _meta } = exchange.message?.params ?? {}
        if (name === 'echo')
          return exchange.respond({ resultType: 'complete', content: [] })
        if (name === 'silent') return
        exchange.stream()
        const { progressToken } = _meta as { progressToken?: unknown }
        await exchange.notify('notifications/progress', { progressToken, progress: 1 })
      },
    }),
  )
  const link = await openLink(t, peer.url)
  for (const [i, tool] of ['streaming', 'silent'].entries()) {
    const caller = new AbortController()
    const { signal } = caller
    const call = link.call(tool, {}, { signal, onProgress: () => caller.abort() })
    const exchange = await t.within(peer.seen('tools/call', i + 1), started)
    if (tool === 'silent') caller.abort()
    await t.error(call, 'RequestCancelled')
    await t.within(exchange.over, {
      kind: 'unanswered',
      what: what.hungUp,
      ms: PATIENCE_MS,
    })
    t.equal(exchange.hungUp, true, what.hungUp)
  }
  // Whatever else would be said about it has come by the time of the next call.
  await t.value(link.call('echo'))
  const methods = peer.received.slice(-3).map(({ method }) => method)
  t.equal(methods, ['tools/call', 'tools/call', 'tools/call'], what.posted)
})
