/**
 * One call on its way through the host: risk, policy, pin, breaker, manager; and what
 * is written down of it. Where the subject has a gap, the call goes on without it.
 */

import type { DrillClock } from './drill-clock.ts'
import { settle } from './drill-clock.ts'
import type { Risk } from './host.ts'
import type { Parts } from './parts.ts'
import type { Settings } from './settings.ts'
import type { Part, Stack } from './stack.ts'

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
}

interface Ruling {
  decision: string
  rule: string
}

interface Result {
  content?: readonly { text?: string }[]
  isError?: boolean
}

interface Outcome {
  result?: Result
  error?: Error
}

export async function callTool(desk: Desk, offered: Offered): Promise<Ruling> {
  const { stack, parts, clock } = desk
  const { server, tool } = offered
  const ruling = await rulingOn(desk, offered)
  await parts.telemetry.ask('decided', { server, tool, ...ruling })
  // In the drill the person who is asked says yes.
  const isHeld = (await parts.pins.ask<boolean>('mayCall', server, tool)) === false
  if (ruling.decision === 'deny' || isHeld) return ruling
  const start = clock.now()
  const outcome = await settle(clock, through(desk, offered)).catch(
    (error: Error): Outcome => ({ error }),
  )
  const error = outcome.error?.name ?? (outcome.result?.isError && 'tool_error')
  const ms = clock.now() - start
  await parts.telemetry.ask('called', { server, tool, ms, ...(error && { error }) })
  await parts.health.ask('record', { server, tool, ...outcome })
  await fired(desk, outcome.error)
  await parts.audit.ask('record', {
    ...{ who: 'drill', server, tool, args: { text: 'x' }, ...ruling },
    result: error || 'ok',
  })
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

/** The outer limit is the host's, the inner one goes with the call. */
async function through(desk: Desk, { server, tool, name }: Offered): Promise<Outcome> {
  const { clock, settings, parts, breaker } = desk
  const options = { timeoutMs: settings.callMs }
  const work = () => parts.manager.handle?.call('callTool', name, {}, options)
  let cancel = (): void => undefined
  const late = new Promise<never>((_, reject) => {
    cancel = clock.after(settings.turnMs, () => {
      const error = new Error(`turn: after ${settings.turnMs} ms`)
      error.name = 'LayerTimeout'
      reject(error)
    })
  })
  const limited = () => Promise.race([work(), late])
  try {
    const called = breaker.handle
      ? breaker.handle.call('call', server, tool, limited)
      : limited()
    return { result: (await called) as Result }
  } catch (cause) {
    const error = cause as Error
    if (error.name !== 'NotImplemented') return { error }
    return await limited().then(
      result => ({ result: result as Result }),
      error => ({ error }),
    )
  } finally {
    cancel()
    late.catch(() => undefined)
  }
}

async function fired({ parts }: Desk, error: Error | undefined): Promise<void> {
  const layers: Record<string, string> = {
    RequestTimeout: 'call',
    LayerTimeout: 'turn',
  }
  const layer = layers[error?.name ?? '']
  if (layer !== undefined) await parts.telemetry.ask('fired', { layer })
}
