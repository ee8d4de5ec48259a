/** What one host is made of: the subject's objects, made once for a session. */
import type { Part, Stack } from '@workshop/host-stack'
import { systemClock } from './clock.ts'
import type { StateFiles } from './state-files.ts'
import { APPROVALS, PINS, type StateShape } from './state-shapes.ts'

export interface Parts {
  signals: Part
  telemetry: Part
  health: Part
  audit: Part
  pins: Part
  approvals: Part
  breaker: Part
}

export const AUDIT_FILE = 'audit.jsonl'

export interface PartsOptions {
  stack: Stack
  state: StateFiles
  project: string
  interactive: boolean
  /** Then it is known what it writes down. */
  isOurs: boolean
}

export async function makeParts(options: PartsOptions): Promise<Parts> {
  const { stack, state, project, interactive, isOurs } = options
  const store = (name: string, shape: StateShape) =>
    isOurs ? state.store(name, shape) : state.store(name)
  const make = (module: string, factory: string, ...args: unknown[]) =>
    stack.create('gates', module, factory, ...args)
  const signals = await make('signals', 'createSignals')
  const telemetry = await make('telemetry', 'createTelemetry', signals.handle)
  const write = (line: string): void => state.append(AUDIT_FILE, line)
  const breaker = await make('breaker', 'createBreaker', { clock: systemClock })
  await breaker.ask('on', 'transition', (moved: Record<string, unknown>) => {
    const { server, tool, to } = moved
    void telemetry.ask('transition', { server, tool, to })
  })
  const approvals = {
    ...{ project, interactive },
    store: store('approvals.json', APPROVALS),
  }
  return {
    signals,
    telemetry,
    breaker,
    health: await make('health', 'createHealth', {}),
    audit: await make('telemetry', 'createAudit', { write, clock: systemClock }),
    pins: await make('pins', 'createPins', { store: store('pins.json', PINS) }),
    approvals: await make('approval', 'createApprovals', approvals),
  }
}
