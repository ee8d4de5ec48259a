/** The measurements of HTTP as text: ratios with their spread, then the times. */
import { table } from '@workshop/report'
import type { Spread } from '../statistics.ts'
import { NAMES } from './contenders.ts'
import type { Exchange } from './exchange.ts'
import { MODES, type Mode, type Spreads } from './ratios.ts'

export interface HttpDetails {
  wire: Readonly<Record<string, Exchange>>
  ratios: Readonly<Record<string, Spread>>
  cpuRatios?: Readonly<Record<string, Spread>>
  microseconds: Record<Mode, Spreads> & { cpu?: Spreads }
}

export function linesOf(details: HttpDetails): string[] {
  const { ratios, cpuRatios = {}, microseconds, wire } = details
  const { sequential, concurrent, cpu } = microseconds
  return [
    ...table([
      ['zero-SDK to the others', 'median', '± mad', 'min', 'max'],
      ...ratioRows('', ratios),
      ...ratioRows('processor time, ', cpuRatios),
    ]),
    '',
    ...table([
      [
        'µs a call',
        ...['one by one', '± mad', 'a second'],
        ...[`${MODES.concurrent} at a time`, '± mad', 'a second'],
        ...(cpu ? ['one by one, processor', '± mad'] : []),
      ],
      ...NAMES.map(name => [
        name,
        ...timesOf(sequential[name]),
        ...timesOf(concurrent[name]),
        ...(cpu ? timesOf(cpu[name]).slice(0, 2) : []),
      ]),
    ]),
    '',
    ...table([
      ['bytes of a body', 'request', 'answer', 'revision'],
      ...Object.entries(wire).map(([name, { request, response, version }]) => [
        name,
        String(Buffer.byteLength(request)),
        String(Buffer.byteLength(response)),
        version,
      ]),
    ]),
  ]
}

function timesOf({ median, mad }: Spread): string[] {
  return [median.toFixed(1), mad.toFixed(1), (1e6 / median).toFixed(0)]
}

function ratioRows(prefix: string, ratios: Readonly<Record<string, Spread>>) {
  return Object.entries(ratios).map(([name, { median, mad, min, max }]) => [
    prefix + name.replace('http.', ''),
    ...[median, mad, min, max].map(value => value.toFixed(2)),
  ])
}
