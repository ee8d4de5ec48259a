/**
 * The signals of a host: every event that could have stayed silent moves a metric.
 * The names of OpenTelemetry's MCP conventions are in this file only; they are still
 * in development. https://github.com/open-telemetry/semantic-conventions-genai
 */
import type { Decision, LayerState } from './contract.ts'
import type { Signals } from './signals.ts'

export { createAudit } from './audit.ts'

const DURATION = 'mcp.client.operation.duration'
const METHOD = 'mcp.method.name'
const TOOL = 'gen_ai.tool.name'
const ERROR = 'error.type'
const MS_PER_S = 1000

interface Decided {
  server: string
  tool?: string
  decision: Decision
  /** Which rule decided; without it a refusal cannot be told from a fault. */
  rule: string
}

export function createTelemetry({ meter }: Pick<Signals, 'meter'>) {
  const duration = meter.createHistogram(DURATION, { unit: 's' })
  const decisions = meter.createCounter('workshop.decisions')
  const timeouts = meter.createCounter('workshop.timeouts')
  const transitions = meter.createCounter('workshop.breaker.transitions')
  const states = meter.createCounter('workshop.health')
  const noise = meter.createCounter('workshop.noise')
  const exposure = meter.createGauge('workshop.exposure', { unit: '{token}' })

  return {
    /** `error` is the name of an error, or `tool_error` for an `isError`. */
    called(call: { server: string; tool: string; ms: number; error?: string }): void {
      const { server, tool, ms, error } = call
      duration.record(ms / MS_PER_S, {
        [METHOD]: 'tools/call',
        [TOOL]: tool,
        server,
        ...(error !== undefined && { [ERROR]: error }),
      })
    },
    // #region silent-block
    decided({ server, tool, decision, rule }: Decided): void {
      const attributes = { server, decision, rule }
      decisions.add(1, tool === undefined ? attributes : { ...attributes, tool })
    },
    // #endregion silent-block
    fired({ layer }: { layer: string }): void {
      timeouts.add(1, { layer })
    },
    transition({ server, tool, to }: { server: string; tool: string; to: string }) {
      transitions.add(1, { server, tool, to })
    },
    health(finding: { server: string; layer: string; state: LayerState }): void {
      const { server, layer, state } = finding
      states.add(1, { server, layer, state })
    },
    noise({ server, lines }: { server: string; lines: number }): void {
      noise.add(lines, { server })
    },
    exposed({
      tokens,
      share,
      order,
    }: {
      tokens: number
      share: number
      order: string
    }) {
      exposure.record(tokens, { share, order })
    },
  }
}

export interface TimeoutLayer {
  layer: string
  ms: number
  fired: number
}

export interface ReviewedLayer extends TimeoutLayer {
  dead: boolean
  because?: string
}

// #region dead-timeout
/** From the innermost out. When two end together, the inner comes too late as well. */
export function reviewTimeouts(layers: readonly TimeoutLayer[]): ReviewedLayer[] {
  return layers.map((layer, nth) => {
    const outside = layers.slice(nth + 1)
    const sooner = outside.find(({ ms }) => ms <= layer.ms)
    if (!sooner) return { ...layer, dead: false }
    const because = `${sooner.layer} ends everything inside it after ${sooner.ms} ms`
    return { ...layer, dead: true, because }
  })
}
// #endregion dead-timeout
