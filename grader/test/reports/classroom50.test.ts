/** `classroom50/result/v1`: valid, adding up, and no file where there is no score. */
import { describe, expect, it } from 'vitest'
import { classroom50Identity, renderClassroom50 } from '../../src/reports/index.ts'
import type { GradeResult } from '../../src/results/index.ts'
import { SCORED as all } from './policies.ts'
import { IDENTITY, SAMPLES } from './samples.ts'
import { expectSchema } from './schema-named.ts'

const en = { locale: 'en' } as const
const isClassroom50 = expectSchema('classroom50')
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

describe('Classroom 50', () => {
  const render = (result: GradeResult) =>
    renderClassroom50(result, { ...en, identity: IDENTITY })

  it.each(all)('%s is valid and adds up', (_, result) => {
    const file = JSON.parse(render(result).text ?? '')
    isClassroom50(file)
    expect(file.datetime).toBe('2026-11-29T10:00:00Z')
    expect(file.score).toBeLessThanOrEqual(file['max-score'])
    if (file.tests.length > 0) {
      expect(sum(file.tests.map((t: { score: number }) => t.score))).toBe(file.score)
      const worth = file.tests.map((t: { 'max-score': number }) => t['max-score'])
      expect(sum(worth)).toBe(file['max-score'])
    }
  })

  it('has the cause of what is no assertion', () => {
    const file = JSON.parse(render(SAMPLES.failed as never).text ?? '')
    const red = file.tests.filter((test: { passed: boolean }) => !test.passed)
    expect(red).toMatchObject([{ cause: 'failed' }])
  })

  it('writes no file when the grader failed', () => {
    expect(render(SAMPLES['infra-error'] as never)).toEqual({ text: null, exitCode: 1 })
  })

  it('knows whose work it is from what the platform’s runner sets', () => {
    const env = {
      CLASSROOM: 'mcp',
      ASSIGNMENT: 'stage-01',
      USERNAME: 'ada',
      SUBMISSION_TAG: IDENTITY.submission,
      COMMIT_URL: IDENTITY.commit,
      RELEASE_URL: IDENTITY.release,
      GITHUB_ACTOR: 'grace',
      GITHUB_ACTOR_ID: '42',
    }
    const identity = classroom50Identity(env, IDENTITY.committedAt)
    expect(identity).toMatchObject({ owner: 'ada', review: IDENTITY.commit })
    const delivery = renderClassroom50(SAMPLES.passed as never, { ...en, identity })
    isClassroom50(JSON.parse(delivery.text ?? ''))
    expect(delivery.text).toContain('"grace"')
    for (const name of ['CLASSROOM', 'USERNAME', 'RELEASE_URL']) {
      const without = { ...env, [name]: ' ' }
      expect(() => classroom50Identity(without, new Date())).toThrow(name)
    }
    expect(() => classroom50Identity({ ...env, MODE: 'x' }, new Date())).toThrow(/MODE/)
  })

  it('takes no other tag', () => {
    const identity = { ...IDENTITY, submission: 'v1' }
    expect(() =>
      renderClassroom50(SAMPLES.passed as never, { ...en, identity }),
    ).toThrow(/submit\//)
  })
})
