/**
 * The audit trail: who did what, when, in which context, what was decided and what
 * came of it. One line of JSON each, in which no secret stands.
 */
import type { Clock } from '@workshop/wire'
import type { Decision } from './contract.ts'
import { redacted } from './redaction.ts'

export interface AuditRecord {
  who: unknown
  server: string
  tool: string
  args: unknown
  decision: Decision
  rule: string
  result: unknown
  context?: unknown
}

// #region secret-in-audit
export function createAudit({
  write,
  clock,
}: {
  write: (line: string) => void
  clock: Clock
}) {
  return {
    /** Also of what was refused: that is what somebody will ask about. */
    record(entry: AuditRecord): void {
      const { who, server, tool, args, decision, rule, result, context } = entry
      const all = { who, server, tool, args, decision, rule, result, context }
      write(JSON.stringify({ at: clock.now(), ...(redacted(all) as object) }))
    },
  }
}
// #endregion secret-in-audit
