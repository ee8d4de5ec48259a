/**
 * The registry of error codes.
 * Specification 2026-07-28: basic/index (Error Codes).
 */

export const ERROR_CODES = {
  parseError: -32700,
  invalidRequest: -32600,
  /** Unknown method, or one whose capability the server does not advertise. */
  methodNotFound: -32601,
  /** Unknown tool, malformed params, missing `_meta` keys. */
  invalidParams: -32602,
  internalError: -32603,
  /** Modern: a mirrored HTTP header differs from the body. */
  headerMismatch: -32020,
  /** Modern: `data.requiredCapabilities` names what the client must declare. */
  missingClientCapability: -32021,
  /** Modern: `data.supported` and `data.requested` tell the two sides apart. */
  unsupportedVersion: -32022,
} as const

/**
 * Codes only a modern server sends. Whoever meets one has found the modern era
 * and must not fall back to `initialize`.
 */
export const MODERN_ERROR_CODES: readonly number[] = [
  ERROR_CODES.headerMismatch,
  ERROR_CODES.missingClientCapability,
  ERROR_CODES.unsupportedVersion,
]
