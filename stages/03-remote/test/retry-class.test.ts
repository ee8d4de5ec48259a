import {
  listed,
  modernResult,
  modernWeb,
  textResult,
  type WebExchange,
} from '@workshop/faults'
import { atMost, FakeClock, type Handle, verbatim } from '@workshop/testkit'
import { guards, opening, type TestContext } from './contract.ts'
import { DELAYED, NEVER } from './failures.ts'
import {
  type Answer,
  isNoLimit,
  LIMITS,
  NO_WAIT,
  scripted,
  untilSettled,
} from './repeats.ts'
import { between, of, what } from './what-timing.ts'

const busy: Answer = exchange => exchange.text(503, 'busy')
const done: Answer = exchange => exchange.respond(modernResult(textResult('done')))

guards('retry-class', 'delays', async t => {
  const delay = (failure: object, attempt: number, random: number) =>
    t.value(t.subject.call('reconnect', 'retryDelay', failure, attempt, () => random))
  for (const { failure, attempt, least, most } of DELAYED) {
    const delays: unknown[] = []
    for (const random of [0, 0.5, 0.999]) {
      const ms = await delay(failure(), attempt, random)
      t.fits(ms, between(least, most), of(`retryDelay(${attempt})`, textOf(failure())))
      delays.push(ms)
    }
    const isJittered = failure().retryAfter !== undefined || new Set(delays).size === 3
    t.ok(isJittered, { kind: 'unwanted', what: what.two('0', '0.999') })
  }
  for (const [failure, attempt] of NEVER) {
    const ms = await delay(failure, attempt, 0)
    t.equal(ms, undefined, of(`retryDelay(${attempt})`, textOf(failure)))
  }
})

guards('retry-class', 'not-now', async t => {
  // Nothing was done: a call may be repeated whatever it does.
  const told: Answer = exchange => exchange.text(429, '', { 'Retry-After': '7' })
  t.fits(await waitAfter(t, told), between(7000, 8000), of('Retry-After', '7'))
  const dated: Answer = exchange => {
    const date = new Date(Date.now() + 30_000).toUTCString()
    exchange.text(503, '', { 'Retry-After': date })
  }
  t.fits(await waitAfter(t, dated), between(25_000, 31_000), of('Retry-After', 'date'))

  const { peer, clock, link } = await scripted(t, 'tools/call', [
    busy,
    busy,
    busy,
    done,
  ])
  const call = link.textOf('echo')
  await untilSettled(t, clock, call)
  t.equal(await call, 'done', 'callTool().content[0].text')
  t.equal(peer.of('tools/call').length, 4, what.requests('tools/call'))
})

/** What is waited for before the second request of a call. */
async function waitAfter(t: TestContext, first: Answer): Promise<number> {
  const { clock, link } = await scripted(t, 'tools/call', [first, done])
  const before = clock.asked.length
  const call = link.textOf('echo')
  const wait = await t.within(
    Promise.race([clock.waitsFor(isNoLimit), call.then(() => 0)]),
    NO_WAIT,
  )
  t.ok(clock.asked.length > before, NO_WAIT)
  await clock.advance(wait)
  t.equal(await call, 'done', 'callTool().content[0].text')
  return wait
}

guards('retry-class', 'broken', async t => {
  const list: Answer = exchange => exchange.respond(listed())
  for (const broken of [reset, halfClosed]) {
    const { peer, clock, link } = await scripted(t, 'tools/list', [broken, list])
    const page = link.listPage()
    await untilSettled(t, clock, page)
    t.equal((await page).tools.length, 1, 'listPage().tools')
    const [first, second] = peer.of('tools/list').map(({ id }) => id)
    t.ok(first !== second, { kind: 'unwanted', what: what.sameId })
  }
  await isWaitedFor(t)
  await isGivenUp(t)
})

const reset: Answer = exchange => exchange.reset()

async function halfClosed(exchange: WebExchange): Promise<void> {
  exchange.stream()
  await exchange.write('event: message\ndata: {"jsonrpc"')
  exchange.cut()
}

/** The first byte comes after 25 s. */
async function isWaitedFor(t: TestContext): Promise<void> {
  const { peer, clock, link } = await scripted(t, 'tools/list', [() => undefined])
  const page = link.listPage()
  const asked = await t.within(Promise.race([peer.seen('tools/list'), page]), NO_LIST)
  await clock.advance(25_000)
  ;(asked as WebExchange).respond(listed())
  t.equal((await page).tools.length, 1, 'listPage().tools')
  t.equal(peer.of('tools/list').length, 1, what.requests('tools/list'))
}

/** Half of the answer, and then nothing, for longer than the limit of a request. */
async function isGivenUp(t: TestContext): Promise<void> {
  const stalled: Answer = async exchange => {
    exchange.stream()
    await exchange.write('event: message\ndata: {"jsonrpc"')
  }
  const peer = await t.web(modernWeb({ 'tools/list': stalled }))
  const clock = new FakeClock()
  const open = opening(t, peer.url, { clock, timeouts: LIMITS })
  const handle = await t.value<Handle>(open)
  const failed = t.error(handle.call('listPage'), 'LayerTimeout')
  await t.within(Promise.race([peer.seen('tools/list'), failed]), NO_LIST)
  await clock.advance(LIMITS.requestMs)
  await Promise.race([failed, clock.waitsFor(isNoLimit)])
  t.equal(clock.waiting.filter(isNoLimit), [], what.waits)
  t.equal((await failed).layer, 'request', 'error.layer')
}

guards('retry-class', 'answers', async t => {
  const error = { code: -32603, message: 'Internal error' }
  const answers: [string, Answer][] = [
    ...[400, 401, 403, 404, 500].map((status): [string, Answer] => [
      `HTTP ${status}`,
      exchange => exchange.text(status, 'no'),
    ]),
    ['a JSON-RPC error', exchange => exchange.fail(error)],
    ['a JSON-RPC error with HTTP 400', exchange => exchange.fail(error, 400)],
    [
      'isError',
      exchange =>
        exchange.respond(modernResult({ ...textResult('no'), isError: true })),
    ],
  ]
  for (const [kind, answer] of answers) {
    const { peer, clock, link } = await scripted(t, 'tools/call', [answer])
    const call = t.outcome(link.call('echo'))
    await untilSettled(t, clock, call)
    t.equal(peer.of('tools/call').length, 1, what.requestsFor(kind))
  }
})

guards('retry-class', 'budget', async t => {
  const { peer, clock, link } = await scripted(t, 'tools/call', [busy])
  const calls = Array.from({ length: 20 }, () =>
    t.error(link.call('echo'), 'HttpError'),
  )
  const settled = Promise.all(calls)
  await untilSettled(t, clock, settled)
  await settled
  const repeated = peer.of('tools/call').length - 20
  t.witness(repeated > 0, what.retries)
  t.fits(repeated, atMost(10), what.retries)

  await clock.advance(60_000)
  const before = peer.of('tools/call').length
  const later = t.error(link.call('echo'), 'HttpError')
  await untilSettled(t, clock, later)
  await later
  t.equal(peer.of('tools/call').length - before, 4, what.requests('tools/call'))
})

const NO_LIST = { kind: 'unanswered', what: verbatim('tools/list'), ms: 0 } as const

function textOf(failure: object): string {
  return Object.values(failure).join(', ')
}
