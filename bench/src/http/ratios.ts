/**
 * From the times of all contenders to the ratios that the figures are. A ratio is
 * the median of the rounds' own ratios: within a round all are equally disturbed.
 */
import type { Goal } from '../measurement.ts'
import { pairedRatios, type Spread, spreadOf } from '../statistics.ts'
import type { TimesOf } from '../turns.ts'
import { NAMES, type Name } from './contenders.ts'

/** So many calls at a time, and so many connections. */
export const MODES = { sequential: 1, concurrent: 16 } as const
export type Mode = keyof typeof MODES

export type Times = TimesOf<Name>
export type Spreads = Record<Name, Spread>

export const GOALS = {
  'http.vsSdkV1': { unit: '× its calls per second', atLeast: 1 },
  'http.vsSdkV2': { unit: '× its calls per second', atLeast: 1 },
  'http.vsNodeHttp': { unit: '× its time per call' },
  'http.concurrent.vsSdkV1': { unit: '× its calls per second' },
  'http.concurrent.vsSdkV2': { unit: '× its calls per second' },
  'http.concurrent.vsNodeHttp': { unit: '× its time per call' },
} as const satisfies Record<string, Goal>

export function figuresOf(times: Record<Mode, Times>): Record<string, Spread> {
  return {
    ...named('http', ratiosOf(times.sequential)),
    ...named('http.concurrent', ratiosOf(times.concurrent)),
  }
}

/** More than 1: slower than bare node:http; faster than the SDKs. */
export function ratiosOf(times: Times): Record<string, Spread> {
  const own = times['zero-SDK']
  // Calls per second of one over the other are their times the other way round.
  return {
    vsNodeHttp: spreadOf(pairedRatios(own, times['node:http'])),
    vsSdkV1: spreadOf(pairedRatios(times['SDK v1'], own)),
    vsSdkV2: spreadOf(pairedRatios(times['SDK v2'], own)),
  }
}

function named(prefix: string, ratios: Record<string, Spread>): Record<string, Spread> {
  return Object.fromEntries(
    Object.entries(ratios).map(([name, spread]) => [`${prefix}.${name}`, spread]),
  )
}

export function byName<T>(make: (name: Name) => T): Record<Name, T> {
  return Object.fromEntries(NAMES.map(name => [name, make(name)])) as Record<Name, T>
}

export function spreadsOf(times: Times): Spreads {
  return byName(name => spreadOf(times[name]))
}
