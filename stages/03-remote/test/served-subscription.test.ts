/** The server's side of `lost-subscription`: what a listener is promised. */
import { guards, PATIENCE_MS } from '@workshop/testkit'
import { META } from '@workshop/wire'
import { bodyOf, ECHO } from './contract.ts'
import { serveRaw } from './raw-http.ts'
import { whatServer as what } from './what-server.ts'

guards('lost-subscription', 'served', async t => {
  const server = await serveRaw(t, { tools: [ECHO], keepAliveMs: 20 })
  const discovered = await server.post(bodyOf('server/discover'))
  const { capabilities } = (discovered.reply?.result ?? {}) as {
    capabilities?: { tools?: { listChanged?: boolean } }
  }
  t.equal(capabilities?.tools?.listChanged, true, 'capabilities.tools.listChanged')

  const wanting = { notifications: { toolsListChanged: true } }
  const listener = await server.open(bodyOf('subscriptions/listen', wanting, 'l-1'))
  const type = listener.headers['content-type']?.split(';')[0]
  t.equal([listener.status, type], [200, 'text/event-stream'], what.listenHead)
  t.equal(listener.headers['x-accel-buffering'], 'no', what.buffering)
  const nothing = { notifications: {} }
  const other = await server.open(bodyOf('subscriptions/listen', nothing, 'l-2'))
  await server.events(listener, 1)
  await server.events(other, 1)
  t.equal(tellingOf(listener.events[0]), [ACKNOWLEDGED, 'l-1'], what.firstMessage)
  t.equal(tellingOf(other.events[0]), [ACKNOWLEDGED, 'l-2'], what.firstMessage)
  const { notifications } = (listener.events[0]?.params ?? {}) as typeof wanting
  t.equal(
    notifications?.toolsListChanged,
    true,
    'params.notifications.toolsListChanged',
  )

  await t.within(
    listener.until(() => (listener.text.match(/^:/gm)?.length ?? 0) >= 2),
    { kind: 'unanswered', what: what.comments, ms: PATIENCE_MS },
  )
  await t.value(server.handle.call('changeTools', [{ ...ECHO, name: 'say' }]))
  await server.events(listener, 2)
  t.equal(tellingOf(listener.events[1]), [CHANGED, 'l-1'], what.change)
  const listed = await server.post(bodyOf('tools/list'))
  const { tools } = (listed.reply?.result ?? {}) as { tools?: { name: string }[] }
  t.equal(
    tools?.map(({ name }) => name),
    ['say'],
    what.listedTools,
  )

  // By its last message, everything has come that was meant for it.
  await t.value(server.handle.call('close'))
  await server.whole(other)
  const told = other.events.filter(({ method }) => method !== undefined)
  t.equal(
    told.map(({ method }) => method),
    [ACKNOWLEDGED],
    what.toldTheOther,
  )
})

const ACKNOWLEDGED = 'notifications/subscriptions/acknowledged'
const CHANGED = 'notifications/tools/list_changed'

/** Which notification it is, and whose. */
function tellingOf(message: { method?: string; params?: object } | undefined) {
  const { _meta = {} } = (message?.params ?? {}) as { _meta?: Record<string, unknown> }
  return [message?.method, _meta[META.subscriptionId]]
}
