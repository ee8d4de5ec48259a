/** All verdicts as one result: a figure for each side in each revision. */
import {
  type CommandResult,
  commandResult,
  type Figure,
  figure,
  notMeasured,
} from '@workshop/report'
import type { Judged } from './judge.ts'
import { installedSuite, LEGS, REVISIONS } from './required.ts'

export interface Details {
  suite: string
  node: string
  scenarios: readonly Judged[]
}

export function resultOf(judged: readonly Judged[]): CommandResult<Details> {
  const figures: Record<string, Figure> = {}
  for (const revision of REVISIONS) {
    for (const leg of LEGS) {
      const mine = judged.filter(one => one.revision === revision && one.leg === leg)
      if (mine.length === 0) continue
      figures[`conformance.${revision}.${leg}`] = figureOf(mine)
    }
  }
  const bad = judged.filter(
    ({ verdict }) => verdict === 'failed' || verdict === 'stale',
  )
  const summary =
    `conformance: ${judged.length - bad.length} of ${judged.length} scenarios as expected` +
    bad.map(({ scenario, verdict }) => `; ${scenario} ${verdict}`).join('')
  return commandResult('conformance', summary, figures, detailsOf(judged))
}

/** What is left out is said beside the number, never counted as passed. */
function figureOf(mine: readonly Judged[]): Figure {
  const count = (wanted: Judged['verdict']) =>
    mine.filter(({ verdict }) => verdict === wanted).length
  const [passed, leftOut] = [count('passed'), count('left out')]
  const goal = leftOut === 0 ? 'all' : `all but ${leftOut} that are left out`
  const ok = passed + leftOut === mine.length
  return figure(`${passed}/${mine.length}`, 'scenarios', goal, ok)
}

/** Nothing was run. Somebody sees the reason on a laptop; in CI it has to be red. */
export function skipped(reason: string, isCi: boolean): CommandResult<Details> {
  const figures = Object.fromEntries(
    REVISIONS.flatMap(revision =>
      LEGS.map(leg => {
        const missing = notMeasured('scenarios', 'all', reason)
        return [`conformance.${revision}.${leg}`, { ...missing, ok: !isCi }]
      }),
    ),
  )
  const summary = `conformance: ${isCi ? 'not run' : 'skipped'}: ${reason}`
  return commandResult('conformance', summary, figures, detailsOf([]))
}

function detailsOf(scenarios: readonly Judged[]): Details {
  return { suite: installedSuite().version, node: process.version, scenarios }
}
