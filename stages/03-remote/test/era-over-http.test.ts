import { legacyWeb, modernWeb } from '@workshop/faults'
import { atMost, FakeClock, listWith, verbatim } from '@workshop/testkit'
import { LEGACY_VERSIONS, META } from '@workshop/wire'
import {
  bodyOf,
  guards,
  opening,
  openLink,
  type TestContext,
  textIn,
} from './contract.ts'
import { FAR_LIMITS, withDelays } from './delays.ts'
import { ANSWERS, NO_OLD_SERVERS, OLD_SERVERS } from './eras.ts'
import { forgetful, refusedForGood, SESSION, sessionsOf } from './lost-sessions.ts'
import { serveRaw } from './raw-http.ts'
import { whatClient as what } from './what-client.ts'

const VERSION = 'mcp-protocol-version'

guards('era-over-http', 'era-table', async t => {
  for (const [answer, era] of ANSWERS) {
    const said = await t.value(t.subject.call('negotiate', 'eraOf', answer))
    t.equal(said, era, what.eraFor(answer))
  }
})

guards('era-over-http', 'fallback', async t => {
  for (const [kind, reply] of OLD_SERVERS) {
    const peer = await t.web(legacyWeb({ 'server/discover': reply }))
    const link = await openLink(t, peer.url)
    t.equal(await link.textOf('echo', { text: 'x' }), 'x', what.answerOf('echo'))
    const methods = peer.received.map(message => message.method)
    const expected = ['server/discover', 'initialize', 'notifications/initialized']
    t.equal(methods.slice(0, 3), expected, what.methodsAfter(kind))
    for (const { headers, message } of peer.exchanges.slice(1)) {
      const method = message?.method ?? ''
      const meta = message?.params?._meta ?? {}
      t.equal(META.protocolVersion in meta, false, what.bodyOf(method))
      t.equal(headers['mcp-method'], undefined, what.headersOf(method))
    }
    const [handshake] = peer.of('initialize')
    const offered = handshake?.message?.params?.protocolVersion
    t.equal(offered, '2025-11-25', 'params.protocolVersion')
  }
})

guards('era-over-http', 'no-fallback', async t => {
  const cases = NO_OLD_SERVERS.map(async ([kind, reply, name]) => {
    const peer = await t.web(legacyWeb({ 'server/discover': reply }))
    const clock = new FakeClock()
    const options = { clock, timeouts: FAR_LIMITS, random: () => 0 }
    const outcome = await withDelays(t, clock, opening(t, peer.url, options))
    const error = outcome.status === 'rejected' ? (outcome.reason as Error).name : ''
    t.equal(error, name, what.outcomeOf(kind))
    t.equal(peer.of('initialize').length, 0, what.methodsAfter(kind))
  })
  await Promise.all([...cases, silence(t)])
})

/** Waited for as long as a probe may take, and not as long as the opening. */
async function silence(t: TestContext): Promise<void> {
  const peer = await t.web(legacyWeb({ 'server/discover': () => undefined }))
  const clock = new FakeClock()
  const timeouts = { ...FAR_LIMITS, probeMs: 1234 }
  const open = t.error<{ layer: string }>(
    opening(t, peer.url, { clock, timeouts }),
    'LayerTimeout',
  )
  const reached = Promise.all([
    clock.waitsFor(ms => ms === 1234),
    peer.seen('server/discover'),
  ])
  await t.within(reached, { kind: 'unanswered', what: what.limit, ms: 2000 })
  await clock.advance(1234)
  t.equal((await open).layer, 'probe', 'error.layer')
  t.equal(peer.of('initialize').length, 0, what.handshakes)
}

guards('era-over-http', 'session', async t => {
  const peer = await t.web(legacyWeb({}, '2025-06-18'))
  const link = await openLink(t, peer.url)
  await link.listPage()
  await link.textOf('echo', { text: 'x' })
  await link.close()
  t.equal(
    peer.of('initialize')[0]?.headers[SESSION],
    undefined,
    what.headersOf('initialize'),
  )
  for (const method of ['notifications/initialized', 'tools/list', 'tools/call']) {
    const headers = peer.of(method)[0]?.headers
    const carried = [headers?.[SESSION], headers?.[VERSION]]
    t.equal(carried, ['session-1', '2025-06-18'], what.headersOf(method))
  }
  t.equal(sessionsOf(peer.of('DELETE')), ['session-1'], what.deletes)
  t.fits(peer.of('GET').length, atMost(1), what.gets)

  const modern = await t.web(modernWeb())
  const other = await openLink(t, modern.url)
  await other.listPage()
  await other.close()
  const used = new Set(modern.exchanges.map(({ method }) => method))
  t.equal([...used], ['POST'], what.httpMethods)
})

guards('era-over-http', 'session-lost', async t => {
  const forgotten = ['session-1']
  const peer = await t.web(forgetful(() => forgotten))
  const link = await openLink(t, peer.url)
  t.equal(await link.textOf('echo', { text: 'x' }), 'x', what.answerOf('echo'))
  const calls = peer.of('tools/call')
  t.equal(sessionsOf(calls), ['session-1', 'session-2'], what.headersOf('tools/call'))
  t.equal(new Set(calls.map(({ id }) => id)).size, 2, what.differentIds)
  const again = peer.of('initialize').slice(1)
  t.equal(sessionsOf(again), [undefined], what.headersOf('initialize'))

  forgotten.push('session-2', 'session-3', 'session-4', 'session-5')
  const before = peer.of('initialize').length
  await t.error(link.call('echo', { text: 'x' }))
  t.fits(peer.of('initialize').length - before, atMost(1), what.handshakes)
  await refusedForGood(t)
})

guards('era-over-http', 'cancelled', async t => {
  const peer = await t.web(
    legacyWeb({
      'tools/call': exchange => {
        // Silent the first time, and in the middle of an answer the second.
        if (peer.of('tools/call').length > 1) exchange.stream()
      },
    }),
  )
  const link = await openLink(t, peer.url)
  for (const nth of [1, 2]) {
    const caller = new AbortController()
    const { signal } = caller
    const call = t.error(link.call('echo', {}, { signal }), 'RequestCancelled')
    const observed = { kind: 'unanswered', what: what.calls, ms: 0 } as const
    const { id } = await t.within(peer.seen('tools/call', nth), observed)
    caller.abort()
    await call
    const told = peer.seen('notifications/cancelled', nth)
    const { headers, message } = await t.within(told, {
      kind: 'unanswered',
      what: verbatim('notifications/cancelled'),
      ms: 0,
    })
    t.equal(message?.params?.requestId, id, 'params.requestId')
    t.equal(headers[SESSION], 'session-1', what.headersOf('notifications/cancelled'))
  }
})

guards('era-over-http', 'own-server', async t => {
  const server = await serveRaw(t)
  const clientInfo = { name: 'old', version: '1.0.0' }
  const none = { 'MCP-Protocol-Version': undefined, 'Mcp-Method': undefined }
  for (const offered of ['2025-11-25', '1999-01-01']) {
    const params = { protocolVersion: offered, capabilities: {}, clientInfo }
    const first = { jsonrpc: '2.0', id: 0, method: 'initialize', params }
    const { status, reply } = await server.post(first, none)
    t.equal(status, 200, what.statusFor('initialize'))
    const { protocolVersion } = (reply?.result ?? {}) as { protocolVersion?: string }
    const isLegacy = LEGACY_VERSIONS.includes(String(protocolVersion))
    t.equal(isLegacy, true, 'result.protocolVersion')
  }
  const legacy = { ...none, 'MCP-Protocol-Version': '2025-11-25' }
  const initialized = { jsonrpc: '2.0', method: 'notifications/initialized' }
  const accepted = await server.post(initialized, legacy)
  t.equal(accepted.status, 202, what.statusFor('notifications/initialized'))
  const call = { name: 'echo', arguments: { text: 'x' } }
  const asked = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }
  const called = await server.post(asked, { ...legacy, 'Mcp-Name': undefined })
  t.equal(textIn(called.reply?.result), 'x', what.answerOf('echo'))

  const { reply } = await server.post(bodyOf('server/discover'))
  const { supportedVersions } = (reply?.result ?? {}) as { supportedVersions?: unknown }
  t.fits(supportedVersions, listWith('2026-07-28'), 'result.supportedVersions')
})
