import {
  legacyWeb,
  modernResult,
  modernWeb,
  textResult,
  type WebExchange,
  type WebPeer,
} from '@workshop/faults'
import { containing, FakeClock, verbatim } from '@workshop/testkit'
import {
  breaks,
  type CallOptions,
  guards,
  opening,
  openLink,
  type TestContext,
  type Timeouts,
} from './contract.ts'
import { BAD_LIMITS, CONFLICTS, RESOLVED, textOf, unheardLimits } from './limits.ts'
import { refused } from './refused-limits.ts'
import { type Layer, LIMITS, missing, notReached, runsOut } from './running-out.ts'
import { of, what } from './what-timing.ts'

const OUTER_MS = 60_000
const mute = (): void => undefined

const NO_CALL = missing('tools/call')
const NO_PROGRESS = missing('onProgress()')

breaks('masked-timeout', async t => {
  const ends: (number | undefined)[] = []
  for (const innerMs of [1000, 100_000, 1_000_000]) {
    ends.push(await endOf(t, innerMs))
  }
  const isHit = ends[0] === 1000 && ends[1] === OUTER_MS && ends[2] === OUTER_MS
  t.ok(isHit, { kind: 'not-hit', what: verbatim('masked-timeout') })
})

/** When waiting for an answer that never comes is given up. */
async function endOf(t: TestContext, innerMs: number): Promise<number | undefined> {
  const clock = new FakeClock()
  const answer = new Promise(() => undefined)
  const limits = { innerMs, outerMs: OUTER_MS }
  let end: number | undefined
  const given = [
    'break/masked-timeout',
    'waitForAnswer',
    answer,
    limits,
    clock,
  ] as const
  const ended = t.subject.call(...given).then(
    () => undefined,
    () => {
      end = clock.now()
    },
  )
  const notHit = { kind: 'not-hit', what: verbatim('masked-timeout') } as const
  await t.within(Promise.race([clock.waitsFor(() => true), ended]), notHit)
  await clock.advance(2_000_000)
  return end
}

guards('masked-timeout', 'where-from', async t => {
  for (const [sources, wanted] of [...RESOLVED, unheardLimits(t.random)]) {
    const limits = await t.value(t.subject.call('timeouts', 'resolveTimeouts', sources))
    t.equal({ ...(limits as object) }, wanted, of('resolveTimeouts()', textOf(sources)))
  }
})

guards('masked-timeout', 'cannot-work', async t => {
  for (const [sources, name] of BAD_LIMITS) {
    const error = await refused(t, sources, 'BadTimeout')
    t.fits(error.message, containing(name), of(textOf(sources), 'error.message'))
  }
  for (const [sources, inner, outer] of CONFLICTS) {
    const error = await refused(t, sources, 'TimeoutConflict')
    for (const [field, name] of [
      ['message', inner],
      ['message', outer],
      ['inner', inner],
      ['outer', outer],
    ] as const) {
      const told = String(error[field]).toLowerCase()
      t.fits(told, containing(name), of(textOf(sources), `error.${field}`))
    }
  }
})

guards('masked-timeout', 'fired-layer', async t => {
  await oneLimit(t)
  const probed = await t.web(modernWeb({ 'server/discover': mute }))
  await muteOpening(t, 'probe', probed, 'server/discover')
  const begun = await t.web(legacyWeb({ initialize: mute }))
  await muteOpening(t, 'connect', begun, 'initialize')
  const peer = await t.web(modernWeb({ 'tools/call': mute }))
  const clock = new FakeClock()
  const link = await openLink(t, peer.url, { clock, timeouts: LIMITS })
  await runsOut(t, link.call('echo'), 'request', clock, peer.seen('tools/call'))
})

/** `withTimeout` alone: the error, the signals, and nothing that stays behind. */
async function oneLimit(t: TestContext): Promise<void> {
  const clock = new FakeClock()
  const signals: AbortSignal[] = []
  const work = (signal: AbortSignal): Promise<never> => {
    signals.push(signal)
    return new Promise(() => undefined)
  }
  const limited = (work: unknown, ms: number, signal?: AbortSignal) =>
    t.subject.call('timeouts', 'withTimeout', 'call', ms, work, {
      clock,
      ...(signal && { signal }),
    })
  await runsOut(t, limited(work, LIMITS.callMs), 'call', clock)
  const outer = new AbortController()
  const given = t.outcome(limited(work, 5000, outer.signal))
  await t.within(clock.waitsFor(Boolean), notReached('call'))
  outer.abort()
  t.equal((await given).status, 'rejected', 'withTimeout()')
  const aborted = signals.map(signal => signal.aborted)
  t.equal(aborted, [true, true], what.signal)
  t.equal(await t.value(limited(async () => 'done', 5000)), 'done', 'withTimeout()')
  t.equal(clock.waiting, [], what.timersLeft)
}

async function muteOpening(
  t: TestContext,
  layer: Layer,
  peer: WebPeer,
  method: string,
): Promise<void> {
  const clock = new FakeClock()
  const work = opening(t, peer.url, { clock, timeouts: LIMITS })
  await runsOut(t, work, layer, clock, peer.seen(method))
}

guards('masked-timeout', 'reaches-the-call', async t => {
  await slowCall(t, { ...LIMITS, requestMs: 110_000, callMs: 120_000 }, {})
  // The caller's own limit stands in the place of `callMs`, whatever that is.
  await slowCall(t, { ...LIMITS, requestMs: 110_000 }, { timeoutMs: 120_000 })
  await progressGoesOn(t)
})

async function slowCall(t: TestContext, timeouts: Timeouts, options: CallOptions) {
  const peer = await t.web(modernWeb({ 'tools/call': mute }))
  const clock = new FakeClock()
  const link = await openLink(t, peer.url, { clock, timeouts })
  const call = link.textOf('echo', {}, options)
  const asked = await t.within(Promise.race([peer.seen('tools/call'), call]), NO_CALL)
  await clock.advance(90_000)
  const answered = asked as WebExchange
  answered.respond(modernResult(textResult('late')))
  t.equal(await call, 'late', 'callTool().content[0].text')
}

/** Each step comes within the limit of a request, all of them not within a call's. */
async function progressGoesOn(t: TestContext): Promise<void> {
  const peer = await t.web(modernWeb({ 'tools/call': exchange => exchange.stream() }))
  const clock = new FakeClock()
  const link = await openLink(t, peer.url, { clock, timeouts: LIMITS })
  let told: () => void = () => undefined
  const call = link.call('echo', {}, { onProgress: () => told() })
  const failed = t.error<{ layer: string }>(call, 'LayerTimeout')
  const seen = Promise.race([peer.seen('tools/call'), failed])
  const asked = (await t.within(seen, NO_CALL)) as WebExchange
  const progressToken = asked.message?.params?._meta?.progressToken
  for (let progress = 1; progress <= 3; progress++) {
    await clock.advance(800)
    const heard = new Promise<void>(resolve => {
      told = resolve
    })
    const sent = asked.notify('notifications/progress', { progressToken, progress })
    await Promise.race([sent, failed])
    await Promise.race([t.within(heard, NO_PROGRESS), failed])
  }
  await clock.advance(100)
  t.equal((await failed).layer, 'call', 'error.layer')
}

guards('masked-timeout', 'own-or-theirs', async t => {
  const error = { code: -32001, message: 'Session not found' }
  const peer = await t.web(
    modernWeb({ 'tools/call': exchange => exchange.fail(error) }),
  )
  const link = await openLink(t, peer.url, { clock: new FakeClock() })
  const theirs = await t.error(link.call('echo'), 'RpcError')
  t.equal(theirs.code, -32001, 'error.code')
  t.equal(theirs.layer, undefined, 'error.layer')

  const mutePeer = await t.web(modernWeb({ 'tools/call': mute }))
  const clock = new FakeClock()
  const other = await openLink(t, mutePeer.url, { clock, timeouts: LIMITS })
  const failed = t.error(other.call('echo'), 'LayerTimeout')
  await Promise.race([t.within(mutePeer.seen('tools/call'), NO_CALL), failed])
  await clock.advance(LIMITS.callMs)
  t.equal((await failed).code, undefined, 'error.code')
})
