/** The whole table as one result. What was skipped is never counted as good. */
import { type CommandResult, commandResult, figure } from '@workshop/report'
import type { Judged } from './cell.ts'

export interface Details {
  node: string
  cells: readonly Judged[]
}

/** @param isCi a cell that cannot be tried there is red: nobody would see the reason */
export function resultOf(
  cells: readonly Judged[],
  isCi: boolean,
): CommandResult<Details> {
  const good = cells.filter(({ ok }) => ok).length
  const skipped = cells.filter(one => one.skipped).length
  const bad = cells.filter(one => !one.ok && !one.skipped)
  const isGood = bad.length === 0 && good > 0 && (skipped === 0 || !isCi)
  const goal = skipped === 0 ? 'all' : `all but ${skipped} that were skipped`
  const summary =
    `interop: ${good} of ${cells.length} cells ok` +
    (skipped > 0 ? `, ${skipped} skipped: ${reasonOf(cells)}` : '') +
    bad.map(cell => `; ${nameOf(cell)} failed`).join('')
  const figures = {
    'interop.cells': figure(`${good}/${cells.length}`, 'cells', goal, isGood),
  }
  return commandResult('interop', summary, figures, { node: process.version, cells })
}

export function nameOf({ flavour, role, transport, era, peer }: Judged): string {
  return `${flavour} ${role} ${transport} ${era} with ${peer}`
}

function reasonOf(cells: readonly Judged[]): string {
  return cells.find(({ skipped }) => skipped)?.complaints[0] ?? 'nobody knows why'
}
