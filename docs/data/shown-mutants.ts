/**
 * Which mutant a pitfall's page shows where the longest one is not the one that its title
 * is about.
 */
import type { PitfallId } from '@workshop/syllabus'

export const SHOWN_MUTANTS: Readonly<Record<string, string>> = {
  'line-ends': 'carriage-return-kept',
  'oversize-line': 'checked-at-the-end',
  'clean-shutdown': 'direct-child-only',
  'two-eras': 'every-error-means-old',
  'required-meta': 'first-request-only',
  'underscore-split': 'splits-always',
  'name-limit': 'cut-at-the-end',
  'same-server-twice': 'told-by-name',
  'unset-variable': 'empty-string',
  'spawn-storm': 'all-at-once',
  'json-or-sse': 'whole-chunks',
  'era-over-http': 'anything-but-200',
  'input-required': 'question-as-result',
  'lost-subscription': 'back-is-back',
  'token-bill': 'quarter-for-all',
  'sorted-evidence': 'sorted-hash',
  'stable-set': 'sorted-anew',
  'accuracy-denominator': 'over-all-turns',
  'oversized-result': 'gone-in-silence',
  'small-denominator': 'any-denominator',
  'trusting-hints': 'said-is-said',
  'deny-wins': 'the-exact-rule-wins',
  'approval-pending': 'any-project',
  'shell-arguments': 'flags-anywhere',
  'green-but-empty': 'word-of-the-manager',
  'name-is-not-identity': 'program-by-base-name',
  'url-wildcards': 'stars-anywhere',
  'path-escape': 'as-it-reads',
  'dead-feature': 'imports-count',
} satisfies Partial<Record<PitfallId, string>>
