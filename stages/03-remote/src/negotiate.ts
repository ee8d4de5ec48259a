/**
 * What the answer to `server/discover` says about the era of a server.
 * Specification 2026-07-28: basic/transports/streamable-http (Backward Compatibility).
 */
import type { Era } from '@workshop/wire'

export function eraOf({ status }: { status: number; body: string }): Era | 'unknown' {
  return status === 200 ? 'modern' : 'legacy'
}
