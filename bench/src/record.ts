/** What the guide keeps of a run: figures, the lines people read, and the curves. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CommandResult } from '@workshop/report'
import { ROOT } from '@workshop/testkit/state'
import type { Curve } from './curve.ts'
import type { Details } from './result.ts'

export const RECORD = join(ROOT, 'docs/data/bench.json')

export function recordOf(
  { figures, details }: CommandResult<Details>,
  today = new Date(),
) {
  const { machine, quick, measurements } = details
  return {
    recorded: today.toISOString().slice(0, 10),
    machine,
    quick,
    figures,
    measurements: Object.entries(measurements).map(
      ([name, { title, lines, details }]) => ({
        name,
        title,
        lines,
        curves: curvesIn(details),
      }),
    ),
  }
}

function curvesIn(details: unknown): readonly Curve[] {
  const { curves } = (details ?? {}) as { curves?: readonly Curve[] }
  return curves ?? []
}

export function record(result: CommandResult<Details>): void {
  writeFileSync(RECORD, `${JSON.stringify(recordOf(result), null, 2)}\n`)
}
