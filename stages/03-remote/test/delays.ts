/**
 * Waiting for something that waits for a clock: each delay passes when the subject
 * has asked for it. Limits are far away, so that whatever is short is a delay.
 */
import { type FakeClock, type Outcome, Red } from '@workshop/testkit'
import type { TestContext } from './contract.ts'

/** Nobody waits so long for anything that happens in these checks. */
export const FAR_LIMITS = {
  probeMs: 10_000_000,
  connectMs: 20_000_000,
  requestMs: 10_000_000,
  callMs: 20_000_000,
}

const LONGEST_DELAY_MS = 100_000

/** Lets pass what the subject waits for, until the promise is settled. */
export async function withDelays(
  t: TestContext,
  clock: FakeClock,
  promise: Promise<unknown>,
): Promise<Outcome> {
  const outcome = t.outcome(promise)
  for (;;) {
    const delay = clock.waitsFor(ms => ms <= LONGEST_DELAY_MS)
    const next = await Promise.race([outcome, delay])
    if (typeof next !== 'number') return next
    await clock.advance(next)
  }
}

/** The value of a promise that has to be fulfilled, after whatever delays. */
export async function valueWithDelays(
  t: TestContext,
  clock: FakeClock,
  promise: Promise<unknown>,
): Promise<unknown> {
  const outcome = await withDelays(t, clock, promise)
  if (outcome.status === 'fulfilled') return outcome.value
  if (outcome.reason instanceof Red) throw outcome.reason
  return t.value(Promise.reject(outcome.reason))
}
