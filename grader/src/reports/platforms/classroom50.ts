/**
 * `classroom50/result/v1`, for an autograder of Classroom 50. It has no top-level
 * member of its own; what else there is to say stands in the tests.
 */
import type { Locale } from '@workshop/syllabus'
import { CHECK_WORDS, type GradeResult } from '../../results/index.ts'
import { forJson, plain } from '../sinks.ts'
import { viewOf } from '../view-of.ts'
import { type Delivery, type DeliveryOptions, holdBackUnverified } from './delivery.ts'
import { type ToldRow, toldRows } from './told-rows.ts'

/** Whose work it is; the platform compares it with the repository. */
export interface Classroom50Identity {
  classroom: string
  assignment: string
  assignmentType: 'individual' | 'group' | 'team'
  owner: string
  /** The tag, `submit/…`. */
  submission: string
  /** Links to the commit, the release and the review. */
  commit: string
  release: string
  review: string
  /** Committer date of the graded commit. */
  committedAt: Date
  submittedBy?: { username: string; id: number | null }
}

export interface Classroom50Options extends DeliveryOptions {
  locale: Locale
  identity: Classroom50Identity
}

export function renderClassroom50(
  result: GradeResult,
  options: Classroom50Options,
): Delivery {
  holdBackUnverified([result], options)
  const { identity, locale } = options
  if (!identity.submission.startsWith('submit/')) {
    throw new Error(`expected a tag submit/…, got ${identity.submission} (string)`)
  }
  if (result.score === null) return { text: null, exitCode: 1 }
  const view = viewOf(result, 'learner')
  const text = forJson({
    schema: 'classroom50/result/v1',
    classroom: identity.classroom,
    assignment: identity.assignment,
    assignment_type: identity.assignmentType,
    owner: identity.owner,
    submission: identity.submission,
    commit: identity.commit,
    release: identity.release,
    review: identity.review,
    datetime: toSeconds(identity.committedAt),
    graded_at: toSeconds(new Date(result.times.finishedAt)),
    score: view.score?.points ?? 0,
    'max-score': view.score?.max ?? 0,
    tests: toldRows(view).map(row => testOf(row, locale)),
    ...(identity.submittedBy === undefined
      ? {}
      : { submitted_by: identity.submittedBy }),
  })
  return { text: `${text}\n`, exitCode: 0 }
}

const toSeconds = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z')

function testOf(row: ToldRow, locale: Locale): object {
  const { verdict, message, points, max } = row
  const passed = verdict === 'passed'
  return {
    'test-name': plain(row.name[locale]),
    passed,
    score: points,
    'max-score': max,
    ...(passed ? {} : { cause: verdict, message: said(message, verdict, locale) }),
  }
}

const said = (
  message: ToldRow['message'],
  verdict: ToldRow['verdict'],
  locale: Locale,
): string => plain(message?.[locale] ?? CHECK_WORDS[verdict][locale])
