/**
 * From the times of all contenders to the ratios that the figures are. A ratio is
 * the median of the rounds' own ratios: within a round all are equally disturbed.
 */
import type { Goal } from '../measurement.ts'
import { pairedRatios, type Spread, spreadOf } from '../statistics.ts'
import type { TimesOf } from '../turns.ts'
import { NAMES, type Name } from './contenders.ts'

export const MODES = { sequential: 1, pipelined: 64 } as const
export type Mode = keyof typeof MODES

export type Times = TimesOf<Name>
export type Spreads = Record<Name, Spread>

export const GOALS = {
  'stdio.vsRawPipe': { unit: '× its time per call', atMost: 1.3 },
  'stdio.vsSdkV1': { unit: '× its calls per second', atLeast: 3 },
  'stdio.vsSdkV2': { unit: '× its calls per second', atLeast: 3 },
  'stdio.vsBareJson': { unit: '× its time per call' },
  'stdio.legacy.vsSdkV1': { unit: '× its calls per second' },
  'stdio.bareJson.vsRawPipe': { unit: '× its time per call' },
  'stdio.bareJson.vsSdkV1': { unit: '× its calls per second' },
  'stdio.pipelined.vsRawPipe': { unit: '× its time per call' },
  'stdio.pipelined.vsSdkV1': { unit: '× its calls per second' },
  'stdio.pipelined.vsSdkV2': { unit: '× its calls per second' },
} as const satisfies Record<string, Goal>

export function figuresOf(times: Record<Mode, Times>): Record<string, Spread> {
  const { sequential, pipelined } = times
  return {
    ...named('stdio', ratiosOf(sequential)),
    ...named('stdio.pipelined', ratiosOf(pipelined)),
  }
}

/** More than 1: slower than the pipe or bare JSON; faster than the SDKs. */
export function ratiosOf(times: Times): Record<string, Spread> {
  const own = times['zero-SDK']
  const bareJson = times['bare JSON']
  // Calls per second of one over the other are their times the other way round.
  return {
    vsRawPipe: spreadOf(pairedRatios(own, times['raw pipe'])),
    vsBareJson: spreadOf(pairedRatios(own, times['bare JSON'])),
    vsSdkV1: spreadOf(pairedRatios(times['SDK v1'], own)),
    vsSdkV2: spreadOf(pairedRatios(times['SDK v2'], own)),
    // In the same revision, so that both send the same bytes.
    'legacy.vsSdkV1': spreadOf(pairedRatios(times['SDK v1'], times['zero-SDK legacy'])),
    // How near anybody can come who reads what is sent.
    'bareJson.vsRawPipe': spreadOf(pairedRatios(bareJson, times['raw pipe'])),
    'bareJson.vsSdkV1': spreadOf(pairedRatios(times['SDK v1'], bareJson)),
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
