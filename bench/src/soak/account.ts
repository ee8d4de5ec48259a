/** What became of the calls of one soak, and what they have left behind. */
import type { Fault } from './fault-of-call.ts'
import type { Verdict } from './judge.ts'
import { type Growth, total } from './resources.ts'

export interface Account {
  verdicts: Record<Verdict, number>
  /** The first few calls that were not ok. */
  samples: string[]
  faults: Record<Fault, number>
  /** Nonces that reached a server more than once. */
  doubled: readonly number[]
  /** Servers that crashed, and that were connected again. */
  crashed: number
  revived: number
  /** Why others were not. */
  failures: readonly string[]
  /** Errors that nobody caught. */
  stray: string[]
  /** Left behind by the calls, and by the manager once it is closed. */
  grown: Growth
  left: Growth
  seconds: number
}

export function emptyAccount(): Account {
  return {
    verdicts: { ok: 0, lost: 0, crossed: 0, unsettled: 0 },
    samples: [],
    faults: {
      late: 0,
      twice: 0,
      'wrong-id': 0,
      'text-id': 0,
      noise: 0,
      'two-pieces': 0,
      crash: 0,
    },
    doubled: [],
    crashed: 0,
    revived: 0,
    failures: [],
    stray: [],
    grown: { handles: {}, listeners: 0 },
    left: { handles: {}, listeners: 0 },
    seconds: 0,
  }
}

/** Nonces that stand more than once in the servers' log. */
export function doubledIn(log: string): number[] {
  const nonces = log.split('\n').filter(line => line !== '')
  return [...new Set(nonces.filter((nonce, at) => nonces.indexOf(nonce) !== at))].map(
    Number,
  )
}

export const handlesLeft = ({ grown, left }: Account): number =>
  total(grown.handles) + total(left.handles)

export const listenersLeft = ({ grown, left }: Account): number =>
  grown.listeners + left.listeners
