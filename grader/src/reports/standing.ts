/**
 * Which of several results of one learner and stage counts: the newest that is a
 * score. A later infrastructure error is shown beside it and replaces nothing.
 */
import type { GradeResult } from '../results/index.ts'

export interface Standing {
  /** Roster id, or the submission's name where the roster has no row. */
  who: string
  stage: GradeResult['stage']
  /** `null`: nothing but infrastructure errors so far. */
  counts: GradeResult | null
  newest: GradeResult
}

export const whoIs = ({ submission }: GradeResult): string =>
  submission.learner?.id ?? submission.name

export function standingsOf(results: readonly GradeResult[]): Standing[] {
  const groups = new Map<string, GradeResult[]>()
  for (const result of results) {
    const key = JSON.stringify([
      result.submission.learner === null,
      whoIs(result),
      result.stage,
    ])
    groups.set(key, [...(groups.get(key) ?? []), result])
  }
  return [...groups.values()].flatMap(group => {
    const newestFirst = [...group].sort((a, b) =>
      b.times.finishedAt.localeCompare(a.times.finishedAt),
    )
    const [newest] = newestFirst
    if (newest === undefined) return []
    const counts = newestFirst.find(({ score }) => score !== null) ?? null
    return [{ who: whoIs(newest), stage: newest.stage, counts, newest }]
  })
}
