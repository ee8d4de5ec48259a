/** From runs to the figures of the manager, and to the lines about them. */
import { table } from '@workshop/report'
import type { Goal } from '../measurement.ts'
import { pairedRatios, type Spread, spreadOf } from '../statistics.ts'
import type { Mode, Overhead } from './overhead.ts'
import type { ManyRun } from './programs/many-servers.ts'

export const GOALS = {
  'manager.overhead': { unit: '× a call without manager', atMost: 1.1 },
  'manager.connect20.s': { unit: 's' },
  'manager.list20.s': { unit: 's' },
  'manager.close20.s': { unit: 's' },
  'manager.connect20.vsSdk': { unit: '× the time of the SDK v2 flavour' },
  'manager.mbPerServer': { unit: 'MB in the host' },
} as const satisfies Record<string, Goal>

/** By the solution that the manager is of. */
export const FLAVOURS = ['zero-SDK', 'SDK v2'] as const
export type Flavour = (typeof FLAVOURS)[number]

export type Runs = Record<Flavour, ManyRun[]>

/** Runs with one number of servers, in pairs. */
export interface Step {
  servers: number
  runs: Runs
}

export interface StepSummary {
  servers: number
  connected: Record<Flavour, Spread>
  listed: Record<Flavour, Spread>
  closed: Record<Flavour, Spread>
  vsSdk: Spread
  residentMb: Record<Flavour, Spread>
  heapMb: Record<Flavour, Spread>
}

const MB = 1024 * 1024

export function summaryOf({ servers, runs }: Step): StepSummary {
  const of = (pick: (run: ManyRun) => number) => ({
    'zero-SDK': spreadOf(runs['zero-SDK'].map(pick)),
    'SDK v2': spreadOf(runs['SDK v2'].map(pick)),
  })
  const listed = (name: Flavour) => runs[name].map(({ listedMs }) => listedMs)
  return {
    servers,
    connected: of(({ connectedMs }) => connectedMs / 1000),
    listed: of(({ listedMs }) => listedMs / 1000),
    closed: of(({ closedMs }) => closedMs / 1000),
    vsSdk: spreadOf(pairedRatios(listed('zero-SDK'), listed('SDK v2'))),
    residentMb: of(({ resident }) => resident / MB),
    heapMb: of(({ heap }) => heap / MB),
  }
}

/**
 * What one more server adds: the slope of the line through all runs. What the first
 * one loads is no part of it, and one odd run moves it little.
 */
export function slopeOf(points: readonly { x: number; y: number }[]): number {
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length
  const middle = {
    x: mean(points.map(({ x }) => x)),
    y: mean(points.map(({ y }) => y)),
  }
  let above = 0
  let below = 0
  for (const { x, y } of points) {
    above += (x - middle.x) * (y - middle.y)
    below += (x - middle.x) ** 2
  }
  if (below === 0) throw new RangeError('expected runs with different numbers, got one')
  return above / below
}

export function memoryPerServer(
  steps: readonly Step[],
  name: Flavour,
  field: 'resident' | 'heap',
): number {
  const points = steps.flatMap(({ servers, runs }) =>
    runs[name].map(run => ({ x: servers, y: run[field] / MB })),
  )
  return slopeOf(points)
}

export function linesOf(
  overhead: Readonly<Record<Mode, Overhead>>,
  steps: readonly StepSummary[],
  memory: Readonly<Record<string, number>>,
): string[] {
  const two = (value: number) => value.toFixed(2)
  return [
    ...table([
      [
        'a call through the manager',
        'ratio',
        '± mad',
        'equal things',
        '± mad',
        'µs',
        'bare µs',
      ],
      ...Object.entries(overhead).map(([mode, { manager, nothing, microseconds }]) => [
        mode,
        ...[manager.median, manager.mad, nothing.median, nothing.mad].map(value =>
          value.toFixed(3),
        ),
        microseconds.manager.median.toFixed(1),
        microseconds.bare.median.toFixed(1),
      ]),
    ]),
    '',
    ...table([
      [
        'servers',
        'connected s',
        '± mad',
        'listed s',
        'closed s',
        'SDK v2 listed s',
        'ratio',
        '± mad',
      ],
      ...steps.map(({ servers, connected, listed, closed, vsSdk }) => [
        String(servers),
        two(connected['zero-SDK'].median),
        two(connected['zero-SDK'].mad),
        two(listed['zero-SDK'].median),
        two(closed['zero-SDK'].median),
        two(listed['SDK v2'].median),
        two(vsSdk.median),
        two(vsSdk.mad),
      ]),
    ]),
    '',
    ...Object.entries(memory).map(([name, mb]) => `MB per server, ${name}: ${two(mb)}`),
  ]
}
