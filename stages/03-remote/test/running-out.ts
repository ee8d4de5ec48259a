/**
 * Four limits, each of another length so that a fake clock tells them apart, and the
 * one that runs out.
 */
import { type FakeClock, verbatim } from '@workshop/testkit'
import type { TestContext } from './contract.ts'
import { what } from './what-timing.ts'

export const LIMITS = { probeMs: 100, connectMs: 200, requestMs: 1000, callMs: 2500 }
const LAYERS = { probe: 100, connect: 200, request: 1000, call: 2500 }

export type Layer = keyof typeof LAYERS

export const notReached = (layer: string) =>
  ({ kind: 'unanswered', what: what.reached(layer), ms: 0 }) as const

export const missing = (what: string) =>
  ({ kind: 'unanswered', what: verbatim(what), ms: 0 }) as const

/** Lets the limit of this layer pass, and no more than that. */
export async function runsOut(
  t: TestContext,
  work: Promise<unknown>,
  layer: Layer,
  clock: FakeClock,
  reached?: Promise<unknown>,
): Promise<void> {
  const ms = LAYERS[layer]
  const failed = t.error(work, 'LayerTimeout')
  const waits = Promise.all([clock.waitsFor(asked => asked === ms), reached])
  await Promise.race([t.within(waits, notReached(layer)), failed])
  await clock.advance(ms)
  const error = await failed
  t.equal(error.layer, layer, 'error.layer')
  t.equal(error.timeoutMs, ms, 'error.timeoutMs')
}
