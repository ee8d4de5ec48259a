/**
 * One call on its way through the host: risk, policy, pin, breaker, manager; and what
 * is written down of it. Where the subject has a gap, the call goes on without it.
 */

import {
  keepRecord,
  limitedCall,
  type Outcome,
  type Part,
  type Stack,
} from '@workshop/host-stack'
import type { DrillClock } from './drill-clock.ts'
import { settle } from './drill-clock.ts'
import type { Risk } from './host.ts'
import type { Parts } from './parts.ts'
import type { Settings } from './settings.ts'

export interface Offered {
  name: string
  server: string
  tool: string
  annotations?: object
}

export interface Desk {
  stack: Stack
  parts: Parts
  clock: DrillClock
  settings: Settings
  breaker: Part
  policy: unknown
  unreached: readonly { file: string; name: string }[]
}

interface Ruling {
  decision: string
  rule: string
}

export async function callTool(desk: Desk, offered: Offered): Promise<Ruling> {
  const { stack, parts, clock } = desk
  const { server, tool } = offered
  const ruling = await rulingOn(desk, offered)
  await parts.telemetry.ask('decided', { server, tool, ...ruling })
  // In the drill the person who is asked says yes.
  const isHeld = (await parts.pins.ask<boolean>('mayCall', server, tool)) === false
  if (ruling.decision === 'deny' || isHeld) return ruling
  const { manager } = parts
  const options = { timeoutMs: desk.settings.callMs }
  const start = clock.now()
  const outcome = await settle(
    clock,
    limitedCall({
      ...{ server, tool, clock, breaker: desk.breaker },
      turnMs: desk.settings.turnMs,
      work: () => manager.handle?.call('callTool', offered.name, {}, options),
    }),
  ).catch((error: Error): Outcome => ({ error }))
  const ms = clock.now() - start
  const call = { who: 'drill', server, tool, args: { text: 'x' }, ...ruling }
  await keepRecord(parts, { ...call, ms, outcome })
  // The model reads what there is to read; an error is in the log, and that was all.
  if (outcome.result) {
    await stack.call('tokens', 'truncate', 'truncateResult', outcome.result)
  }
  return ruling
}

async function rulingOn(desk: Desk, offered: Offered): Promise<Ruling> {
  const { server, tool, annotations } = offered
  const trusted = server === 'files'
  const question = { annotations, trusted }
  const risk =
    (await desk.stack.call<Risk>('gates', 'risk', 'riskOf', question)) ?? 'write'
  const asked = { server, tool, risk }
  const ruling = await desk.stack.call<Ruling>(
    ...(['gates', 'policy', 'decideTool', desk.policy, asked] as const),
  )
  return ruling ?? { decision: 'allow', rule: 'no policy' }
}
