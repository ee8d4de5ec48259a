/** The solutions, reached as files: whatever they import is none of our business. */
import { join } from 'node:path'
import { openSubject, ROOT, type Subject } from '@workshop/testkit/subject'

export interface Solution {
  name: string
  subject: Subject
}

export const SOLUTIONS: readonly Solution[] = ['zero-sdk', 'sdk'].map(variant => ({
  name: variant,
  subject: openSubject(join(ROOT, 'solutions', '01-handrolled', variant)),
}))
