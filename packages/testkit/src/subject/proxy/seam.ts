/**
 * Calls between two processes as if they were one thread: whoever calls a function of
 * the other side waits for it, and serves what the other side calls meanwhile. Both
 * ends are alike; what they may ask of each other is agreed in `agreed.ts`.
 */
import type { Channel } from './channel.ts'
import { isOfTheSeam } from './ends.ts'
import { type Frame, ProtocolViolation } from './frames.ts'
import { LiveThings, type Manners, type Settled } from './live.ts'
import { read } from './read-values.ts'
import { write } from './write-values.ts'

export interface End extends Manners {
  runFor(owner: number, run: () => unknown): unknown
  /** Serves whatever call comes while it waits for the answer to its own. */
  servesWhileWaiting: boolean
  /** Longest wait for an answer, in milliseconds. */
  patienceMs: number
  /** The other side has gone, keeps silent or breaks the rules; what to throw then. */
  broken(cause: unknown): unknown
}

interface Head {
  t: 'call' | 'ret' | 'settle'
  /** On whose account. */
  x: number
  [key: string]: unknown
}

export class Seam {
  /** How much was exchanged on each owner's account. */
  readonly activity = new Map<number, number>()
  readonly live: LiveThings
  readonly #channel: Channel
  readonly #end: End
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
      tell: settled => this.#tell(settled),
      isOpen: () => !channel.isClosed,
    })
  }

  /** Offers a function under a number that both sides know beforehand. */
  offer(id: number, run: (...args: never[]) => unknown): void {
    this.live.refs.reserve(id, run)
  }

  /** Calls a function of the other side; throws what it throws. */
  call(target: number, args: readonly unknown[], owner = this.#end.owner()): unknown {
    try {
      return this.#ask(target, args, owner)
    } catch (cause) {
      throw isOfTheSeam(cause) ? this.#end.broken(cause) : cause
    }
  }

  #ask(target: number, args: readonly unknown[], owner: number): unknown {
    const id = ++this.#last
    const inside = this.#serving.at(-1) ?? 0
    this.#send({ t: 'call', id, f: target, n: inside, x: owner }, args)
    const { patienceMs } = this.#end
    if (this.#waiting.length === 0) this.#until = performance.now() + patienceMs
    this.#waiting.push(id)
    try {
      for (;;) {
        const frame = this.#channel.next()
        if (!frame) this.#channel.wait(this.#until, patienceMs)
        else if (frame.head.t === 'ret' && frame.head.id === id) {
          return this.#returned(frame)
        } else if (this.#isForLater(frame)) this.#queue.push(frame)
        else this.#handle(frame)
      }
    } finally {
      this.#waiting.pop()
      // What else was read has to be handled by somebody.
      this.#drainSoon()
    }
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
    this.#count(owner)
    const target = this.live.refs.own(head.f)
    if (typeof target !== 'function') {
      this.#end.onUnknown()
      this.#send({ t: 'ret', id, k: 1, x: owner }, undefined)
      return
    }
    const args = this.#read(head, bytes)
    if (!Array.isArray(args))
      throw new ProtocolViolation('expected arguments, got none')
    this.#serving.push(id)
    try {
      const value = this.#end.runFor(owner, () => target(...args))
      this.#send({ t: 'ret', id, k: 1, x: owner }, value)
    } catch (cause) {
      if (isOfTheSeam(cause)) throw cause
      this.#sendReason({ t: 'ret', id, x: owner }, cause)
    } finally {
      this.#serving.pop()
    }
  }

  #returned({ head, bytes }: Frame): unknown {
    this.#count(Number(head.x))
    const value = this.#read(head, bytes)
    if (head.k === 1) return value
    throw value
  }

  #settle({ head, bytes }: Frame): void {
    this.#count(Number(head.x))
    const value = this.#read(head, bytes)
    this.live.settle({ promise: Number(head.p), isFulfilled: head.k === 1, value })
  }

  #tell({ promise, owner, isFulfilled, value }: Settled): void {
    if (this.#channel.isClosed) return
    const head = { t: 'settle', p: promise, x: owner } as const
    try {
      if (isFulfilled) this.#send({ ...head, k: 1 }, value)
      else this.#sendReason(head, value)
    } catch (cause) {
      if (!isOfTheSeam(cause)) this.#sendReason(head, cause)
    }
  }

  /** What cannot go itself is told in words. */
  #sendReason(head: Head, reason: unknown): void {
    try {
      this.#send({ ...head, k: 0 }, reason)
    } catch (cause) {
      if (isOfTheSeam(cause)) return
      this.#send({ ...head, k: 0 }, new Error(`could not be passed on: ${cause}`))
    }
  }

  #send(head: Head, value: unknown): void {
    this.#count(head.x)
    const { value: v, deep: w, parts } = write(value, this.live.outgoing)
    this.#channel.send({ ...head, v, ...(w.length > 0 && { w }) }, parts)
  }

  #read({ v, w }: Frame['head'], bytes: Uint8Array): unknown {
    return read({ value: v, deep: w, bytes }, this.live.incoming)
  }

  #count(owner: number): void {
    this.activity.set(owner, (this.activity.get(owner) ?? 0) + 1)
  }
}
