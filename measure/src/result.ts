/** All measurements as one result: the figures first, then what is behind them. */
import {
  type CommandResult,
  commandResult,
  type Figure,
  renderFigures,
} from '@workshop/report'
import { localeFor, themeFor } from '@workshop/testkit/state'
import { recording } from './data.ts'
import type { Performed } from './measurement.ts'

export interface Details {
  subject: string
  /** The day on which the lists were recorded. */
  recorded: string
  measurements: Readonly<Record<string, Omit<Performed, 'name' | 'figures'>>>
}

export function resultOf(
  performed: readonly Performed[],
  subject: string,
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
    `measure: ${good} of ${all.length} figures ok` +
    (missing > 0 ? `, ${missing} not measured` : '')
  const { recorded } = recording()
  return commandResult('measure', summary, figures, { subject, recorded, measurements })
}

export function renderResult(
  result: CommandResult<Details>,
  output: { isTTY?: boolean; columns?: number },
): string {
  const { subject, recorded, measurements } = result.details
  const parts = Object.entries(measurements).map(([name, { title, lines, seconds }]) =>
    [`${name}: ${title} (took ${seconds} s)`, ...lines.map(indented), ''].join('\n'),
  )
  return [
    renderFigures(result, { theme: themeFor(output), locale: localeFor() }),
    ...parts,
    `with the code of ${subject}; lists recorded on ${recorded}\n`,
  ].join('\n')
}

const indented = (line: string): string => (line === '' ? '' : `  ${line}`)
