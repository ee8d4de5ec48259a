/**
 * Values on their way in. Whatever they are called, they become plain data of this
 * side: no key, tag or name of the other side reaches a prototype or a function here.
 */
import { bigIntIn, listIn, numberIn, textIn } from './expected.ts'
import { ProtocolViolation } from './frames.ts'
import { fillError } from './read-error.ts'
import type { Refs } from './refs.ts'

export interface Incoming {
  refs: Refs
  /** Stand-ins for what the other side has. */
  functionFor(id: number): (...args: unknown[]) => unknown
  promiseFor(id: number): Promise<unknown>
  handleFor(id: number): object
  signalFor(id: number, aborted: { reason: unknown } | undefined): AbortSignal
  /** An error that the other side has made, wherever it turns up. */
  errorMade(error: Error): void
  /** What one of our own things, named by the other side, stands for. */
  ownFor(id: unknown): unknown
  text(text: string): string
}

/** A value as it came, with what its bytes and its cut-off parts are taken from. */
export interface Arrived {
  value: unknown
  deep: unknown
  bytes: Uint8Array
}

export function read({ value, deep, bytes }: Arrived, into: Incoming): unknown {
  const reader = new Reader(bytes, Array.isArray(deep) ? deep : [], into)
  const made = reader.read(value)
  reader.fillCutOff()
  return made
}

type Tagged = Record<string, unknown> & { $: unknown }

class Reader {
  readonly #bytes: Uint8Array
  readonly #into: Incoming
  readonly #above: unknown[] = []
  readonly #deep: readonly unknown[]
  readonly #unfilled: (() => void)[] = []

  constructor(bytes: Uint8Array, deep: readonly unknown[], into: Incoming) {
    this.#bytes = bytes
    this.#deep = deep
    this.#into = into
  }

  /** One after the other: what is a million deep is no deeper than this here. */
  fillCutOff(): void {
    for (const fill of this.#unfilled) fill()
  }

  /** Made now, filled when there is room on the stack again. */
  #cutOff(nth: unknown): unknown {
    const value = this.#deep[numberIn(nth)]
    if (typeof value !== 'object' || value === null) {
      throw new ProtocolViolation(`expected what was cut off, got ${typeof value}`)
    }
    const made = Array.isArray(value) ? [] : {}
    this.#unfilled.push(() => this.#within(made, () => this.#fill(made, value)))
    return made
  }

  #fill(made: object | unknown[], value: object): void {
    if (Array.isArray(made)) {
      for (const item of listIn(value)) made.push(this.read(item))
    } else if (Object.hasOwn(value, '$')) {
      this.#entries(made, (value as Tagged).v)
    } else {
      for (const [key, member] of Object.entries(value)) {
        define(made, key, this.read(member))
      }
    }
  }

  read(value: unknown): unknown {
    if (typeof value === 'string') return this.#into.text(value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return this.#list(value)
    if (Object.hasOwn(value, '$')) return this.#tagged(value as Tagged)
    return this.#within({}, made => this.#fill(made, value))
  }

  #within<T>(made: T, fill: (made: T) => void): T {
    this.#above.push(made)
    fill(made)
    this.#above.pop()
    return made
  }

  #list(items: readonly unknown[]): unknown[] {
    return this.#within([] as unknown[], made => {
      for (const item of items) made.push(this.read(item))
    })
  }

  #tagged(value: Tagged): unknown {
    const { refs } = this.#into
    switch (value.$) {
      case 'u':
        return undefined
      case 'n':
        return Number(textIn(value.v))
      case 'i':
        return bigIntIn(textIn(value.v))
      case 'b':
        return this.#slice(value)
      case 'd':
        return new Date(Number(this.read(value.v)))
      case '+':
        return this.#cutOff(value.v)
      case '^':
        return this.#above[numberIn(value.v)]
      case 'T':
        return this.#into.ownFor(value.i)
      case '$':
        return this.#within({}, made => this.#entries(made, value.v))
      case 'o': {
        const id = numberIn(value.i)
        const made = this.#within({}, made => this.#entries(made, value.v))
        return refs.standIn(id) ?? refs.addStandIn(id, made)
      }
      case 'm':
        return this.#within(new Map(), made => this.#pairs(made, value.v))
      case 's':
        return this.#within(new Set(), made => {
          for (const item of this.#listIn(value.v)) made.add(item)
        })
      case 'e':
        return this.#within(new Error(), made => {
          this.#into.errorMade(made)
          fillError(made, value, inner => this.read(inner))
        })
      default:
        return this.#live(value)
    }
  }

  #live(value: Tagged): unknown {
    const into = this.#into
    const id = numberIn(value.i)
    const known = into.refs.standIn(id)
    if (known) return known
    switch (value.$) {
      case 'f':
        return into.refs.addStandIn(id, into.functionFor(id))
      case 'p':
        return into.refs.addStandIn(id, into.promiseFor(id))
      case 'h':
        return into.refs.addStandIn(id, into.handleFor(id))
      case 'a': {
        const isAborted = Object.hasOwn(value, 'r')
        const aborted = isAborted ? { reason: this.read(value.r) } : undefined
        return into.refs.addStandIn(id, into.signalFor(id, aborted))
      }
      default:
        throw new ProtocolViolation('expected a known kind of value, got another')
    }
  }

  #slice({ o, n, k }: Tagged): Uint8Array {
    const [start, length] = [numberIn(o), numberIn(n)]
    if (start + length > this.#bytes.length) {
      throw new ProtocolViolation(`expected ${length} bytes, got fewer`)
    }
    const copy = Buffer.from(this.#bytes.subarray(start, start + length))
    return k === 'B' ? copy : new Uint8Array(copy.buffer, copy.byteOffset, copy.length)
  }

  #entries(made: object, entries: unknown): void {
    for (const entry of listIn(entries)) {
      const [key, member] = listIn(entry)
      define(made, textIn(key), this.read(member))
    }
  }

  #listIn(list: unknown): unknown[] {
    return this.#list(listIn(list))
  }

  #pairs(made: Map<unknown, unknown>, pairs: unknown): void {
    for (const pair of this.#listIn(pairs)) {
      const [key, member] = listIn(pair)
      made.set(key, member)
    }
  }
}

function define(made: object, key: string, value: unknown): void {
  if (key !== '__proto__') (made as Record<string, unknown>)[key] = value
  else
    Object.defineProperty(made, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    })
}
