/**
 * What one side of the seam knows by number: its own functions, objects, promises and
 * signals that the other side may name, and stand-ins for those of the other side.
 */
import { ProtocolViolation } from './frames.ts'

/** Numbers below are those of the seam's own functions, agreed on beforehand. */
const FIRST = 100

export class Refs {
  readonly #own = new Map<number, object>()
  readonly #ownIds = new WeakMap<object, number>()
  readonly #theirs = new Map<number, object>()
  readonly #theirIds = new WeakMap<object, number>()
  readonly #most: number
  #last = FIRST

  constructor(most: number) {
    this.#most = most
  }

  /** The number of something of this side; `isNew` the first time. */
  register(value: object): { id: number; isNew: boolean } {
    const known = this.#ownIds.get(value)
    if (known !== undefined) return { id: known, isNew: false }
    const id = ++this.#last
    this.reserve(id, value)
    return { id, isNew: true }
  }

  reserve(id: number, value: object): void {
    this.#own.set(id, value)
    this.#ownIds.set(value, id)
  }

  own(id: unknown): object | undefined {
    return typeof id === 'number' ? this.#own.get(id) : undefined
  }

  standIn(id: number): object | undefined {
    return this.#theirs.get(id)
  }

  addStandIn<T extends object>(id: number, value: T): T {
    if (this.#theirs.size >= this.#most) {
      throw new ProtocolViolation(`expected at most ${this.#most} references, got more`)
    }
    this.#theirs.set(id, value)
    this.#theirIds.set(value, id)
    return value
  }

  /** The number of what a stand-in stands for; `undefined` for anything else. */
  idOfStandIn(value: object): number | undefined {
    return this.#theirIds.get(value)
  }
}
