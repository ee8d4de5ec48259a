/**
 * Values on their way out: JSON, and under the key `$` what JSON has no word for.
 * Functions, promises, signals and objects with functions go by number, so that what
 * comes back is the very thing that went.
 */
import { BOUNDS } from './frames.ts'
import { bytesIn, inheritedBy, isPlain, isThenable, methodOf } from './members.ts'
import type { Refs } from './refs.ts'

export interface Outgoing {
  refs: Refs
  /** Called when a promise or a signal goes out for the first time. */
  onPromise(id: number, promise: PromiseLike<unknown>): void
  onSignal(id: number, signal: AbortSignal): void
  /** Methods of a class go along; else only an object's own members do. */
  withMethods: boolean
  /** Values of any depth go, in pieces; else they are refused. */
  mayBeDeep: boolean
  /** A text as the other side knows it. */
  text(text: string): string
}

/** Goes out as a handle, whatever it holds: the other side can only call it. */
export class Kept {
  readonly value: unknown

  constructor(value: unknown) {
    this.value = value
  }
}

export interface Written {
  value: unknown
  /** What was cut off where it went too deep, by number. */
  deep: unknown[]
  parts: Uint8Array[]
}

export function write(value: unknown, out: Outgoing): Written {
  const writer = new Writer(out)
  const written = writer.write(value)
  return { value: written, deep: writer.writeCutOff(), parts: writer.parts }
}

class Writer {
  readonly parts: Uint8Array[] = []
  readonly #out: Outgoing
  readonly #above: object[] = []
  readonly #cutOff: object[] = []
  #offset = 0
  #count = 0

  constructor(out: Outgoing) {
    this.#out = out
  }

  write(value: unknown): unknown {
    if (++this.#count > BOUNDS.values) throw new RangeError('more values than can go')
    switch (typeof value) {
      case 'string':
        return this.#out.text(value)
      case 'boolean':
        return value
      case 'number':
        if (Number.isFinite(value) && !Object.is(value, -0)) return value
        return { $: 'n', v: Object.is(value, -0) ? '-0' : String(value) }
      case 'bigint':
        return { $: 'i', v: String(value) }
      case 'function':
      case 'object':
        return value === null ? null : this.#object(value)
      default:
        return { $: 'u' }
    }
  }

  #object(value: object): unknown {
    const { refs, onPromise, onSignal } = this.#out
    const theirs = refs.idOfStandIn(value)
    if (theirs !== undefined) return { $: 'T', i: theirs }
    if (typeof value === 'function') return { $: 'f', i: refs.register(value).id }
    if (value instanceof Kept) return { $: 'h', i: refs.register(value).id }
    if (isThenable(value)) {
      const { id, isNew } = refs.register(value)
      if (isNew) onPromise(id, value)
      return { $: 'p', i: id }
    }
    if (value instanceof AbortSignal) {
      const { id, isNew } = refs.register(value)
      if (isNew && !value.aborted) onSignal(id, value)
      const reason = value.aborted ? { r: this.write(value.reason) } : {}
      return { $: 'a', i: id, ...reason }
    }
    const bytes = bytesIn(value)
    if (bytes) return this.#bytes(value, bytes)
    if (value instanceof Date) return { $: 'd', v: this.write(value.getTime()) }
    return this.#container(value)
  }

  #bytes(value: object, bytes: Uint8Array): object {
    const at = this.#offset
    this.parts.push(bytes)
    this.#offset += bytes.length
    const kind = Buffer.isBuffer(value) ? 'B' : 'U'
    return { $: 'b', k: kind, o: at, n: bytes.length }
  }

  #container(value: object): unknown {
    const above = this.#above.indexOf(value)
    if (above !== -1) return { $: '^', v: above }
    if (this.#above.length >= DEEPEST) {
      const isPlainEnough = Array.isArray(value) || isPlain(value)
      if (this.#out.mayBeDeep && isPlainEnough) {
        return { $: '+', v: this.#cutOff.push(value) - 1 }
      }
      throw new RangeError('too deep to go')
    }
    this.#above.push(value)
    const written = this.#contents(value)
    this.#above.pop()
    return written
  }

  #contents(value: object): unknown {
    if (Array.isArray(value)) return Array.from(value, item => this.write(item))
    if (value instanceof Error) return this.#error(value)
    if (value instanceof Set) return { $: 's', v: this.write([...value]) }
    if (value instanceof Map) return { $: 'm', v: this.write([...value]) }
    return this.#members(value)
  }

  /** Each of them from the top again, and maybe cut off again further down. */
  writeCutOff(): unknown[] {
    const written: unknown[] = []
    for (const value of this.#cutOff) written.push(this.write(value))
    return written
  }

  #members(value: object): object {
    const keys = [...Object.keys(value), ...this.#inherited(value)]
    let isLive = !isPlain(value)
    const entries = keys.map((key): [string, unknown] => {
      const member = (value as Record<string, unknown>)[key]
      if (typeof member !== 'function') return [key, this.write(member)]
      isLive = true
      const isTheirs = this.#out.refs.idOfStandIn(member) !== undefined
      return [key, this.write(isTheirs ? member : methodOf(value, key))]
    })
    if (isLive) return { $: 'o', i: this.#out.refs.register(value).id, v: entries }
    // Also `__proto__` and `$` are names like any other.
    if (keys.includes('$') || keys.includes('__proto__')) return { $: '$', v: entries }
    return Object.fromEntries(entries)
  }

  #inherited(value: object): string[] {
    return this.#out.withMethods ? inheritedBy(value) : []
  }

  #error(error: Error): object {
    const own = Object.getOwnPropertyNames(error).filter(name => !HEAD.has(name))
    const inherited = this.#inherited(error).filter(name => !HEAD.has(name))
    const fields = [...own, ...inherited].map(name => {
      const value = (error as unknown as Record<string, unknown>)[name]
      return [name, Object.prototype.propertyIsEnumerable.call(error, name), value]
    })
    const said = fields.filter(([, , value]) => typeof value !== 'function')
    const { name, message, stack } = error
    return {
      $: 'e',
      n: this.write(String(name)),
      m: this.write(String(message)),
      s: this.write(String(stack).slice(0, LONGEST_STACK)),
      f: said.map(([key, isShown, value]) => [key, isShown, this.write(value)]),
      ...(Object.hasOwn(error, 'cause') && { c: this.write(error.cause) }),
    }
  }
}

const LONGEST_STACK = 16_384
/** An object may take three levels of JSON. */
const DEEPEST = Math.floor(BOUNDS.depth / 3) - 2
const HEAD = new Set(['name', 'message', 'stack', 'cause'])
