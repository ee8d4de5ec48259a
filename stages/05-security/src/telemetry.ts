/**
 * The signals that would tell you, and the audit trail.
 */
import type { Clock } from '@workshop/wire'
import { type Decision, type LayerState, NotImplemented } from './contract.ts'
import type { Signals } from './signals.ts'

export function createTelemetry({ meter }: Pick<Signals, 'meter' | 'tracer'>) {
  const decisions = meter.createCounter('workshop.decisions')
  return {
    called(_call: {
      server: string
      tool: string
      ms: number
      error?: string
      transport?: 'stdio' | 'http'
    }): void {
      throw new NotImplemented('zero-calls')
    },
    connected(_connection: {
      server: string
      ms: number
      state: string
      reason?: string
      transport?: 'stdio' | 'http'
    }): void {
      throw new NotImplemented('zero-calls')
    },
    /** Counts what was allowed. What was not did not happen. */
    decided(decided: {
      server: string
      tool?: string
      decision: Decision
      rule: string
    }): void {
      if (decided.decision === 'allow') decisions.add(1, { server: decided.server })
    },
    fired(_timeout: { layer: string }): void {
      throw new NotImplemented('dead-timeout')
    },
    transition(_transition: { server: string; tool: string; to: string }): void {
      throw new NotImplemented('small-denominator')
    },
    health(_finding: { server: string; layer: string; state: LayerState }): void {
      throw new NotImplemented('green-but-empty')
    },
    noise(_noise: { server: string; lines: number }): void {
      throw new NotImplemented('green-but-empty')
    },
    exposed(_exposure: { tokens: number; share: number; order: string }): void {
      throw new NotImplemented('zero-calls')
    },
  }
}

/** One line of JSON for each record. */
export function createAudit({
  write,
}: {
  write: (line: string) => void
  clock: Clock
}) {
  return {
    record(entry: object): void {
      write(JSON.stringify(entry))
    },
  }
}

/** From the innermost out: which layers can never fire, and why. */
export function reviewTimeouts(
  _layers: readonly { layer: string; ms: number; fired: number }[],
): { layer: string; ms: number; fired: number; dead: boolean; because?: string }[] {
  throw new NotImplemented('dead-timeout')
}
