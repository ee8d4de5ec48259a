/**
 * When to leave a tool alone for a while, and when to try it again. Keyed by server
 * and tool: one broken tool does not take its neighbours along.
 */
import type { Clock } from '@workshop/wire'
import { RequestTimeout } from '../provided/errors.ts'
import { createRecent, type Recent, type Tally } from './circuit.ts'
import { isAnswer, isTransportFailure } from './failures.ts'

export interface BreakerOptions {
  clock: Clock
  rate?: number
  minimum?: number
  windowMs?: number
  consecutive?: number
  openMs?: number
  maxOpenMs?: number
  probeMs?: number
}

type State = 'closed' | 'open' | 'half-open'
type Work<T> = (signal: AbortSignal) => T | Promise<T>

export interface Transition extends Tally {
  server: string
  tool: string
  from: State
  to: State
}

interface Circuit {
  readonly server: string
  readonly tool: string
  readonly recent: Recent
  state: State
  /** How long it stays open when it opens next. */
  openMs: number
  untilMs: number
  /** Counts the openings: what began before the last one has no say after it. */
  openings: number
}

export class BreakerOpen extends Error implements Tally {
  override readonly name = 'BreakerOpen'
  readonly server: string
  readonly tool: string
  readonly failures: number
  readonly calls: number
  /** On the breaker's clock. */
  readonly untilMs: number

  constructor({ server, tool, recent, untilMs }: Circuit) {
    const { failures, calls } = recent.tally
    super(`${server}/${tool} is left alone: ${failures} of ${calls} calls failed`)
    this.server = server
    this.tool = tool
    this.failures = failures
    this.calls = calls
    this.untilMs = untilMs
  }
}

export function createBreaker(options: BreakerOptions) {
  const {
    clock,
    rate = 0.5,
    minimum = 10,
    windowMs = 60_000,
    consecutive = 5,
  } = options
  const { openMs = 30_000, maxOpenMs = 300_000, probeMs = 10_000 } = options
  const circuits = new Map<string, Circuit>()
  const listeners = new Set<(transition: Transition) => void>()

  function circuitOf(server: string, tool: string): Circuit {
    const key = JSON.stringify([server, tool])
    const known = circuits.get(key)
    if (known) return known
    const recent = createRecent({ rate, minimum, windowMs, consecutive })
    const fresh = { state: 'closed', openMs, untilMs: 0, openings: 0 } as const
    const circuit: Circuit = { server, tool, recent, ...fresh }
    circuits.set(key, circuit)
    return circuit
  }

  // #region small-denominator
  async function call<T>(server: string, tool: string, work: Work<T>): Promise<T> {
    const circuit = circuitOf(server, tool)
    if (circuit.state === 'closed') return watch(circuit, work)
    const isTime = circuit.state === 'open' && clock.now() >= circuit.untilMs
    if (!isTime) throw new BreakerOpen(circuit)
    circuit.untilMs = clock.now() + probeMs
    move(circuit, 'half-open')
    return probe(circuit, work)
  }

  async function watch<T>(circuit: Circuit, work: Work<T>): Promise<T> {
    const { openings } = circuit
    function count(failed: boolean): void {
      if (circuit.openings !== openings) return
      circuit.recent.add(clock.now(), failed)
      if (circuit.recent.isTooMany()) open(circuit)
    }
    try {
      const value = await work(new AbortController().signal)
      count(false)
      return value
    } catch (cause) {
      if (isTransportFailure(cause)) count(true)
      else if (isAnswer(cause)) count(false)
      throw cause
    }
  }

  /** The one call that decides. Whoever hangs here would keep everybody out. */
  async function probe<T>(circuit: Circuit, work: Work<T>): Promise<T> {
    const limit = new AbortController()
    let cancel: (() => void) | undefined
    const late = new Promise<never>((_, reject) => {
      cancel = clock.after(probeMs, () => {
        limit.abort(new RequestTimeout('tools/call', probeMs))
        reject(limit.signal.reason)
      })
    })
    try {
      const value = await Promise.race([work(limit.signal), late])
      close(circuit)
      return value
    } catch (cause) {
      if (isTransportFailure(cause)) reopen(circuit)
      else if (isAnswer(cause)) close(circuit)
      else postpone(circuit)
      throw cause
    } finally {
      cancel?.()
    }
  }

  function open(circuit: Circuit): void {
    circuit.untilMs = clock.now() + circuit.openMs
    circuit.openMs = Math.min(circuit.openMs * 2, maxOpenMs)
    circuit.openings++
    move(circuit, 'open')
  }

  function reopen(circuit: Circuit): void {
    circuit.recent.add(clock.now(), true)
    open(circuit)
  }

  /** A probe that was called off says nothing: the next call is one. */
  function postpone(circuit: Circuit): void {
    circuit.untilMs = clock.now()
    move(circuit, 'open')
  }

  function close(circuit: Circuit): void {
    circuit.recent.clear()
    circuit.openMs = openMs
    move(circuit, 'closed')
  }
  // #endregion small-denominator

  function move(circuit: Circuit, to: State): void {
    const { server, tool, state: from, recent } = circuit
    circuit.state = to
    for (const listener of [...listeners]) {
      listener({ server, tool, from, to, ...recent.tally })
    }
  }

  return {
    call,
    stateOf(server: string, tool: string): { state: State } & Tally {
      const { state, recent } = circuitOf(server, tool)
      // While it is open, the figures are those that opened it.
      if (state === 'closed') recent.forget(clock.now())
      return { state, ...recent.tally }
    },
    on(event: 'transition', listener: (transition: Transition) => void): () => void {
      if (event !== 'transition') throw new Error(`expected transition, got ${event}`)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
