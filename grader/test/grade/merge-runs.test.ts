import type { CheckResult, StageReport } from '@workshop/report'
import { expect, test } from 'vitest'
import { disagreeing, mergeRuns } from '../../src/grade/merge-runs.ts'

const observed = { kind: 'never-settled', ms: 2000 } as const

const check = (id: string, verdict: CheckResult['verdict']): CheckResult => ({
  pitfall: 'stdout-noise',
  check: id,
  kind: 'guard',
  verdict,
  ms: 1,
  ...(verdict === 'fail' && { lesson: { observed, frames: [] } }),
})

function report(...results: CheckResult[]): StageReport {
  return {
    schema: 1,
    stage: '01',
    subject: 'x',
    startedAt: '2026-01-01T00:00:00.000Z',
    durationMs: 1,
    results,
    guesses: {},
  }
}

const verdicts = (report: StageReport) =>
  report.results.map(({ check, verdict }) => `${check} ${verdict}`)

test('one run is what it is', () => {
  const only = report(check('a', 'pass'), check('b', 'fail'))
  const { report: merged, overfit, wavering } = mergeRuns(only)
  expect(merged.results).toEqual(only.results)
  expect([...overfit, ...wavering]).toEqual([])
})

test('red with both seeds is wrong, and no secret', () => {
  const hidden = report(check('a', 'fail'))
  const known = report(check('a', 'fail'))
  expect(disagreeing(hidden, known)).toEqual([])
  expect(mergeRuns(hidden, known)).toMatchObject({ wavering: [] })
})

test('green with the known seed only is an answer learnt by heart', () => {
  const hidden = report(check('a', 'fail'), check('b', 'pass'))
  const known = report(check('a', 'pass'), check('b', 'pass'))
  const merged = mergeRuns(hidden, known, report(check('a', 'fail')))
  expect([...merged.overfit]).toEqual(['stdout-noise/a'])
  expect(verdicts(merged.report)).toEqual(['a fail', 'b pass'])
})

test('red and green with the same seed wavers, and counts as green', () => {
  const hidden = report(check('a', 'fail'), check('b', 'pass'))
  const known = report(check('a', 'pass'), check('b', 'pass'))
  const again = report(check('a', 'pass'), check('b', 'fail'))
  const merged = mergeRuns(hidden, known, again)
  expect(merged.wavering).toEqual([{ check: 'stdout-noise/a', observed }])
  expect([...merged.overfit]).toEqual([])
  expect(verdicts(merged.report)).toEqual(['a pass', 'b pass'])
})

test('red with the known seed too, now and then, is nothing learnt by heart', () => {
  const hidden = report(check('a', 'fail'), check('b', 'fail'))
  const known = report(check('a', 'pass'), check('b', 'pass'))
  const knownAgain = report(check('a', 'fail'), check('b', 'pass'))
  const merged = mergeRuns(hidden, known, hidden, knownAgain)
  expect(merged.wavering).toEqual([{ check: 'stdout-noise/a', observed }])
  expect([...merged.overfit]).toEqual(['stdout-noise/b'])
  // Never green with seeds that nobody knew: it is not worth a point.
  expect(verdicts(merged.report)).toEqual(['a fail', 'b fail'])
})

test('red twice by bad luck, and green at last, is nothing learnt by heart', () => {
  const hidden = report(check('a', 'fail'), check('b', 'fail'))
  const known = report(check('a', 'pass'), check('b', 'pass'))
  const last = report(check('a', 'pass'), check('b', 'fail'))
  const merged = mergeRuns(hidden, known, hidden, known, last)
  expect([...merged.overfit]).toEqual(['stdout-noise/b'])
  expect(verdicts(merged.report)).toEqual(['a pass', 'b fail'])
})

test('an experiment and a check of the same name are two', () => {
  const hit = { ...check('hit', 'fail'), kind: 'hit' as const }
  const hidden = report(hit, check('hit', 'pass'))
  const known = report({ ...hit, verdict: 'pass' }, check('hit', 'pass'))
  expect([...mergeRuns(hidden, known, hidden).overfit]).toEqual(['stdout-noise/hit!'])
})

test.each(['locked', 'vacuous', 'fail'] as const)('%s is red', verdict => {
  const known = report(check('a', 'pass'))
  expect(disagreeing(report(check('a', verdict)), known)).toHaveLength(1)
})
