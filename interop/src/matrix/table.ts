/** What the guide keeps of a run: who met whom, and what was said. */
import type { Judged } from './cell.ts'

export function recordOf(cells: readonly Judged[]) {
  return {
    recorded: new Date().toISOString().slice(0, 10),
    node: process.version,
    cells: cells.map(({ flavour, role, transport, era, peer, ok, lines }) => ({
      ...{ flavour, role, transport, era, peer, ok },
      lines: lines.map(({ asked, answered }) => `${asked}: ${answered}`),
    })),
  }
}
