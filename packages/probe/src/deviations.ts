/**
 * Where a peer departs from the protocol: ids that stay, each with the side it
 * concerns and how strong the rule is. Their texts are in phrases.
 */

export const DEVIATIONS = {
  'no-request-meta': { side: 'client', strength: 'must', era: 'modern' },
  'meta-beside-params': { side: 'client', strength: 'must', era: 'modern' },
  'id-null': { side: 'client', strength: 'must', era: 'both' },
  'id-reused': { side: 'client', strength: 'must', era: 'both' },
  'legacy-method-in-modern': { side: 'client', strength: 'must', era: 'modern' },
  batch: { side: 'client', strength: 'must', era: 'both' },
  'no-version-header': { side: 'client', strength: 'must', era: 'modern' },
  'no-method-header': { side: 'client', strength: 'must', era: 'modern' },
  'no-name-header': { side: 'client', strength: 'must', era: 'modern' },
  'header-differs': { side: 'client', strength: 'must', era: 'modern' },
  'no-result-type': { side: 'server', strength: 'must', era: 'modern' },
  'no-cache-hints': { side: 'server', strength: 'must', era: 'modern' },
  'no-server-info': { side: 'server', strength: 'should', era: 'modern' },
  'no-supported-versions': { side: 'server', strength: 'must', era: 'modern' },
  'session-minted': { side: 'server', strength: 'must', era: 'modern' },
  'server-request': { side: 'server', strength: 'must', era: 'modern' },
  'not-a-message': { side: 'server', strength: 'must', era: 'both' },
} as const satisfies Record<string, DeviationFacts>

export interface DeviationFacts {
  side: 'client' | 'server'
  strength: 'must' | 'should'
  era: 'modern' | 'legacy' | 'both'
}

export type DeviationId = keyof typeof DEVIATIONS

export interface Deviation {
  id: DeviationId
  /** Index of the frame, in an exchange or among a live probe's evidence. */
  frame?: number
  /** What was seen, foreign text: to be made harmless before it is shown. */
  seen?: string
}
