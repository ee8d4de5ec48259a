/** What platforms are given: valid, adding up, and never a score where there is none. */
import { describe, expect, it } from 'vitest'
import {
  githubReporterRuns,
  pessimisticGradescope,
  renderClassroom50,
  renderExercism,
  renderGithubReporter,
  renderGradescope,
} from '../../src/reports/index.ts'
import { rubricOf } from '../../src/results/index.ts'
import { UsageError } from '../../src/usage-error.ts'
import { resultOf } from '../results/fixture.ts'
import { SCORED as all, HIDDEN } from './policies.ts'
import { IDENTITY, SAMPLES } from './samples.ts'
import { expectSchema } from './schema-named.ts'

const en = { locale: 'en' } as const
const isGradescope = expectSchema('gradescope')
const isReporter = expectSchema('github-reporter')
const isExercism = expectSchema('exercism')
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
const { max } = rubricOf('01')

describe('Gradescope', () => {
  it.each(all)('%s is valid and adds up', (_, result) => {
    const { text, exitCode } = renderGradescope(result, en)
    const file = JSON.parse(text ?? '')
    isGradescope(file)
    expect(exitCode).toBe(0)
    expect(file.score).toBe(result.score?.points)
    expect(sum(file.tests.map((test: { score: number }) => test.score))).toBe(
      file.score,
    )
    expect(sum(file.tests.map((test: { max_score: number }) => test.max_score))).toBe(
      max,
    )
  })

  it('has no score when the grader failed, before and after', () => {
    const before = JSON.parse(pessimisticGradescope(en))
    const { text, exitCode } = renderGradescope(SAMPLES['infra-error'] as never, en)
    expect(exitCode).toBe(1)
    for (const file of [before, JSON.parse(text ?? '')]) {
      expect(Object.keys(file)).not.toContain('score')
      expect(Object.keys(file)).not.toContain('tests')
      expect(file.output).toContain('instructor')
    }
  })

  it('hides what the policy hides, in the platform’s own way', () => {
    for (const [name, result] of HIDDEN) {
      const file = JSON.parse(renderGradescope(result, en).text ?? '')
      const hidden = file.tests.filter(
        (test: { visibility: string }) => test.visibility === 'hidden',
      )
      expect([name, hidden.length > 0]).toEqual([name, name !== 'hidden full'])
    }
  })

  it('counts a refused submission as one failed test', () => {
    const file = JSON.parse(
      renderGradescope(SAMPLES['rejected-input'] as never, en).text ?? '',
    )
    expect(file.tests).toMatchObject([
      { status: 'failed', score: 0, max_score: max, tags: ['rejected-input'] },
    ])
  })
})

describe('the grading reporter of GitHub Classroom', () => {
  it.each(all)('%s is valid, and both of its totals are the same', (_, result) => {
    const runs = githubReporterRuns(result, en)
    for (const { id, variable, results, base64 } of runs) {
      isReporter(JSON.parse(Buffer.from(base64, 'base64').toString()))
      expect(id).toMatch(/^[a-zA-Z0-9]+$/)
      expect(variable).toBe(`${id.toUpperCase()}_RESULTS`)
      const passed = results.tests.filter(({ status }) => status === 'pass').length
      const onConsole = (results.max_score * passed) / results.tests.length
      expect(sum(results.tests.map(({ score }) => score))).toBe(onConsole)
    }
    const { text, runners } = renderGithubReporter(result, en)
    expect(text?.length).toBeLessThan(100_000)
    expect(runners.split(',')).toHaveLength(new Set(runners.split(',')).size)
    const total = sum(runs.map(({ results }) => results.max_score))
    if (result.policy.feedback !== 'none') expect(total).toBe(max)
  })

  it('is an error, and its job red, when the grading went wrong', () => {
    const { runners, exitCode } = renderGithubReporter(
      SAMPLES['infra-error'] as never,
      en,
    )
    const [run] = githubReporterRuns(SAMPLES['infra-error'] as never, en)
    expect([runners, exitCode, run?.results.status]).toEqual(['grading', 1, 'error'])
  })
})

describe('exercism', () => {
  it.each(all)('%s is valid', (name, result) => {
    const file = JSON.parse(renderExercism(result, en).text ?? '')
    isExercism(file)
    if (name === 'passed') expect(file.status).toBe('pass')
    if (name === 'failed') expect(file.status).toBe('fail')
    if (name === 'rejected-input') expect(file.status).toBe('error')
  })

  it('writes no file when the grader failed', () => {
    const delivery = renderExercism(SAMPLES['infra-error'] as never, en)
    expect(delivery).toEqual({ text: null, exitCode: 1 })
  })
})

describe('a grading without isolation', () => {
  const open = resultOf({}, { about: { sandbox: { level: 'D', probes: [] } } })
  const adapters = {
    gradescope: (second: object) => renderGradescope(open, { ...en, ...second }),
    github: (second: object) => renderGithubReporter(open, { ...en, ...second }),
    classroom50: (second: object) =>
      renderClassroom50(open, { ...en, identity: IDENTITY, ...second }),
    exercism: (second: object) => renderExercism(open, { ...en, ...second }),
  }
  it.each(Object.entries(adapters))('is kept from %s', (_, adapter) => {
    expect(() => adapter({})).toThrow(UsageError)
    expect(() => adapter({})).toThrow(/--publish-unverified/)
    expect(adapter({ publishUnverified: true }).text).not.toBe('')
  })

  it('is named as such in what is published all the same', () => {
    const { text } = adapters.gradescope({ publishUnverified: true })
    expect(text).toContain('UNVERIFIED')
  })
})
