import {
  ECHO_TOOL,
  listed,
  modernResult,
  modernWeb,
  textResult,
  type WebExchange,
  type WebPeer,
  type WebScript,
} from '@workshop/faults'
import { FakeClock } from '@workshop/testkit'
import {
  guards,
  openLink,
  type RemoteOptions,
  type TestContext,
  textIn,
} from './contract.ts'
import { FAR_LIMITS, valueWithDelays, withDelays } from './delays.ts'
import { whatClient as what } from './what-client.ts'

/** A server that calls its tool idempotent: it is not the one who pays. */
const PROMISING = { ...ECHO_TOOL, annotations: { idempotentHint: true } }

/** Some progress, and then the line is dead. */
async function progressAndReset(exchange: WebExchange): Promise<void> {
  exchange.stream()
  const { progressToken = 'none' } = exchange.message?.params?._meta ?? {}
  await exchange.notify('notifications/progress', { progressToken, progress: 1 })
  exchange.reset()
}

guards('stream-cut', 'cut-call', async t => {
  const { peer, clock, link } = await opened(t, { 'tools/call': progressAndReset })
  const { tools } = await link.listPage()
  t.witness(tools[0]?.annotations, 'annotations.idempotentHint')
  const options = { onProgress: () => undefined }
  const outcome = await withDelays(t, clock, link.call('echo', { text: 'x' }, options))
  t.equal(errorIn(outcome).name, 'OutcomeUnknown', 'error.name')
  t.equal(errorIn(outcome).method, 'tools/call', 'error.method')
  t.equal(peer.of('tools/call').length, 1, what.calls)
})

guards('stream-cut', 'late-cut', async t => {
  let cut = (): void => undefined
  const { peer, clock, link } = await opened(
    t,
    {
      async 'tools/call'(exchange) {
        cut = () => exchange.reset()
        exchange.stream()
        const { progressToken = 'none' } = exchange.message?.params?._meta ?? {}
        await exchange.notify('notifications/progress', { progressToken, progress: 1 })
      },
    },
    { timeouts: { ...FAR_LIMITS, requestMs: 30_000, callMs: 40_000 } },
  )
  let progressed = (): void => undefined
  const progress = new Promise<void>(resolve => {
    progressed = resolve
  })
  const call = link.call('echo', { text: 'x' }, { onProgress: () => progressed() })
  const outcome = t.outcome(call)
  await t.within(progress, { kind: 'unanswered', what: what.progress, ms: 0 })
  await clock.advance(29_000)
  cut()
  t.equal(errorIn(await outcome).name, 'OutcomeUnknown', 'error.name')
  await clock.advance(120_000)
  t.equal(peer.of('tools/call').length, 1, what.calls)
})

guards('stream-cut', 'cut-anywhere', async t => {
  const half = (exchange: WebExchange) => {
    const result = modernResult(textResult('x'.repeat(200)))
    return JSON.stringify({ jsonrpc: '2.0', id: exchange.id, result }).slice(0, 100)
  }
  const cuts: ((exchange: WebExchange) => void | Promise<void>)[] = [
    exchange => exchange.reset(),
    exchange => exchange.cut(),
    // No answer is to follow, and the connection is no longer one of HTTP.
    exchange => exchange.empty(101, { Connection: 'Upgrade', Upgrade: 'other' }),
    async exchange => {
      exchange.stream()
      await exchange.write(`data: ${half(exchange)}`)
      exchange.cut()
    },
    exchange => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': '400' }
      exchange.stream(headers)
      void exchange.write(half(exchange)).then(() => exchange.reset())
    },
  ]
  for (const cut of cuts) {
    const { peer, clock, link } = await opened(t, { 'tools/call': cut })
    const outcome = await withDelays(t, clock, link.call('echo', { text: 'x' }))
    t.equal(errorIn(outcome).name, 'OutcomeUnknown', 'error.name')
    t.equal(peer.of('tools/call').length, 1, what.calls)
  }
})

guards('stream-cut', 'cut-repeatable', async t => {
  let isFirst = true
  const script: WebScript = {
    'tools/call': exchange => {
      if (!isFirst) return exchange.respond(modernResult(textResult('done')))
      isFirst = false
      return progressAndReset(exchange)
    },
  }
  const { peer, clock, link } = await opened(t, script, { repeatable: ['echo'] })
  const result = await valueWithDelays(t, clock, link.call('echo', { text: 'x' }))
  t.equal(textIn(result), 'done', what.answerOf('echo'))
  t.equal(peer.of('tools/call').length, 2, what.calls)
  seesNewRequests(t, peer, 'tools/call')
})

guards('stream-cut', 'cut-listing', async t => {
  let isFirst = true
  const script: WebScript = {
    'tools/list': async exchange => {
      if (!isFirst) return exchange.respond(listed())
      isFirst = false
      exchange.stream()
      await exchange.write('data: {"jsonrpc":"2.0","id":')
      exchange.reset()
    },
  }
  const { peer, clock, link } = await opened(t, script)
  const page = await valueWithDelays(t, clock, link.listPage())
  const { tools } = page as { tools?: unknown }
  t.equal(tools, [ECHO_TOOL], 'listPage().tools')
  seesNewRequests(t, peer, 'tools/list')
})

async function opened(t: TestContext, script: WebScript, options: RemoteOptions = {}) {
  const peer = await t.web(
    modernWeb({
      'tools/list': exchange => exchange.respond(listed([PROMISING])),
      ...script,
    }),
  )
  const clock = new FakeClock()
  const common = { clock, timeouts: FAR_LIMITS, random: () => 0 }
  const link = await openLink(t, peer.url, { ...common, ...options })
  return { peer, clock, link }
}

function errorIn(outcome: object): { name?: string; method?: string } {
  return (outcome as { reason?: Error & { method?: string } }).reason ?? {}
}

/** A repeat is a request of its own: nothing can be resumed. */
function seesNewRequests(t: TestContext, peer: WebPeer, method: string): void {
  const requests = peer.of(method)
  const ids = new Set(requests.map(({ id }) => id))
  t.equal(ids.size, requests.length, what.differentIds)
  for (const { headers } of requests) {
    t.equal(headers['last-event-id'], undefined, what.lastEventId)
  }
}
