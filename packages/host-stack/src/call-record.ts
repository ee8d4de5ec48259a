/**
 * What is written down of a call that was made: metric, health, the layer whose limit
 * fired, and the audit trail. Not here: what was decided before it.
 */
import type { Outcome } from './limited-call.ts'
import type { Part } from './stack.ts'

export interface Recorders {
  telemetry: Part
  health: Part
  audit: Part
}

export interface CallRecord {
  who: string
  server: string
  tool: string
  args: unknown
  decision: string
  rule: string
  ms: number
  outcome: Outcome
  context?: unknown
}

/** By the name of an error, whose limit it was. */
const LAYERS: Readonly<Record<string, string>> = {
  RequestTimeout: 'call',
  LayerTimeout: 'turn',
}

/** → what came of the call in one word, and the layer that ended it, if one did. */
export async function keepRecord(
  { telemetry, health, audit }: Recorders,
  { outcome, ms, ...call }: CallRecord,
): Promise<{ result: string; layer?: string }> {
  const { server, tool } = call
  const failure = outcome.result?.isError ? 'tool_error' : undefined
  const error = outcome.error?.name ?? failure
  await telemetry.ask('called', { server, tool, ms, ...(error && { error }) })
  await health.ask('record', { server, tool, ...outcome })
  const layer = layerOf(outcome.error)
  if (layer !== undefined) await telemetry.ask('fired', { layer })
  const result = error ?? 'ok'
  await audit.ask('record', { ...call, result })
  return { result, ...(layer !== undefined && { layer }) }
}

/** Some errors name their layer themselves. */
function layerOf(error: Error | undefined): string | undefined {
  if (!error) return undefined
  const { layer } = error as { layer?: unknown }
  return typeof layer === 'string' ? layer : LAYERS[error.name]
}
