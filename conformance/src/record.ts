/** What the guide keeps of a run: how much was passed, what is left out, and why. */
import type { Judged } from './judge.ts'
import { GAPS } from './known.ts'
import { installedSuite, LEGS, REVISIONS } from './required.ts'

export function recordOf(judged: readonly Judged[]) {
  const legs = REVISIONS.flatMap(revision =>
    LEGS.map(leg => {
      const mine = judged.filter(one => one.revision === revision && one.leg === leg)
      const passed = mine.filter(({ verdict }) => verdict === 'passed').length
      return { revision, leg, passed, required: mine.length }
    }),
  )
  return {
    recorded: new Date().toISOString().slice(0, 10),
    suite: installedSuite().version,
    legs,
    leftOut: GAPS,
  }
}
