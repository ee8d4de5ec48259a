/** The grader's command line as the bundles call it: one place for its flags. */
import type { StageId } from '@workshop/syllabus'
import type { Feedback } from '../../results/index.ts'
import { shellWord } from './shell.ts'

export interface Assignment {
  stage: StageId
  feedback: Feedback
  locale: 'en' | 'zh'
  /** The same hidden variation for everybody; a new one for each grading if absent. */
  seed?: string
  /** Grade even where nothing isolates, and publish it; every page says so. */
  withoutIsolation?: boolean
}

export function gradeFlags(assignment: Assignment, reports: readonly string[]) {
  const { stage, feedback, locale, seed, withoutIsolation } = assignment
  return [
    ...['--stage', stage],
    ...['--feedback', feedback],
    ...['--lang', locale],
    ...reports.flatMap(report => ['--report', report]),
    ...(seed === undefined ? [] : ['--seed', seed]),
    ...(withoutIsolation === true
      ? ['--no-sandbox-i-know-the-risk', '--publish-unverified']
      : []),
  ]
}

export const inShell = (words: readonly string[]): string =>
  words.map(shellWord).join(' ')
