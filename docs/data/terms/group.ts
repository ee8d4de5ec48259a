/** Terms that belong together, as the glossary shows them. */
import type { Text } from '@workshop/syllabus'
import type { Term } from '../types.ts'

export interface TermGroup {
  id: string
  title: Text
  terms: readonly Term[]
}
