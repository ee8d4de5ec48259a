/**
 * Which fault a call meets: a function of the seed and the call's nonce, so that the
 * server that commits it and the run that judges the outcome need not talk.
 */

/** Every call that is none of these is answered once, whole, under its id. */
export const FAULTS = [
  'late',
  'twice',
  'wrong-id',
  'text-id',
  'noise',
  'two-pieces',
] as const

export type Fault = (typeof FAULTS)[number] | 'crash'

export interface Rates {
  /** Shares of all calls: of the faults together, and of crashes. */
  fault: number
  crash: number
}

/** What the server lets such a call wait, and how long its caller does. */
export const LATE_MS = 150
export const HURRY_MS = 50

/** Their right answer comes too late, or never: the caller is told to hurry. */
export const UNANSWERED: readonly Fault[] = ['late', 'wrong-id', 'text-id']

export function faultOf(seed: number, nonce: number, rates: Rates): Fault | undefined {
  const chance = fraction(seed, nonce)
  if (chance < rates.crash) return 'crash'
  const place = (chance - rates.crash) / rates.fault
  return FAULTS[Math.floor(place * FAULTS.length)]
}

/** At least 0, less than 1, and different for each pair. */
export function fraction(seed: number, nonce: number): number {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(nonce + 1, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
