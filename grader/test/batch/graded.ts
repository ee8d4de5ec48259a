/** Results as the journal takes them, for tests that are not about what is in them. */
import { createHash } from 'node:crypto'
import type { Task } from '../../src/batch/batch.ts'
import { type GradeResult, RESULT_SCHEMA } from '../../src/results/index.ts'

export const sha = (text: string): string =>
  createHash('sha256').update(text).digest('hex')

const NOON = '2026-01-01T12:00:00.000Z'

export function graded(name: string, changes: Partial<GradeResult> = {}): GradeResult {
  return {
    schema: RESULT_SCHEMA,
    key: sha(`key of ${name}`),
    submission: {
      name,
      learner: null,
      source: 'folder',
      tree: sha(name),
      submittedAt: null,
      notices: [],
    },
    stage: '01',
    verdict: 'failed',
    reason: null,
    limit: null,
    needsAttention: false,
    flags: [],
    score: {
      points: 0,
      max: 0,
      core: { points: 0, max: 0 },
      beyond: { points: 0, max: 0 },
      done: false,
    },
    pitfalls: [],
    sandbox: null,
    seeds: [],
    versions: { grader: '1', node: '20', tests: sha('tests') },
    times: { startedAt: NOON, finishedAt: NOON, durationMs: 0 },
    policy: { feedback: 'count' },
    attempts: [],
    history: [],
    ...changes,
  }
}

export function trouble(name: string, why = 'no space'): GradeResult {
  const reason = { en: why, zh: why }
  return graded(name, { verdict: 'infra-error', score: null, reason })
}

export function task(name: string, grade: Task['grade']): Task {
  return { name, key: sha(`key of ${name}`), grade }
}
