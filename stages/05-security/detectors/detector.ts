/**
 * Given: what a detector gets, and what it says. It never sees a source, only what an
 * implementation of stage 05 does; which one that is, it is not told.
 *
 *   const signals = await subject.create('signals', 'createSignals')
 *   const telemetry = await subject.create('telemetry', 'createTelemetry', signals)
 *   await telemetry.call('fired', { layer: 'call' })
 *   const points = await signals.call<Point[]>('collect')
 */
import type { Clock } from '@workshop/wire'

export type { HealthRow, Outcome, PinnedTool, Point, Review } from '../src/contract.ts'

/** A sentence about what does not hold, or `undefined` if all of it does. */
export type Detect = (subject: Subject) => Promise<string | undefined>

export interface Subject {
  /** Calls an exported function of `src/<module>.ts`, or of `provided/<module>`. */
  call<T = unknown>(module: string, name: string, ...args: unknown[]): Promise<T>
  /** Calls an exported function that makes an object, and keeps the object. */
  create(module: string, factory: string, ...args: unknown[]): Promise<Handle>
  /** New for each subject, at 0. Hand it to whatever takes a `clock`. */
  readonly clock: FakeClock
}

/** An object of the subject. As an argument it stands for that object. */
export interface Handle {
  call<T = unknown>(method: string, ...args: unknown[]): Promise<T>
}

/** Time that only you move. */
export interface FakeClock extends Clock {
  /** Lets so much time pass, timer by timer, each with its consequences. */
  advance(ms: number): Promise<void>
}
