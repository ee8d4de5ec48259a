/**
 * One descriptor that carries frames both ways, and can be waited on without giving
 * the thread back: that is how a call over the seam is as synchronous as any other.
 * POSIX only; nothing here knows what is in a frame.
 */
import { readSync, writeSync } from 'node:fs'
import { type Bounds, type Frame, FrameReader, frameOf } from './frames.ts'

/** The other side has closed its end, or was never there. */
export class ChannelClosed extends Error {
  override readonly name = 'ChannelClosed'
}

/** The other side has not answered in time. */
export class WaitedTooLong extends Error {
  override readonly name = 'WaitedTooLong'
  readonly ms: number

  constructor(ms: number) {
    super(`expected an answer within ${ms} ms, got none`)
    this.ms = ms
  }
}

const CHUNK = 64 * 1024
/** What may wait to be written to somebody who does not read. */
const MOST_WAITING = 128 * 2 ** 20
/** Milliseconds between looks while waiting: soon at first, then seldom. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [0.02, 1]

const sleeper = new Int32Array(new SharedArrayBuffer(4))

export class Channel {
  isClosed = false
  readonly #fd: number
  readonly #reader: FrameReader
  readonly #chunk = Buffer.alloc(CHUNK)
  #unwritten: Buffer[] = []
  #waiting = 0
  #retry: NodeJS.Timeout | undefined

  /** @param fd does not block; somebody else reads it too, while this one is idle */
  constructor(fd: number, bounds: Bounds) {
    this.#fd = fd
    this.#reader = new FrameReader(bounds)
  }

  send(head: object, parts: readonly Uint8Array[] = []): void {
    if (this.isClosed) throw new ChannelClosed('expected an open channel, got its end')
    const frame = frameOf(head, parts)
    this.#unwritten.push(frame)
    this.#waiting += frame.length
    if (this.#waiting > MOST_WAITING) {
      this.isClosed = true
      throw new ChannelClosed('expected somebody who reads, got nobody')
    }
    this.#flush()
  }

  feed(bytes: Uint8Array): void {
    this.#reader.feed(bytes)
  }

  next(): Frame | undefined {
    return this.#reader.next()
  }

  get hasUnread(): boolean {
    return !this.#reader.isEmpty
  }

  /** Returns when something has arrived; `until` is a time of `performance.now()`. */
  wait(until: number, ms: number): void {
    let pause = FIRST_PAUSE
    for (;;) {
      this.#flush()
      if (this.#read()) return
      if (performance.now() > until) throw new WaitedTooLong(ms)
      Atomics.wait(sleeper, 0, 0, pause)
      pause = Math.min(LONGEST_PAUSE, pause * 1.2)
    }
  }

  /** Whether anything was there. */
  #read(): boolean {
    const length = this.#attempt(() => readSync(this.#fd, this.#chunk))
    if (length === undefined) return false
    if (length === 0) {
      this.isClosed = true
      throw new ChannelClosed('expected an answer, got the end')
    }
    this.feed(Buffer.from(this.#chunk.subarray(0, length)))
    return true
  }

  #flush(): void {
    clearTimeout(this.#retry)
    for (;;) {
      const [first] = this.#unwritten
      if (!first) return
      const length = this.#attempt(() => writeSync(this.#fd, first))
      if (length === undefined) break
      this.#waiting -= length
      if (length < first.length) this.#unwritten[0] = first.subarray(length)
      else this.#unwritten.shift()
    }
    // The pipe is full; whoever has the thread may have to give it back first.
    this.#retry = setTimeout(() => {
      if (!this.isClosed) this.#flush()
    }, LONGEST_PAUSE)
  }

  /** `undefined` when it would have had to wait. */
  #attempt(io: () => number): number | undefined {
    const { stackTraceLimit } = Error
    // Most attempts find nothing, and nobody looks at the stack of that.
    Error.stackTraceLimit = 0
    try {
      return io()
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException
      if (code === 'EAGAIN' || code === 'EINTR') return undefined
      this.isClosed = true
      throw new ChannelClosed(`expected an open channel, got ${code}`, { cause })
    } finally {
      Error.stackTraceLimit = stackTraceLimit
    }
  }
}
