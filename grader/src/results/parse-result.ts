/**
 * Strict reading of a result: its shape, and the rules between its parts that a
 * shape cannot say. The journal reads through this, so a half-written or forged
 * file is never a score.
 */
import { isLimitVerdict } from './limits.ts'
import { type GradeResult, gradeResult } from './result.ts'

export class NotAResult extends Error {
  override readonly name = 'NotAResult'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`expected a grade result, got: ${problems.slice(0, 5).join('; ')}`)
    this.problems = problems
  }
}

/** @throws NotAResult, which names each wrong part by its path */
export function parseGradeResult(value: unknown): GradeResult {
  const { success, data, error } = gradeResult.safeParse(value)
  if (!success) {
    throw new NotAResult(
      error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`),
    )
  }
  const problems = contradictionsOf(data)
  if (problems.length > 0) throw new NotAResult(problems)
  return data
}

export function isGradeResult(value: unknown): value is GradeResult {
  const { success, data } = gradeResult.safeParse(value)
  return success && contradictionsOf(data).length === 0
}

function contradictionsOf(result: GradeResult): string[] {
  const problems = [...scoreProblems(result), ...pointProblems(result)]
  if (isLimitVerdict(result.verdict) !== (result.limit !== null)) {
    problems.push(`limit: expected one exactly for a limit, got ${result.verdict}`)
  }
  if (result.needsAttention && result.verdict !== 'infra-error') {
    problems.push(`needsAttention: expected infra-error, got ${result.verdict}`)
  }
  if (result.verdict !== 'passed' && result.verdict !== 'failed' && !result.reason) {
    problems.push(`reason: expected a text for ${result.verdict}, got null`)
  }
  return problems
}

function scoreProblems({ verdict, score, pitfalls }: GradeResult): string[] {
  if ((verdict === 'infra-error') !== (score === null)) {
    return [`score: expected null exactly for infra-error, got ${verdict}`]
  }
  if (score === null) return []
  const problems: string[] = []
  const sum = { points: 0, max: 0 }
  for (const { points, max } of pitfalls) {
    sum.points += points
    sum.max += max
  }
  const { core, beyond } = score
  // A refused submission has no rows, and its maximum comes from the rubric.
  if (pitfalls.length > 0 && (score.points !== sum.points || score.max !== sum.max)) {
    problems.push(
      `score: expected the sum ${sum.points}/${sum.max}, got ${shown(score)}`,
    )
  }
  if (core.points + beyond.points !== score.points || score.points > score.max) {
    problems.push(`score.points: expected core and beyond, got ${shown(score)}`)
  }
  if (verdict === 'passed' && score.points !== score.max) {
    problems.push(`verdict: expected full points for passed, got ${shown(score)}`)
  }
  return problems
}

const shown = ({ points, max }: { points: number; max: number }) => `${points}/${max}`

function pointProblems({ pitfalls }: GradeResult): string[] {
  return pitfalls.flatMap(pitfall => {
    const sum = pitfall.checks.reduce((all, { points }) => all + points, 0)
    const wrong = pitfall.checks.filter(({ points, max }) => points > max)
    return [
      ...wrong.map(
        ({ id }) => `pitfalls.${pitfall.id}.${id}: more points than its max`,
      ),
      ...(sum === pitfall.points && pitfall.points <= pitfall.max
        ? []
        : [`pitfalls.${pitfall.id}: expected ${sum} points, got ${shown(pitfall)}`]),
    ]
  })
}
