import type { WebScript } from '@workshop/faults'
import { integerFrom } from '@workshop/testkit'
import { guards } from './contract.ts'
import { acknowledge, CHANGED, LISTEN, listening, tell } from './listening.ts'
import { whatClient as what } from './what-client.ts'

guards('lost-subscription', 'listen', async t => {
  const link = await listening(t, acknowledge)
  const stream = await link.stream(1)
  const { notifications } = stream.message?.params ?? {}
  t.equal(notifications, { toolsListChanged: true }, what.filter)
  await tell(stream, CHANGED)
  await link.hears(1)
  t.equal(link.heard, [CHANGED], what.heard)
  for (const tools of [{}, { listChanged: false }]) {
    const silent = await listening(t, acknowledge, { tools })
    await silent.letPass(0)
    t.equal(silent.peer.of(LISTEN).length, 0, what.listens)
  }
})

guards('lost-subscription', 'drop', async t => {
  const link = await listening(t, acknowledge)
  const waits: number[] = []
  for (let nth = 1; nth <= 5; nth++) waits.push(await link.loses(nth))
  for (const [nth, least] of [1000, 2000, 4000, 8000, 16_000].entries()) {
    t.fits(waits[nth], integerFrom(least), what.waits)
  }
  const ids = new Set(link.peer.of(LISTEN).map(({ id }) => id))
  t.equal(ids.size, 6, what.differentIds)
})

guards('lost-subscription', 'missed', async t => {
  const link = await listening(t, acknowledge)
  await link.loses(1)
  // The one that was sent, and the one that may have been missed.
  await link.hears(2)
  await link.letPass(0)
  t.equal(link.heard, [CHANGED, CHANGED], what.heard)
})

guards('lost-subscription', 'refused', async t => {
  const refusals: NonNullable<WebScript[string]>[] = [
    exchange => exchange.fail({ code: -32601, message: 'no such method' }, 404),
    exchange => exchange.empty(405),
    exchange => exchange.fail({ code: -32602, message: 'no such filter' }),
    exchange => exchange.json(200, { ok: true }),
  ]
  for (const refuse of refusals) {
    const link = await listening(t, refuse)
    await (await link.stream(1)).over
    for (let second = 0; second < 60; second += 5) await link.letPass(5000)
    t.equal(link.peer.of(LISTEN).length, 1, what.listens)
  }
})

guards('lost-subscription', 'closed-link', async t => {
  const { peer, clock, link, stream: nth } = await listening(t, acknowledge)
  const stream = await nth(1)
  await link.close()
  await t.within(stream.over, { kind: 'unanswered', what: what.streamClosed, ms: 2000 })
  t.equal(stream.hungUp, true, what.streamClosed)
  await clock.advance(60_000)
  t.equal(peer.of(LISTEN).length, 1, what.listens)
})
