/**
 * Who may start: the policy first, then what the user said of a project's servers. An
 * answer that is missing, or a subject that throws, is a no.
 */
import type { Part } from '@workshop/host-stack'
import type { Subject } from '@workshop/testkit/subject'
import type { Ruling, ServerEntry } from './shapes.ts'

export interface ServerGate {
  gates: Subject
  approvals: Part
  telemetry: Part
  policy: unknown
  /** Gets the reason of each refusal: the manager only knows that there was one. */
  refusals: Map<string, Refusal>
}

export interface Refusal {
  why: 'policy' | 'pending' | 'rejected'
  rule: string
}

export function gateFor(gate: ServerGate) {
  const { gates, approvals, telemetry, policy, refusals } = gate
  return async (entry: ServerEntry): Promise<boolean> => {
    const { name, config } = entry
    const { decision, rule } = (await gates.call(
      ...(['policy', 'decideServer', policy, { name, config }] as const),
    )) as Ruling
    await telemetry.ask('decided', { server: name, decision, rule })
    if (decision !== 'allow') {
      refusals.set(name, { why: 'policy', rule })
      return false
    }
    const said = await approvals.ask<string>('stateOf', entry)
    if ((await approvals.ask<boolean>('gate', entry)) === true) return true
    const why = said === 'rejected' ? 'rejected' : 'pending'
    refusals.set(name, { why, rule: 'approvals' })
    return false
  }
}
