/**
 * The protocol's revisions and the two eras they fall into.
 * Specification 2026-07-28: basic/versioning; learn/versioning.
 */

/** **modern**: stateless, each request speaks for itself. **legacy**: a handshake first. */
export type Era = 'modern' | 'legacy'

export interface Revision {
  /** The last date on which an incompatible change was made. */
  version: string
  era: Era
  /** What the revision is remembered for. */
  headline: string
}

/** Oldest first. */
export const REVISIONS = [
  {
    version: '2024-11-05',
    era: 'legacy',
    headline: 'first release: stdio and HTTP+SSE',
  },
  {
    version: '2025-03-26',
    era: 'legacy',
    headline: 'Streamable HTTP, OAuth 2.1, batching',
  },
  {
    version: '2025-06-18',
    era: 'legacy',
    headline: 'batching removed, structured output, elicitation',
  },
  {
    version: '2025-11-25',
    era: 'legacy',
    headline: 'bad argument values become tool errors',
  },
  {
    version: '2026-07-28',
    era: 'modern',
    headline: 'stateless: no handshake, no session, no ping',
  },
] as const satisfies readonly Revision[]

export type ProtocolVersion = (typeof REVISIONS)[number]['version']

/** The revision the workshop writes. */
export const MODERN_VERSION = '2026-07-28'

/** The newest revision with a handshake: what a client offers in `initialize`. */
export const LATEST_LEGACY_VERSION = '2025-11-25'

export const LEGACY_VERSIONS: readonly string[] = REVISIONS.filter(
  revision => revision.era === 'legacy',
).map(revision => revision.version)
