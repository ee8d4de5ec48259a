/**
 * Calls between two processes as if they were one thread: whoever calls a function of
 * the other side waits for it, and serves what the other side calls meanwhile. Both
 * ends are alike; what they may ask of each other is agreed in `agreed.ts`.
 */
import { randomInt } from 'node:crypto'
import type { Channel } from './channel.ts'
import { isOfTheSeam } from './ends.ts'
import { type Frame, ProtocolViolation } from './frames.ts'
import { LiveThings, type Manners } from './live.ts'
import { Mail } from './mail.ts'

export interface End extends Manners {
  runFor(owner: number, run: () => unknown): unknown
  /** Serves whatever call comes while it waits for the answer to its own. */
  servesWhileWaiting: boolean
  /** Longest wait for an answer, in milliseconds. */
  patienceMs: number
  /** The other side has gone, keeps silent or breaks the rules; what to throw then. */
  broken(cause: unknown): unknown
  /** What the other side has thrown, as it is thrown here. */
  thrown?(cause: unknown): unknown
}

const LARGEST_STEP = 2 ** 24

/** What is waited for is no answer. */
const NO_CALL = 0

function isAnswerTo(id: number, { head }: Frame): boolean {
  return id !== NO_CALL && head.t === 'ret' && head.id === id
}

export class Seam {
  readonly live: LiveThings
  readonly #channel: Channel
  readonly #end: End
  readonly #mail: Mail
  readonly #queue: Frame[] = []
  /** Calls of the other side that are being served, the innermost last. */
  readonly #serving: number[] = []
  /** Calls to the other side that are waited for, the innermost last. */
  readonly #waiting: number[] = []
  #last = 0
  #until = 0

  constructor(channel: Channel, end: End) {
    this.#channel = channel
    this.#end = end
    this.live = new LiveThings(end, {
      call: (target, args) => this.call(target, args),
      tell: settled => this.#mail.tell(settled),
      isOpen: () => !channel.isClosed,
    })
    this.#mail = new Mail(channel, this.live)
  }

  /** How much was exchanged on each owner's account. */
  get activity(): ReadonlyMap<number, number> {
    return this.#mail.activity
  }

  /** Offers a function under a number that both sides know beforehand. */
  offer(id: number, run: (...args: never[]) => unknown): void {
    this.live.refs.reserve(id, run)
  }

  /** Calls a function of the other side; throws what it throws. */
  call(target: number, args: readonly unknown[], owner = this.#end.owner()): unknown {
    // Nobody answers what has not been asked.
    this.#last += randomInt(1, LARGEST_STEP)
    const id = this.#last
    const inside = this.#serving.at(-1) ?? 0
    return this.#guarded(() => {
      this.#mail.send({ t: 'call', id, f: target, n: inside, x: owner }, args)
      return this.#returned(this.#attend(id, () => false))
    })
  }

  /** Keeps the thread, and handles what arrives, until it is over. */
  stay(isOver: () => boolean): void {
    this.#guarded(() => this.#attend(NO_CALL, isOver))
  }

  #guarded<T>(run: () => T): T {
    try {
      return run()
    } catch (cause) {
      throw isOfTheSeam(cause) ? this.#end.broken(cause) : cause
    }
  }

  /** Until the answer to a call is there, or something else is over. */
  #attend(id: number, isOver: () => boolean): Frame | undefined {
    const { patienceMs } = this.#end
    if (this.#waiting.length === 0) this.#until = performance.now() + patienceMs
    this.#waiting.push(id)
    try {
      while (!isOver()) {
        const frame = this.#channel.next()
        if (!frame) this.#channel.wait(this.#until, patienceMs)
        else if (isAnswerTo(id, frame)) return frame
        else if (this.#isForLater(frame)) this.#queue.push(frame)
        else this.#handle(frame)
      }
      return undefined
    } finally {
      this.#waiting.pop()
      // What else was read has to be handled by somebody.
      this.#drainSoon()
    }
  }

  /** Bytes that have come while nobody waited for any. */
  take(bytes: Uint8Array): void {
    try {
      this.#channel.feed(bytes)
    } catch (cause) {
      if (!isOfTheSeam(cause)) throw cause
      this.#end.broken(cause)
      return
    }
    this.drain()
  }

  #drainSoon(): void {
    const isIdle = this.#queue.length === 0 && !this.#channel.hasUnread
    if (!isIdle) setImmediate(() => this.drain())
  }

  /**
   * Handles what has arrived, when the thread is free. One frame in a turn: whatever
   * follows from it by promises follows before the next.
   */
  drain(): void {
    if (this.#waiting.length > 0) return
    try {
      const frame = this.#queue.shift() ?? this.#channel.next()
      if (!frame) return
      this.#handle(frame)
      this.#drainSoon()
    } catch (cause) {
      if (!isOfTheSeam(cause)) throw cause
      this.#end.broken(cause)
    }
  }

  /** A call from within the one that is waited for cannot wait, any other can. */
  #isForLater({ head }: Frame): boolean {
    if (head.t !== 'call' || this.#end.servesWhileWaiting) return false
    return head.n !== this.#waiting.at(-1)
  }

  #handle(frame: Frame): void {
    const { head } = frame
    if (head.t === 'call') this.#serve(frame)
    else if (head.t === 'settle') this.#settle(frame)
    else if (head.t === 'ret') this.#end.onUnknown()
    else throw new ProtocolViolation('expected a known kind of frame, got another')
  }

  #serve({ head, bytes }: Frame): void {
    const [id, owner] = [Number(head.id), Number(head.x)]
    this.#mail.count(owner)
    const target = this.live.refs.own(head.f)
    if (typeof target !== 'function') {
      this.#end.onUnknown()
      this.#mail.send({ t: 'ret', id, k: 1, x: owner }, undefined)
      return
    }
    const args = this.#mail.read(head, bytes)
    if (!Array.isArray(args))
      throw new ProtocolViolation('expected arguments, got none')
    this.#serving.push(id)
    try {
      // Promises in the value settle on this account as well.
      this.#end.runFor(owner, () =>
        this.#mail.send({ t: 'ret', id, k: 1, x: owner }, target(...args)),
      )
    } catch (cause) {
      if (isOfTheSeam(cause)) throw cause
      this.#mail.sendReason({ t: 'ret', id, x: owner }, cause)
    } finally {
      this.#serving.pop()
    }
  }

  #returned(frame: Frame | undefined): unknown {
    const { head, bytes } = frame as Frame
    this.#mail.count(Number(head.x))
    const value = this.#mail.read(head, bytes)
    if (head.k === 1) return value
    throw this.#end.thrown ? this.#end.thrown(value) : value
  }

  #settle({ head, bytes }: Frame): void {
    this.#mail.count(Number(head.x))
    const value = this.#mail.read(head, bytes)
    this.live.settle({ promise: Number(head.p), isFulfilled: head.k === 1, value })
  }
}
