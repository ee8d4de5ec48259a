/** The measurements of stdio as text: ratios with their spread, then the times. */
import { table } from '@workshop/report'
import type { Spread } from '../statistics.ts'
import { NAMES, type Name } from './contenders.ts'
import type { Exchange } from './exchange.ts'
import type { Mode, Spreads } from './ratios.ts'

export interface StdioDetails {
  wire: Readonly<Record<string, Exchange>>
  ratios: Readonly<Record<string, Spread>>
  cpuRatios?: Readonly<Record<string, Spread>>
  microseconds: Record<Mode, Spreads> & { cpu?: Spreads }
}

export function linesOf(details: StdioDetails): string[] {
  const { ratios, cpuRatios = {} } = details
  return [
    ...table([
      ['zero-SDK, or who is named, to the others', 'median', '± mad', 'min', 'max'],
      ...ratioRows('', ratios),
      ...ratioRows('processor time, ', cpuRatios),
    ]),
    '',
    ...table(timeRows(details)),
    '',
    ...table([
      ['bytes a call', 'request', 'answer', 'revision'],
      ...Object.entries(details.wire).map(([name, { request, response, version }]) => [
        name,
        String(Buffer.byteLength(request) + 1),
        String(Buffer.byteLength(response) + 1),
        version,
      ]),
    ]),
  ]
}

function ratioRows(prefix: string, ratios: Readonly<Record<string, Spread>>) {
  return Object.entries(ratios).map(([name, { median, mad, min, max }]) => [
    prefix + name.replace('stdio.', ''),
    ...[median, mad, min, max].map(value => value.toFixed(2)),
  ])
}

function timeRows({ microseconds }: StdioDetails): string[][] {
  const { sequential, pipelined, cpu } = microseconds
  const of = (spreads: Spreads, name: Name): string[] => {
    const { median, mad, min } = spreads[name]
    return [median, mad, min].map(value => value.toFixed(1))
  }
  const head = ['µs a call', 'one by one', '± mad', 'min', '64 at a time', '± mad']
  return [
    [...head, 'min', ...(cpu ? ['one by one, processor', '± mad', 'min'] : [])],
    ...NAMES.map(name => [
      name,
      ...of(sequential, name),
      ...of(pipelined, name),
      ...(cpu ? of(cpu, name) : []),
    ]),
  ]
}
