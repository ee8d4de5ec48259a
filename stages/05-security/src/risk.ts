/**
 * What a tool can do, as far as it says so.
 */
import type { Risk } from './contract.ts'

interface Hints {
  readOnlyHint?: boolean
  destructiveHint?: boolean
}

export function riskOf({
  annotations,
  rated,
}: {
  annotations?: Hints
  trusted: boolean
  rated?: Risk
}): Risk {
  if (annotations?.readOnlyHint) return 'read'
  if (annotations?.destructiveHint) return 'destructive'
  return rated ?? 'write'
}
