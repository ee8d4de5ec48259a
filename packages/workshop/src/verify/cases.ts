/**
 * Cases counted from what tools print. Pure. A tool that prints nothing of the
 * kind has no cases: then only its step counts.
 */
import { stripVTControlCharacters } from 'node:util'
import type { Cases } from './steps.ts'

/**
 * `Tests  2 failed | 30 passed (32)`, once for each package. What was skipped
 * counts as neither.
 */
export function casesOfVitest(stdout: string): Cases {
  const cases: Cases = { passed: 0, failed: 0 }
  for (const line of stripVTControlCharacters(stdout).split('\n')) {
    const [, counts] = /(?:^|\s)Tests {2}(.*\(\d+\))\s*$/.exec(line) ?? []
    if (counts === undefined) continue
    cases.passed += countOf(counts, 'passed')
    cases.failed += countOf(counts, 'failed')
  }
  return cases
}

const countOf = (text: string, word: string): number =>
  Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0)

interface ProvedSubject {
  cells: Record<string, unknown> | null
  deviations: readonly { pitfall: string }[]
}

/**
 * One case for each subject and pitfall: it passed if every check of it came out
 * as declared. A subject that could not be run is one failed case.
 */
export function casesOfProve(stdout: string): Cases {
  const cases: Cases = { passed: 0, failed: 0 }
  for (const { cells, deviations } of subjectsIn(stdout)) {
    if (cells === null) cases.failed += 1
    else {
      const deviating = new Set(deviations.map(({ pitfall }) => pitfall)).size
      cases.failed += deviating
      cases.passed += Math.max(0, Object.keys(cells).length - deviating)
    }
  }
  return cases
}

function subjectsIn(stdout: string): ProvedSubject[] {
  try {
    const { details } = JSON.parse(stdout) as {
      details: { stages: readonly { subjects: ProvedSubject[] }[] }
    }
    return details.stages.flatMap(({ subjects }) => subjects)
  } catch {
    // It ended before it could say anything: the step has failed.
    return []
  }
}
