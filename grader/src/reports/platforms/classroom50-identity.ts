/**
 * Whose work is graded, as Classroom 50's runner tells an autograder: in variables.
 * They come from the teacher's workflow, not from the submission.
 */
import { UsageError } from '../../usage-error.ts'
import type { Classroom50Identity } from './classroom50.ts'

type Environment = Readonly<Record<string, string | undefined>>

const TYPES = ['individual', 'group', 'team'] as const

/**
 * @param committedAt committer date of the graded commit; the same however often it
 *   is graded
 * @throws UsageError that names the variable
 */
export function classroom50Identity(
  env: Environment,
  committedAt: Date,
): Classroom50Identity {
  const variable = (name: string): string => {
    const value = env[name]?.trim()
    if (value) return value
    throw new UsageError(`${name}: expected what Classroom 50 sets, got nothing`)
  }
  const mode = env.MODE?.trim() || 'individual'
  const assignmentType = TYPES.find(type => type === mode)
  if (assignmentType === undefined) {
    throw new UsageError(`MODE: expected one of ${TYPES.join(', ')}, got ${mode}`)
  }
  const commit = variable('COMMIT_URL')
  return {
    classroom: variable('CLASSROOM'),
    assignment: variable('ASSIGNMENT'),
    assignmentType,
    owner: variable('USERNAME'),
    submission: variable('SUBMISSION_TAG'),
    commit,
    release: variable('RELEASE_URL'),
    review: env.REVIEW_URL?.trim() || commit,
    committedAt,
    ...submittedBy(env),
  }
}

function submittedBy(env: Environment): Pick<Classroom50Identity, 'submittedBy'> {
  const username = env.GITHUB_ACTOR?.trim()
  if (!username) return {}
  const id = env.GITHUB_ACTOR_ID?.trim() ?? ''
  return { submittedBy: { username, id: /^\d{1,15}$/.test(id) ? Number(id) : null } }
}
