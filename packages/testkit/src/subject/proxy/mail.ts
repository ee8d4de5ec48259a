/**
 * Frames with values in them, on their way out and in, and how many there were on
 * whose account.
 */
import type { Channel } from './channel.ts'
import { isOfTheSeam } from './ends.ts'
import { type Frame, ProtocolViolation } from './frames.ts'
import type { LiveThings, Settled } from './live.ts'
import { read } from './read-values.ts'
import { write } from './write-values.ts'

export interface Head {
  t: 'call' | 'ret' | 'settle'
  /** On whose account. */
  x: number
  [key: string]: unknown
}

export class Mail {
  readonly activity = new Map<number, number>()
  readonly #channel: Channel
  readonly #live: LiveThings

  constructor(channel: Channel, live: LiveThings) {
    this.#channel = channel
    this.#live = live
  }

  tell({ promise, owner, isFulfilled, value }: Settled): void {
    if (this.#channel.isClosed) return
    const head = { t: 'settle', p: promise, x: owner } as const
    try {
      if (isFulfilled) this.send({ ...head, k: 1 }, value)
      else this.sendReason(head, value)
    } catch (cause) {
      if (!isOfTheSeam(cause)) this.sendReason(head, cause)
    }
  }

  /** What cannot go itself is told in words. */
  sendReason(head: Head, reason: unknown): void {
    try {
      this.send({ ...head, k: 0 }, reason)
    } catch (cause) {
      if (isOfTheSeam(cause)) return
      this.send({ ...head, k: 0 }, new Error(`could not be passed on: ${cause}`))
    }
  }

  send(head: Head, value: unknown): void {
    this.count(head.x)
    const { value: v, deep: w, parts } = write(value, this.#live.outgoing)
    this.#channel.send({ ...head, v, ...(w.length > 0 && { w }) }, parts)
  }

  read({ v, w }: Frame['head'], bytes: Uint8Array): unknown {
    try {
      return read({ value: v, deep: w, bytes }, this.#live.incoming)
    } catch (cause) {
      if (isOfTheSeam(cause)) throw cause
      // Such as a date whose number is an object that will not become one.
      const { message } = cause as Error
      throw new ProtocolViolation(`expected values, got others: ${message}`, { cause })
    }
  }

  count(owner: number): void {
    this.activity.set(owner, (this.activity.get(owner) ?? 0) + 1)
  }
}
