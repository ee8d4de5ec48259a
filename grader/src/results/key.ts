/**
 * The key under which a result is kept: the same submission, tests, policy and
 * grader give the same key, so a grading that is done twice is one result.
 */
import { createHash } from 'node:crypto'
import type { Feedback } from './limits.ts'

export interface KeyParts {
  /** Hash of the files that were taken; of the input as it came, if it was refused. */
  tree: string
  /** The stage, or `unknown` where none could be told. */
  stage: string
  /** Hash of the trusted tests. */
  tests: string
  /** Everything about the run that can change the outcome, seeds and limits included. */
  policy: { feedback: Feedback } & Readonly<Record<string, unknown>>
  /** Version of the grader. */
  grader: string
}

export function keyOf({ tree, stage, tests, policy, grader }: KeyParts): string {
  const parts = [tree, stage, tests, canonical(policy), grader]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** JSON with sorted members: the order in which a policy is written means nothing. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
        )
      : inner,
  )
}
