/**
 * A link to a server that answers one method from a list, and time that passes only
 * while the link waits before another attempt.
 */
import {
  modernWeb,
  type WebExchange,
  type WebPeer,
  type WebScript,
} from '@workshop/faults'
import { FakeClock } from '@workshop/testkit'
import { openLink, type RemoteLink, type TestContext } from './contract.ts'
import { what } from './what-timing.ts'

export type Answer = (exchange: WebExchange) => void | Promise<void>

export const NO_WAIT = { kind: 'unanswered', what: what.aWait, ms: 0 } as const

export interface Scripted {
  peer: WebPeer
  clock: FakeClock
  link: RemoteLink
}

/** A link to a server that answers one method so, one request after the other. */
export async function scripted(
  t: TestContext,
  method: string,
  answers: readonly Answer[],
): Promise<Scripted> {
  let nth = 0
  const script: WebScript = {
    [method]: exchange => answers[Math.min(nth++, answers.length - 1)]?.(exchange),
  }
  const peer = await t.web(modernWeb(script))
  const clock = new FakeClock()
  return { peer, clock, link: await openLink(t, peer.url, { clock, timeouts: LIMITS }) }
}

/** Lets waits before attempts pass, until the work is done or has failed. */
export async function untilSettled(
  t: TestContext,
  clock: FakeClock,
  work: Promise<unknown>,
) {
  let isOver = false
  const settled = work.then(
    () => {
      isOver = true
    },
    () => {
      isOver = true
    },
  )
  while (!isOver) {
    const waits = clock.waitsFor(isNoLimit)
    await t.within(Promise.race([waits, settled]), NO_WAIT)
    if (!isOver) await clock.advance(2000)
  }
}

export const LIMITS = {
  probeMs: 3001,
  connectMs: 30_001,
  requestMs: 30_000,
  callMs: 60_000,
}

/** A wait before an attempt, and none of the limits. */
export function isNoLimit(ms: number): boolean {
  return !Object.values(LIMITS).includes(ms)
}
