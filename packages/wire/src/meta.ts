/**
 * Keys of `_meta`. In the modern era a request carries the first two inside
 * `params._meta`, or it is refused with -32602.
 * Specification 2026-07-28: basic/index (General fields), schema RequestMetaObject.
 */

export const META = {
  protocolVersion: 'io.modelcontextprotocol/protocolVersion',
  clientCapabilities: 'io.modelcontextprotocol/clientCapabilities',
  clientInfo: 'io.modelcontextprotocol/clientInfo',
  serverInfo: 'io.modelcontextprotocol/serverInfo',
  subscriptionId: 'io.modelcontextprotocol/subscriptionId',
  /** Unprefixed by exception. */
  progressToken: 'progressToken',
} as const

/** Missing either one: the server MUST reject the request with -32602. */
export const REQUIRED_REQUEST_META = [
  META.protocolVersion,
  META.clientCapabilities,
] as const

/** Who a client or server says it is. Self-reported: never a reason to trust. */
export interface Implementation {
  name: string
  version: string
  title?: string
}
