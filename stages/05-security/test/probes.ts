/**
 * What a breaker does with probes: five calls when one may pass, and one that hangs.
 */
import { createBreaker } from './breaking.ts'
import type { TestContext } from './contract.ts'
import { what } from './what-signals.ts'

/** Five calls while one may pass; gives back what answers the one that did. */
export async function fiveAtOnce(
  t: TestContext,
  breaker: Awaited<ReturnType<typeof createBreaker>>,
): Promise<() => Promise<void>> {
  const through: ((value: string) => void)[] = []
  let refused = 0
  let decided: () => void = () => undefined
  const all = new Promise<void>(resolve => {
    decided = () => {
      if (refused >= 4 || through.length > 1) resolve()
    }
  })
  const calls = Array.from({ length: 5 }, () => {
    const call = breaker.start(
      () =>
        new Promise(resolve => {
          through.push(resolve)
          decided()
        }),
    )
    call.catch(() => {
      refused++
      decided()
    })
    return t.outcome(call)
  })
  await t.within(all, { kind: 'unanswered', what: what.oneThrough, ms: 0 })
  t.equal(through.length, 1, what.callsLetThrough)
  return async () => {
    through[0]?.('well')
    const outcomes = await Promise.all(calls)
    const names = outcomes.map(outcome =>
      outcome.status === 'fulfilled'
        ? outcome.value
        : (outcome.reason as Error | undefined)?.name,
    )
    t.equal(
      names.toSorted(),
      [...Array(4).fill('BreakerOpen'), 'well'],
      what.oneThrough,
    )
  }
}

/** A probe that hangs must not keep everybody out. */
export async function endsItsProbe(t: TestContext): Promise<void> {
  const breaker = await createBreaker(t)
  await breaker.play('F F F F F')
  await breaker.clock.advance(30_000)
  let signal: AbortSignal | undefined
  const hanging = new Promise(() => undefined)
  const probe = breaker.start(given => {
    signal = given
    return hanging
  })
  const ended = t.outcome(probe)
  const limited = breaker.clock.waitsFor(ms => ms === 10_000)
  const observed = { kind: 'unanswered', what: what.probeLimit, ms: 0 } as const
  await t.within(limited, observed)
  await breaker.clock.advance(10_000)
  t.equal((await ended).status, 'rejected', 'call()')
  t.equal(signal?.aborted, true, what.probeSignal)
  await breaker.isIn('open', 'F F F F F · 30 s · …')
}
