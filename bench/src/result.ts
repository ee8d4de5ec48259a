/**
 * All measurements as one result: the figures first, then what is behind them.
 * Nothing is measured here.
 */
import { cpus, loadavg } from 'node:os'
import {
  type CommandResult,
  commandResult,
  type Figure,
  renderFigures,
} from '@workshop/report'
import { localeFor, themeFor } from '@workshop/testkit/state'
import type { Performed } from './measurement.ts'

export interface Machine {
  node: string
  platform: string
  cpu: string
  cores: number
  /** Of the last minute; far above the number of cores, ratios still hold. */
  load: number
}

export interface Details {
  machine: Machine
  quick: boolean
  measurements: Readonly<Record<string, Omit<Performed, 'name' | 'figures'>>>
}

export function resultOf(
  performed: readonly Performed[],
  { quick, machine = thisMachine() }: { quick: boolean; machine?: Machine },
): CommandResult<Details> {
  const figures: Record<string, Figure> = {}
  const measurements: Record<string, Omit<Performed, 'name' | 'figures'>> = {}
  for (const { name, figures: own, ...rest } of performed) {
    Object.assign(figures, own)
    measurements[name] = rest
  }
  const all = Object.values(figures)
  const good = all.filter(({ ok }) => ok).length
  const missing = all.filter(({ value }) => value === null).length
  const summary =
    `bench: ${good} of ${all.length} figures ok` +
    (missing > 0 ? `, ${missing} not measured` : '') +
    (quick ? ' (quick: few repetitions)' : '')
  return commandResult('bench', summary, figures, { machine, quick, measurements })
}

export function renderResult(
  result: CommandResult<Details>,
  output: { isTTY?: boolean; columns?: number },
): string {
  const theme = themeFor(output)
  const { machine, measurements } = result.details
  const { node, platform, cpu, cores, load } = machine
  const parts = Object.entries(measurements).map(([name, { title, lines, seconds }]) =>
    [`${name}: ${title} (took ${seconds} s)`, ...lines.map(indented), ''].join('\n'),
  )
  return [
    renderFigures(result, { theme, locale: localeFor() }),
    ...parts,
    `Node ${node}, ${platform}, ${cores} × ${cpu}, load ${load}\n`,
  ].join('\n')
}

const indented = (line: string): string => (line === '' ? '' : `  ${line}`)

function thisMachine(): Machine {
  const cores = cpus()
  return {
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
    cpu: cores[0]?.model.trim() ?? 'unknown',
    cores: cores.length,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  }
}
