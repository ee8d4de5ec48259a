import { containing, FakeClock, turn, verbatim } from '@workshop/testkit'
import { breaks, guards, type TestContext } from './contract.ts'
import {
  HOUR,
  Kept,
  LOCAL,
  MINUTE,
  noSuchProgram,
  type Opening,
  REMOTE,
  SECOND,
} from './kept.ts'
import { halfOf, what } from './what-timing.ts'

const refused = (): Error => new Error('connect ECONNREFUSED')

breaks('blind-reconnect', async t => {
  const clock = new FakeClock()
  let attempts = 0
  let began: () => void = () => undefined
  const first = new Promise<void>(resolve => {
    began = resolve
  })
  const connect = (): Promise<never> => {
    began()
    // Whoever does not even wait would else never let anybody else do anything.
    if (++attempts > 100) return new Promise(() => undefined)
    return Promise.reject(noSuchProgram())
  }
  const trying = t.subject.call('break/blind-reconnect', 'keepTrying', connect, clock)
  const given = trying.then(
    () => undefined,
    () => undefined,
  )
  await Promise.race([first, t.outcome(given)])
  await turn()
  await clock.advance(HOUR)
  t.ok(attempts > 100, { kind: 'not-hit', what: verbatim('blind-reconnect') })
})

guards('blind-reconnect', 'misconfigured', async t => {
  const kept = new Kept(t, noSuchProgram)
  await kept.begin(LOCAL)
  await kept.clock.advance(HOUR)
  t.equal(kept.opens.length, 1, what.attempts)
  const { status, reason } = await kept.status()
  t.equal(status, 'failed', 'status()[0].status')
  t.fits(reason, containing('ENOENT'), what.reason)
  const { name, gaveUp } = await kept.report()
  t.equal({ name, gaveUp }, { name: 'peer', gaveUp: true }, 'report()[0]')
})

guards('blind-reconnect', 'bounded-restarts', async t => {
  await crashesForGood(t, nth => (nth === 1 ? 'connected' : noSuchProgram()))
  await crashesAtOnce(t)
})

/** It served for an hour, and then something took its program away. */
async function crashesForGood(t: TestContext, next: (nth: number) => Opening) {
  const kept = new Kept(t, next)
  await kept.begin(LOCAL)
  await kept.clock.advance(HOUR)
  kept.opens[0] = kept.clock.now()
  await kept.drop()
  await kept.clock.advance(HOUR)
  t.fits(kept.waits, halfOf([1, 2, 4].map(inMs)), what.waits)
  t.equal((await kept.report()).gaveUp, true, 'report()[0].gaveUp')
}

async function crashesAtOnce(t: TestContext): Promise<void> {
  const kept = new Kept(t, () => 'connected')
  await kept.begin(LOCAL)
  for (let crash = 0; crash < 8; crash++) {
    await kept.drop()
    await kept.clock.advance(20 * SECOND)
  }
  t.equal(kept.opens.length, 1 + 3, what.attempts)
  t.equal((await kept.status()).status, 'failed', 'status()[0].status')
}

guards('blind-reconnect', 'backs-off', async t => {
  const waits: string[] = []
  for (const random of [0, 0.5, 0.999]) {
    const kept = new Kept(t, refused)
    await kept.begin(REMOTE, () => random)
    await kept.clock.advance(HOUR)
    t.fits(kept.waits, halfOf([1, 2, 4, 8, 16].map(inMs)), what.waits)
    const { attempts, gaveUp } = await kept.report()
    t.equal({ attempts, gaveUp }, { attempts: 5, gaveUp: true }, 'report()[0]')
    t.equal((await kept.status()).status, 'failed', 'status()[0].status')
    waits.push(kept.waits.join())
  }
  t.ok(new Set(waits).size === 3, {
    kind: 'unwanted',
    what: what.two('0', '0.999'),
  })
})

guards('blind-reconnect', 'health-counts', async t => {
  await comesBackAtLast(t)
  await staysBetweenOutages(t)
  await dropsTooSoon(t)
})

async function comesBackAtLast(t: TestContext): Promise<void> {
  const kept = new Kept(t, nth => (nth <= 3 ? refused() : 'connected'))
  await kept.begin(REMOTE)
  await kept.clock.advance(HOUR)
  t.equal(kept.opens.length, 4, what.attempts)
  t.equal((await kept.status()).status, 'connected', 'status()[0].status')
  t.equal((await kept.report()).gaveUp, false, 'report()[0].gaveUp')
}

async function staysBetweenOutages(t: TestContext): Promise<void> {
  const kept = new Kept(t, () => 'connected')
  await kept.begin(REMOTE)
  for (let outage = 0; outage < 6; outage++) {
    await kept.clock.advance(HOUR)
    const before = kept.opens.length
    const dropped = kept.clock.now()
    await kept.drop()
    await kept.clock.advance(MINUTE)
    const waits = kept.opens.slice(before).map(at => at - dropped)
    t.fits(waits, halfOf([SECOND]), what.waits)
  }
  t.equal((await kept.status()).status, 'connected', 'status()[0].status')
}

/** Each connection is there for 50 s: long enough to look well, and no longer. */
async function dropsTooSoon(t: TestContext): Promise<void> {
  const kept = new Kept(t, () => 'connected')
  await kept.begin(REMOTE)
  const waits: number[] = []
  for (let drop = 0; drop < 8; drop++) {
    const before = kept.opens.length
    const dropped = kept.clock.now()
    await kept.drop()
    await kept.clock.advance(16 * SECOND)
    const opened = kept.opens[before]
    if (opened === undefined) break
    waits.push(opened - dropped)
    await kept.clock.advance(opened + 50 * SECOND - kept.clock.now())
  }
  t.fits(waits, halfOf([1, 2, 4, 8, 16].map(inMs)), what.waits)
  t.equal((await kept.report()).gaveUp, true, 'report()[0].gaveUp')
}

guards('blind-reconnect', 'left-alone', async t => {
  const needsAuth = Object.assign(new Error('a login'), { name: 'NeedsAuth' })
  const locked = new Kept(t, () => needsAuth)
  await locked.begin(REMOTE)
  await locked.clock.advance(HOUR)
  t.equal(locked.opens.length, 1, what.attempts)
  t.equal((await locked.report()).gaveUp, false, 'report()[0].gaveUp')

  // Each of them ends while the keeper waits for its first attempt.
  await isLeftAlone(t, kept => kept.manager('disable', 'peer'))
  await isLeftAlone(t, kept => kept.manager('close'))
  await isLeftAlone(t, async kept => {
    await kept.stop()
    t.equal(kept.clock.waiting, [], what.timersLeft)
  })
  await stopsWhileConnected(t)
})

async function isLeftAlone(t: TestContext, end: (kept: Kept) => Promise<unknown>) {
  const kept = new Kept(t, refused)
  await kept.begin(REMOTE)
  await end(kept)
  await kept.clock.advance(HOUR)
  t.equal(kept.opens.length, 1, what.attempts)
}

async function stopsWhileConnected(t: TestContext): Promise<void> {
  const kept = new Kept(t, () => 'connected')
  await kept.begin(REMOTE)
  await kept.stop()
  t.equal(kept.clock.waiting, [], what.timersLeft)
  await kept.drop()
  await kept.clock.advance(HOUR)
  t.equal(kept.opens.length, 1, what.attempts)
}

function inMs(seconds: number): number {
  return seconds * SECOND
}
