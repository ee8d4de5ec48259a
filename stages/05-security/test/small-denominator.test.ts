import { verbatim } from '@workshop/testkit'
import { createBreaker, errorNamed, type State } from './breaking.ts'
import { breaks, data, guards, type TestContext } from './contract.ts'
import { createTelemetry } from './metrics.ts'
import { endsItsProbe, fiveAtOnce } from './probes.ts'
import { what } from './what-signals.ts'

const FIVE = 'F F F F F'

breaks('small-denominator', async t => {
  const breaker = await t.create('break/small-denominator', 'createBreaker')
  const isOpen = () => t.value(breaker.call('isOpen'))
  const before = await isOpen()
  await t.value(breaker.call('record', false))
  await t.value(breaker.call('record', false))
  const isHit = before === false && (await isOpen()) === true
  t.ok(isHit, { kind: 'not-hit', what: verbatim('small-denominator') })
})

guards('small-denominator', 'too-few', async t => {
  await Promise.all(
    ['F F', 'F F F F', `${'S'.repeat(100)} F F F`, 'F F S F F S F F S'].map(
      async calls => {
        const breaker = await createBreaker(t)
        await breaker.play(calls)
        await breaker.isIn('closed', calls)
      },
    ),
  )
  // What has left the window is no part of any rate.
  const breaker = await createBreaker(t)
  await breaker.play('F F S F F S F F S')
  await breaker.clock.advance(60_001)
  await breaker.play('F')
  await breaker.isIn('closed', 'F F S F F S F F S · 60 s · F')
})

guards('small-denominator', 'opens', async t => {
  const half = await createBreaker(t)
  await half.play('S F S F S F S F S')
  await half.isIn('closed', 'S F S F S F S F S')
  await half.play('F')
  const { state, ...figures } = await half.stateOf()
  t.equal(state, 'open', what.stateAfter('S F S F S F S F S F'))
  t.equal(figures, { failures: 5, calls: 10 }, what.figuresAfter('S F … S F'))
  const { server, tool, failures, calls, untilMs } = await half.refuses()
  t.equal(
    { server, tool, failures, calls, untilMs },
    { server: 'docs', tool: 'search', failures: 5, calls: 10, untilMs: 30_000 },
    'BreakerOpen',
  )
  for (const before of ['', 'S'.repeat(100)]) {
    const row = await createBreaker(t)
    await row.play(`${before} F F F F`)
    await row.isIn('closed', `${before} F F F F`)
    await row.play('F')
    await row.isIn('open', `${before} ${FIVE}`)
  }
  await keepsToItsKey(t)
})

async function keepsToItsKey(t: TestContext): Promise<void> {
  const breaker = await createBreaker(t)
  const gone = errorNamed('ServerExited')
  for (let nth = 0; nth < 5; nth++) await breaker.ends(gone, 'a/b', 'c')
  await breaker.refuses('a/b', 'c')
  for (const [server, tool] of [
    ['a/b', 'd'],
    ['x', 'c'],
    ['a', 'b/c'],
    ['__proto__', 'c'],
  ] as const) {
    await breaker.answers(server, tool)
    const { state } = await breaker.stateOf(server, tool)
    t.equal(state, 'closed', what.stateOfPair(server, tool))
  }
}

const COUNTED = [
  ...['ServerExited', 'ServerUnavailable', 'Unreachable', 'OutcomeUnknown'],
  ...['TruncatedStream', 'BadAnswer', 'RequestTimeout', 'LayerTimeout'],
].map(name => errorNamed(name))

const NOT_COUNTED = [
  errorNamed('RpcError', { code: -32602 }),
  errorNamed('HttpError', { status: 401 }),
  errorNamed('HttpError', { status: 404 }),
  errorNamed('HttpError', { status: 429 }),
  ...['RequestCancelled', 'AbortError', 'NeedsAuth', 'Denied'].map(name =>
    errorNamed(name),
  ),
]

guards('small-denominator', 'what-counts', async t => {
  const breaker = await createBreaker(t)
  const fiveHundreds = [500, 503].map(status => errorNamed('HttpError', { status }))
  for (const [nth, error] of [...COUNTED, ...fiveHundreds].entries()) {
    for (let time = 0; time < 5; time++) await breaker.ends(error, 'counted', `${nth}`)
    const { state } = await breaker.stateOf('counted', `${nth}`)
    t.equal(state, 'open', what.stateAfter(labelOf(error)))
  }
  for (const [nth, error] of NOT_COUNTED.entries()) {
    for (let time = 0; time < 12; time++) await breaker.ends(error, 'not', `${nth}`)
    const { state, failures } = await breaker.stateOf('not', `${nth}`)
    t.equal(state, 'closed', what.stateAfter(labelOf(error)))
    t.equal(failures, 0, what.failuresAfter(labelOf(error)))
  }
  const isError = async () => ({ isError: true, content: [] })
  for (let time = 0; time < 12; time++) await t.value(breaker.start(isError))
  await breaker.isIn('closed', '12 × isError')
})

function labelOf(error: Error & { status?: number }): string {
  return [error.name, error.status].filter(part => part !== undefined).join(' ')
}

guards('small-denominator', 'one-probe', async t => {
  const breaker = await createBreaker(t)
  let answerEarly: (value: string) => void = () => undefined
  const early = breaker.start(
    () =>
      new Promise(resolve => {
        answerEarly = resolve
      }),
  )
  await breaker.play(FIVE)
  // It began before all this, and says nothing about now.
  answerEarly('late')
  await t.value(early)
  await breaker.isIn('open', FIVE)
  await breaker.clock.advance(29_999)
  await breaker.refuses()
  await breaker.clock.advance(1001)
  const answer = await fiveAtOnce(t, breaker)
  await breaker.isIn('half-open', `${FIVE} · 31 s`)
  await answer()
  const closed = { state: 'closed', failures: 0, calls: 0 }
  t.equal(await breaker.stateOf(), closed, what.figuresAfter(`${FIVE} · 31 s · S`))
  await breaker.play('F F F F')
  await endsItsProbe(t)
})

guards('small-denominator', 'reopens', async t => {
  const breaker = await createBreaker(t)
  const seen: Transition[] = []
  const listener = (event: Transition) => seen.push(data(event))
  await t.value(breaker.handle.call('on', 'transition', listener))
  await breaker.play(FIVE)
  const signals = await createTelemetry(t)
  for (const seconds of [30, 60, 120, 240, 300, 300]) {
    await breaker.clock.advance(seconds * 1000 - 1)
    await breaker.refuses()
    await breaker.clock.advance(1)
    await breaker.play('F')
    await breaker.isIn('open', `${seconds} s · F`)
  }
  await breaker.clock.advance(300_000)
  await breaker.ends(errorNamed('RequestCancelled'))
  // Called off, it has not said anything: the next call is let through as well.
  await breaker.play('S')
  await breaker.isIn('closed', '300 s · S')
  await breaker.play(FIVE)
  await breaker.clock.advance(30_000)
  await breaker.play('S')

  const moves = seen.map(({ from, to }) => `${from} ${to}`)
  const start = ['closed open', 'open half-open', 'half-open open']
  t.equal(moves.slice(0, 3), start, what.transitions)
  const end = ['closed open', 'open half-open', 'half-open closed']
  t.equal(moves.slice(-3), end, what.transitions)
  const figures = seen.slice(0, 1).map(({ failures, calls }) => ({ failures, calls }))
  t.equal(figures, [{ failures: 5, calls: 5 }], what.figuresAfter(FIVE))
  const whose = [...new Set(seen.map(({ server, tool }) => `${server} ${tool}`))]
  t.equal(whose, ['docs search'], what.transitions)
  await signals.tell.transition({ server: 'docs', tool: 'search', to: 'open' })
  const attributes = { server: 'docs', tool: 'search', to: 'open' }
  await signals.counts('workshop.breaker.transitions', attributes, 1)
})

interface Transition extends Omit<State, 'state'> {
  server: string
  tool: string
  from: string
  to: string
}
