/** The solutions, reached as files: whatever they import is none of our business. */
import { join } from 'node:path'
import { openSubject, ROOT, type Subject } from '@workshop/testkit/subject'

export interface Solution {
  name: string
  subject: Subject
}

const solutionsOf = (stage: string): Solution[] =>
  ['zero-sdk', 'sdk'].map(variant => ({
    name: variant,
    subject: openSubject(join(ROOT, 'solutions', stage, variant)),
  }))

export const SOLUTIONS: readonly Solution[] = solutionsOf('01-handrolled')

/** Those with a manager. */
export const MANAGERS: readonly Solution[] = solutionsOf('02-multi-server')
