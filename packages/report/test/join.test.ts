import { expect, test } from 'vitest'
import { isGreen, joinWithSyllabus, scoreOf, worstOf } from '../src/join.ts'
import { lessonOf } from '../src/lesson-choice.ts'
import { VERDICTS } from '../src/verdict.ts'
import { joinedOf, reportOf } from './report-fixture.ts'
import { FIXTURE } from './syllabus-fixture.ts'

const pitfall = (joined: ReturnType<typeof joinedOf>, id: string) =>
  joined.pitfalls.find(entry => entry.pitfall.id === id)

test('a run that reports everything green is green', () => {
  const joined = joinedOf()
  expect(isGreen(joined)).toBe(true)
  expect(scoreOf(joined)).toEqual({
    survived: 12,
    hit: 0,
    toGo: 0,
    total: 12,
    core: { survived: 8, total: 8 },
    beyond: { survived: 4, total: 4 },
    done: true,
  })
})

test('an empty run is not-reported everywhere, and never green', () => {
  const joined = joinWithSyllabus({ ...reportOf(), results: [] }, FIXTURE)
  expect(isGreen(joined)).toBe(false)
  expect(new Set(joined.pitfalls.map(entry => entry.verdict))).toEqual(
    new Set(['not-reported']),
  )
  expect(scoreOf(joined).done).toBe(false)
})

test('one check without a result is not-reported', () => {
  const joined = joinedOf({
    'stdout-noise/client-degraded': { verdict: 'not-reported' },
  })
  const checks = pitfall(joined, 'stdout-noise')?.checks
  expect(checks?.map(({ id, verdict }) => [id, verdict])).toEqual([
    ['hit', 'pass'],
    ['client-banner', 'pass'],
    ['client-degraded', 'not-reported'],
  ])
  expect(pitfall(joined, 'stdout-noise')?.verdict).toBe('not-reported')
})

test('a result the syllabus does not know is a fault of ours, and not green', () => {
  const report = reportOf()
  const stray = {
    pitfall: 'no-such',
    check: 'x',
    kind: 'guard',
    verdict: 'pass',
    ms: 1,
  }
  const hitOfNone = { ...stray, pitfall: 'split-utf8', check: 'hit', kind: 'hit' }
  const results = [...report.results, stray, hitOfNone] as typeof report.results
  const joined = joinWithSyllabus({ ...report, results }, FIXTURE)
  expect(joined.unknown.map(result => [result.pitfall, result.verdict])).toEqual([
    ['no-such', 'harness-fault'],
    ['split-utf8', 'harness-fault'],
  ])
  expect(isGreen(joined)).toBe(false)
})

test('the worst check decides, in the stated order', () => {
  const order = ['harness-fault', 'fail', 'vacuous', 'not-reported', 'locked', 'pass']
  for (const [index, verdict] of order.entries()) {
    expect(worstOf(VERDICTS.filter(other => order.indexOf(other) >= index))).toBe(
      verdict,
    )
  }
  expect(worstOf([])).toBe('not-reported')
})

test('a check reported twice counts as its worse result', () => {
  const report = reportOf()
  const again = report.results
    .filter(result => result.pitfall === 'split-utf8')
    .map(result => ({ ...result, verdict: 'fail' as const }))
  for (const results of [
    [...report.results, ...again],
    [...again, ...report.results],
  ]) {
    const joined = joinWithSyllabus({ ...report, results }, FIXTURE)
    expect(pitfall(joined, 'split-utf8')?.verdict).toBe('fail')
  }
})

test('states: to go until the symptom was caused, hit until the guard is green', () => {
  const state = (deviations: Parameters<typeof joinedOf>[0]) =>
    pitfall(joinedOf(deviations), 'stdout-noise')?.state
  expect(state({ 'stdout-noise/hit': { verdict: 'fail' } })).toBe('to-go')
  expect(state({ 'stdout-noise/client-banner': { verdict: 'fail' } })).toBe('hit')
  expect(state({})).toBe('survived')
})

test('the stage is done when its core is survived', () => {
  const score = scoreOf(joinedOf({ 'line-ends': { verdict: 'fail' } }))
  expect(score.done).toBe(true)
  expect(score.beyond).toEqual({ survived: 3, total: 4 })
})

test('a stage that the syllabus does not have is refused', () => {
  expect(() => joinWithSyllabus(reportOf(), { ...FIXTURE, stages: [] })).toThrow(
    'expected a stage of the syllabus, got 01 (StageId)',
  )
})

test('the lesson: core before beyond, the experiment before its guards', () => {
  const lesson = (deviations: Parameters<typeof joinedOf>[0]) => {
    const chosen = lessonOf(joinedOf(deviations))
    return chosen && `${chosen.pitfall.pitfall.id}/${chosen.check.id}`
  }
  const fail = { verdict: 'fail' } as const
  expect(lesson({})).toBeUndefined()
  expect(lesson({ 'line-ends': fail, 'required-meta': fail })).toBe(
    'required-meta/only',
  )
  expect(lesson({ 'stdout-noise': fail })).toBe('stdout-noise/hit')
  expect(lesson({ 'stdout-noise/client-degraded': fail })).toBe(
    'stdout-noise/client-degraded',
  )
})

test('what is ours never stands before what the learner can turn green', () => {
  const lesson = (deviations: Parameters<typeof joinedOf>[0]) =>
    lessonOf(joinedOf(deviations))?.pitfall.pitfall.id
  const fault = { verdict: 'harness-fault' } as const
  const missing = { verdict: 'not-reported' } as const
  expect(lesson({ 'split-utf8': fault, 'line-ends': { verdict: 'fail' } })).toBe(
    'line-ends',
  )
  expect(lesson({ 'split-utf8': missing, 'line-ends': fault })).toBe('line-ends')
})
