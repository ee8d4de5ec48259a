/**
 * Words that mean much the same when somebody asks for a tool. General ones only:
 * what is special to a tool belongs into its aliases.
 */
import type { Alternatives } from './text-index.ts'

export function alternativesTo(term: string): Alternatives {
  return [{ term, weight: 1 }]
}
