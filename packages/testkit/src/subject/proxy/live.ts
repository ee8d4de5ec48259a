/**
 * What crosses a seam and lives on: promises that settle later, signals that are
 * aborted later, functions that call back. Each is known to both sides by a number.
 */
import { AGREED } from './agreed.ts'
import type { Incoming } from './read-values.ts'
import { Refs } from './refs.ts'
import type { Outgoing } from './write-values.ts'

/** How one end of a seam treats values. */
export interface Manners {
  /** On whose account something is done: the number of a check. */
  owner(): number
  withMethods: boolean
  mayBeDeep: boolean
  textOut(text: string): string
  textIn(text: string): string
  handleFor(id: number): object
  errorMade(error: Error): void
  /** What one of its own objects is when the other side passes it back. */
  opened(own: object): unknown
  /** When promises that have settled are told: at once, or when all has followed. */
  tellsLater: boolean
  /** Something that names nothing known here: harmless, and counted. */
  onUnknown(): void
}

export interface Settled {
  promise: number
  owner: number
  isFulfilled: boolean
  value: unknown
}

export interface Carrier {
  call(target: number, args: readonly unknown[]): unknown
  tell(settled: Settled): void
  isOpen(): boolean
}

interface Deferred {
  resolve(value: unknown): void
  reject(reason: unknown): void
}

const MOST_REFERENCES = 200_000

export class LiveThings {
  readonly refs = new Refs(MOST_REFERENCES)
  readonly outgoing: Outgoing
  readonly incoming: Incoming
  readonly #deferred = new Map<number, Deferred>()
  readonly #controllers = new Map<number, AbortController>()
  readonly #late: Settled[] = []
  readonly #manners: Manners
  readonly #carrier: Carrier

  constructor(manners: Manners, carrier: Carrier) {
    this.#manners = manners
    this.#carrier = carrier
    const { refs } = this
    this.outgoing = {
      refs,
      withMethods: manners.withMethods,
      mayBeDeep: manners.mayBeDeep,
      text: manners.textOut,
      onPromise: (id, promise) => this.#watch(id, promise),
      onSignal: (id, signal) => {
        const tell = () => {
          if (carrier.isOpen()) carrier.call(AGREED.abort, [id, signal.reason])
        }
        signal.addEventListener('abort', tell, { once: true })
      },
    }
    this.incoming = {
      refs,
      functionFor:
        id =>
        (...args) =>
          carrier.call(id, args),
      promiseFor: id => this.#promiseFor(id),
      handleFor: manners.handleFor,
      errorMade: manners.errorMade,
      signalFor: (id, aborted) => this.#signalFor(id, aborted),
      ownFor: id => this.#ownFor(id),
      text: manners.textIn,
    }
    refs.reserve(AGREED.abort, (id: unknown, reason: unknown) =>
      this.#controllers.get(Number(id))?.abort(reason),
    )
  }

  /** The other side says that one of its promises has settled. */
  settle({ promise, isFulfilled, value }: Omit<Settled, 'owner'>): void {
    const deferred = this.#deferred.get(promise)
    this.#deferred.delete(promise)
    if (!deferred) this.#manners.onUnknown()
    else if (isFulfilled) deferred.resolve(value)
    else deferred.reject(value)
  }

  /** The other side is gone: nothing of it will settle by itself. */
  abandon(reason: unknown): void {
    for (const { reject } of this.#deferred.values()) reject(reason)
    this.#deferred.clear()
  }

  #watch(promise: number, thenable: PromiseLike<unknown>): void {
    const owner = this.#manners.owner()
    const tell = (isFulfilled: boolean) => (value: unknown) =>
      this.#tell({ promise, owner, isFulfilled, value })
    thenable.then(tell(true), tell(false))
  }

  #tell(settled: Settled): void {
    if (!this.#manners.tellsLater) {
      this.#carrier.tell(settled)
      return
    }
    if (this.#late.length === 0) {
      setImmediate(() => {
        for (const late of this.#late.splice(0)) this.#carrier.tell(late)
      })
    }
    this.#late.push(settled)
  }

  #promiseFor(id: number): Promise<unknown> {
    const promise = new Promise((resolve, reject) => {
      this.#deferred.set(id, { resolve, reject })
    })
    // On its own side it counts as handled; whoever waits here sees it fail.
    promise.catch(() => undefined)
    return promise
  }

  #signalFor(id: number, aborted: { reason: unknown } | undefined): AbortSignal {
    const controller = new AbortController()
    this.#controllers.set(id, controller)
    if (aborted) controller.abort(aborted.reason)
    return controller.signal
  }

  #ownFor(id: unknown): unknown {
    const own = this.refs.own(id)
    if (own) return this.#manners.opened(own)
    this.#manners.onUnknown()
    return undefined
  }
}
