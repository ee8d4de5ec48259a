/**
 * Where a peer departs from the protocol: ids that stay, each with the side it
 * concerns, how strong the rule is, and the era it belongs to. Their texts are in
 * phrases/deviations.ts; facts that have no rule are not here.
 */

export interface DeviationFacts {
  side: 'client' | 'server'
  strength: 'must' | 'should'
  era: 'modern' | 'legacy' | 'both'
}

export const DEVIATIONS = {
  'no-request-meta': { side: 'client', strength: 'must', era: 'modern' },
  'no-client-capabilities': { side: 'client', strength: 'must', era: 'modern' },
  'meta-beside-params': { side: 'client', strength: 'must', era: 'both' },
  'id-null': { side: 'client', strength: 'must', era: 'both' },
  'id-reused': { side: 'client', strength: 'must', era: 'both' },
  'legacy-method-in-modern': { side: 'client', strength: 'must', era: 'modern' },
  'no-initialized': { side: 'client', strength: 'must', era: 'legacy' },
  batch: { side: 'client', strength: 'must', era: 'both' },
  'no-version-header': { side: 'client', strength: 'must', era: 'modern' },
  'no-method-header': { side: 'client', strength: 'must', era: 'modern' },
  'no-name-header': { side: 'client', strength: 'must', era: 'modern' },
  'header-differs': { side: 'client', strength: 'must', era: 'modern' },
  'no-result-type': { side: 'server', strength: 'must', era: 'modern' },
  'unknown-result-type': { side: 'server', strength: 'must', era: 'modern' },
  'no-cache-hints': { side: 'server', strength: 'must', era: 'modern' },
  'no-server-info': { side: 'server', strength: 'should', era: 'modern' },
  'no-supported-versions': { side: 'server', strength: 'must', era: 'modern' },
  'no-capabilities': { side: 'server', strength: 'must', era: 'both' },
  'session-minted': { side: 'server', strength: 'must', era: 'modern' },
  'server-request': { side: 'server', strength: 'must', era: 'modern' },
  'retired-code': { side: 'server', strength: 'must', era: 'modern' },
  'wrong-status': { side: 'server', strength: 'must', era: 'modern' },
  'unknown-id': { side: 'server', strength: 'must', era: 'both' },
  'not-a-message': { side: 'server', strength: 'must', era: 'both' },
  unanswered: { side: 'server', strength: 'should', era: 'both' },
  'missing-meta-accepted': { side: 'server', strength: 'must', era: 'modern' },
  'unknown-version-accepted': { side: 'server', strength: 'must', era: 'modern' },
  'unknown-method-code': { side: 'server', strength: 'must', era: 'modern' },
  'header-mismatch-accepted': { side: 'server', strength: 'must', era: 'modern' },
  'foreign-origin-accepted': { side: 'server', strength: 'must', era: 'both' },
  'get-not-405': { side: 'server', strength: 'should', era: 'modern' },
  'tools-order': { side: 'server', strength: 'should', era: 'modern' },
  'tool-twice': { side: 'server', strength: 'should', era: 'both' },
  'tool-name': { side: 'server', strength: 'should', era: 'both' },
  'tool-schema': { side: 'server', strength: 'must', era: 'both' },
  'ping-unanswered': { side: 'server', strength: 'must', era: 'legacy' },
  'outlives-stdin': { side: 'server', strength: 'should', era: 'both' },
} as const satisfies Record<string, DeviationFacts>

export type DeviationId = keyof typeof DEVIATIONS

export interface Deviation {
  id: DeviationId
  /** Index of the frame, in an exchange or among a live probe's evidence. */
  frame?: number
  /** What was seen, foreign text: to be made harmless before it is shown. */
  seen?: string
}
