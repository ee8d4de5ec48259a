/** A batch as one object: how many of what, and each submission in a line. */
import { allOf, type CommandResult, commandResult, figure } from '@workshop/report'
import type { GradeResult } from '../results/index.ts'
import type { HandIn } from './hand-in.ts'

/** What of a hand-in the summary is about. */
export interface Tally {
  entries: readonly unknown[]
  notTaken: readonly Pick<HandIn['notTaken'][number], 'name' | 'why'>[]
  missing: readonly { learner: { id: string } }[]
}

interface Row {
  name: string
  learner: string | null
  stage: GradeResult['stage']
  verdict: GradeResult['verdict']
  points: number | null
  max: number
  flags: readonly string[]
  limit: GradeResult['limit']
}

export interface Details {
  submissions: readonly Row[]
  /** What lay among the submissions and is none. */
  notTaken: readonly { name: string; why: string }[]
  /** Of the roster, who has handed in nothing. */
  missing: readonly string[]
}

export function summaryOf(
  results: readonly GradeResult[],
  { entries, notTaken, missing }: Tally,
): CommandResult<Details> {
  const submissions = results.map(rowOf)
  const ours = results.filter(({ needsAttention }) => needsAttention).length
  const figures = {
    'submissions.withResult': allOf(results.length, entries.length),
    'submissions.needAttention': figure(ours, '', '0', ours === 0),
  }
  const counts = new Map<string, number>()
  for (const { verdict } of results) counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
  const summary = [...counts]
    .map(([verdict, count]) => `${count} ${verdict}`)
    .join(', ')
  return commandResult('grade', summary || 'nothing was graded', figures, {
    submissions,
    notTaken: notTaken.map(({ name, why }) => ({ name, why: why.en })),
    missing: missing.map(({ learner }) => learner.id),
  })
}

function rowOf(result: GradeResult): Row {
  const { submission, stage, verdict, score, flags, limit } = result
  return {
    name: submission.name,
    learner: submission.learner?.id ?? null,
    stage,
    verdict,
    points: score?.points ?? null,
    max: score?.max ?? 0,
    flags: flags.map(flag => ('why' in flag ? `${flag.kind}(${flag.why})` : flag.kind)),
    limit,
  }
}
