/** Reports of stage 01 for tests: all green, but for the checks that are named. */
import type { CheckResult, Observation, StageReport, Verdict } from '@workshop/report'
import { checksOf, pitfallsOf } from '@workshop/syllabus'
import type { Mutant } from '../src/mutant.ts'
import type { Subject } from '../src/prove/subjects.ts'

type Otherwise = Readonly<Record<string, Verdict | Observation>>

/** @param otherwise by `pitfall/check`; an observation stands for a failed check */
export function reportOf(otherwise: Otherwise = {}): StageReport {
  const results = pitfallsOf('01').flatMap(({ id, breaks }) => [
    ...(breaks ? [resultOf(id as string, 'hit', otherwise)] : []),
    ...Object.keys(checksOf(id as never)).map(check => resultOf(id, check, otherwise)),
  ])
  return {
    schema: 1,
    stage: '01',
    subject: 'somewhere',
    startedAt: '2026-01-01T00:00:00.000Z',
    durationMs: 1,
    results: results.filter(({ verdict }) => verdict !== 'not-reported'),
    guesses: {},
  }
}

function resultOf(pitfall: string, check: string, otherwise: Otherwise): CheckResult {
  const said = otherwise[`${pitfall}/${check}`] ?? 'pass'
  const verdict = typeof said === 'string' ? said : 'fail'
  return {
    pitfall,
    check,
    kind: check === 'hit' ? 'hit' : 'guard',
    verdict,
    ms: 1,
    ...(typeof said === 'object' && { lesson: { frames: [], observed: said } }),
  }
}

export const SOLUTION: Subject = { kind: 'solution', id: 'zero-sdk' }

export function mutantOf(pitfall: string, ...catches: string[]): Subject {
  const mutant: Mutant = {
    pitfall,
    title: { en: 'a fault', zh: '一个错误' },
    base: 'zero-sdk',
    edits: [{ file: 'src/a.ts', find: 'a', replace: 'b' }],
    catches,
  }
  return { kind: 'mutant', id: `${pitfall}/fault`, mutant }
}
