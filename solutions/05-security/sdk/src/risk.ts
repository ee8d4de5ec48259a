/**
 * What a tool's own hints are worth. They are claims of whoever is to be judged:
 * believed when they make a gate stricter, and otherwise hardly ever.
 * Specification 2026-07-28: server/tools (annotations are untrusted).
 */
import type { Risk } from './contract.ts'

export interface RiskQuestion {
  /** As they came over the wire: of any type. */
  annotations?: unknown
  /** Whether the user trusts the server. */
  trusted: boolean
  /** What the user says of the tool. */
  rated?: Risk
}

// #region trusting-hints
export function riskOf({ annotations, trusted, rated }: RiskQuestion): Risk {
  const { readOnlyHint, destructiveHint } = {
    ...(annotations as object | undefined),
  } as Record<string, unknown>
  if (destructiveHint === true) return 'destructive'
  if (rated !== undefined) return isRisk(rated) ? rated : 'write'
  return trusted === true && readOnlyHint === true ? 'read' : 'write'
}
// #endregion trusting-hints

/** A rating comes from a file that a person has written. */
function isRisk(rated: string): rated is Risk {
  return ['read', 'write', 'destructive'].includes(rated)
}
