/**
 * What a test has in its hands: the subject, peers, and assertions whose failures
 * are observations, not sentences. All that is started here is stopped here.
 */
import { type Exit, type Peer, RawClient, type WebPeer } from '@workshop/faults'
import type { Frame, Said } from '@workshop/report'
import { PATIENCE_MS, patiently } from './patience.ts'
import type { Random } from './random.ts'
import { exitOf, nameOf, Red, rejectionOf } from './red.ts'
import { Resources } from './resources.ts'
import { type Seen, verbatim, type What } from './said.ts'
import { show, shownValue } from './show.ts'
import { BUILD_MS, isBuilding, type Subject } from './subject/index.ts'

export type Outcome =
  | { status: 'fulfilled'; value: unknown }
  | { status: 'rejected'; reason: unknown }

export class TestContext extends Resources {
  /** What code of the subject threw where nobody could catch it. */
  crashCause: { cause: unknown } | undefined
  readonly #crashed: Promise<never>
  #reject: (cause: unknown) => void = () => undefined

  /** For what a check need not always ask in the same words. */
  readonly random: Random

  constructor(subject: Subject, trace: string, random: Random) {
    super(subject, trace)
    this.random = random
    this.#crashed = new Promise((_, reject) => {
      this.#reject = reject
    })
    // Most checks end without anybody waiting for a crash.
    this.#crashed.catch(() => undefined)
  }

  /** Called from the process's last handlers; ends whatever the check waits for. */
  crash(cause: unknown): void {
    this.crashCause ??= { cause }
    this.#reject(cause)
  }

  /** Waits for a promise of the subject, but not for ever. */
  async outcome(promise: Promise<unknown>, ms = PATIENCE_MS): Promise<Outcome> {
    const settled = promise.then(
      (value): Outcome => ({ status: 'fulfilled', value }),
      (reason): Outcome => ({ status: 'rejected', reason }),
    )
    return this.within(settled, { kind: 'never-settled', ms }, ms)
  }

  /** The value of a promise that has to be fulfilled. */
  async value<T = unknown>(promise: Promise<unknown>, ms?: number): Promise<T> {
    const outcome = await this.outcome(promise, ms)
    if (outcome.status === 'fulfilled') return outcome.value as T
    throw await rejectionOf(outcome.reason, this.subject.dir)
  }

  /** The error of a promise that has to be rejected with one of these names. */
  async error<T = Record<string, unknown>>(
    promise: Promise<unknown>,
    ...names: string[]
  ): Promise<T> {
    const outcome = await this.outcome(promise)
    if (outcome.status === 'fulfilled') {
      throw new Red({ kind: 'resolved', value: shownValue(outcome.value) })
    }
    const name = nameOf(outcome.reason)
    if (names.length > 0 && !names.includes(name)) {
      throw await rejectionOf(outcome.reason, this.subject.dir)
    }
    return outcome.reason as T
  }

  /** Waits for something on a wire; `observed` says what it means when it never comes. */
  async within<T>(promise: Promise<T>, observed: Seen, ms = PATIENCE_MS): Promise<T> {
    let stop = (): void => undefined
    const late = new Promise<never>((_, reject) => {
      const wait = (left: number): void => {
        stop = patiently(ms, () => {
          const stuck = this.#stuck(ms)
          if (left > 0 && !stuck && this.#isBeingMade()) wait(left - 1)
          else reject(new Red(stuck ?? observed))
        })
      }
      // So long the subject is not asked to hurry while we build what it consists of.
      wait(Math.floor(BUILD_MS / ms))
    })
    try {
      return await Promise.race([promise, late, this.#crashed])
    } finally {
      stop()
    }
  }

  /** What is being built or has just begun to load cannot be asked yet. */
  #isBeingMade(): boolean {
    return isBuilding() || this.subject.loadingFor(0) !== undefined
  }

  /** Whoever still loads has not been asked anything yet. */
  #stuck(ms: number): Seen | undefined {
    const file = this.subject.loadingFor(ms)
    if (file === undefined) return undefined
    return { kind: 'load-error', file, message: 'still waiting at its top level' }
  }

  /** Waits until a peer or program has got as far as `reached`. */
  async until<S extends Said>(
    on: Peer | WebPeer | RawClient,
    what: What<S>,
    reached: () => boolean,
  ): Promise<void> {
    const loop = async (): Promise<void> => {
      while (!reached()) {
        if (on instanceof RawClient && on.exit) throw await this.exited(on)
        await on.changed()
      }
    }
    const named = typeof what === 'string' ? verbatim(what) : what
    await this.within(loop(), { kind: 'unanswered', what: named, ms: PATIENCE_MS })
  }

  /** The answer of a program of the subject to the request with this id. */
  async answer(program: RawClient, id: unknown) {
    const shown = show(id)
    const part = `"id":${shown}`
    this.suspect = { part, of: frame => frame.dir === '->' }
    const what = { en: `the answer to id ${shown}`, zh: `id ${shown} 的响应` }
    const observed = { kind: 'unanswered', what, ms: PATIENCE_MS } as const
    const answer = await this.within(program.answerTo(id), observed)
    this.suspect = undefined
    if (!answer) throw await this.exited(program)
    const isAnswer = ({ dir, text }: Frame) => dir === '<-' && text.includes(part)
    this.answered = program.recorder.frames.findLast(isAnswer)
    return answer
  }

  /** How a program ends that was told to, or has every reason to. */
  async ending<S extends Said>(program: RawClient, what: What<S>): Promise<Exit> {
    this.answered = undefined
    const named = typeof what === 'string' ? verbatim(what) : what
    return this.within(program.ended, { kind: 'still-running', what: named })
  }

  /** Why a program of the subject is no longer there. */
  exited(program: RawClient): Promise<Red> {
    return exitOf(program, this.subject.dir)
  }
}
