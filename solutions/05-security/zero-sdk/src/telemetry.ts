/**
 * The signals of a host: every event that could have stayed silent moves a metric, and
 * what takes time leaves a span.
 * The names of OpenTelemetry's MCP conventions are in this file only; they are still
 * in development. https://github.com/open-telemetry/semantic-conventions-genai
 */
import { type Attributes, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { Decision, LayerState } from './contract.ts'
import { createLabels } from './labels.ts'
import type { Signals } from './signals.ts'

export { createAudit } from './audit.ts'

const DURATION = 'mcp.client.operation.duration'
const METHOD = 'mcp.method.name'
const TOOL = 'gen_ai.tool.name'
const ERROR = 'error.type'
const OPERATION = 'gen_ai.operation.name'
const TRANSPORT = 'network.transport'
/** As the conventions call what a configuration calls its `type`. */
const TRANSPORTS = { stdio: 'pipe', http: 'tcp' } as const
const MS_PER_S = 1000

interface Called {
  server: string
  tool: string
  ms: number
  /** The name of an error, or `tool_error` for an `isError`. */
  error?: string
  transport?: keyof typeof TRANSPORTS
}

interface Connected {
  server: string
  ms: number
  /** How it ended: the status of the manager. */
  state: string
  reason?: string
  transport?: keyof typeof TRANSPORTS
}

interface Decided {
  server: string
  tool?: string
  decision: Decision
  /** Which rule decided; without it a refusal cannot be told from a fault. */
  rule: string
}

export function createTelemetry({ meter, tracer }: Pick<Signals, 'meter' | 'tracer'>) {
  const duration = meter.createHistogram(DURATION, { unit: 's' })
  const connecting = meter.createHistogram('workshop.connect.duration', { unit: 's' })
  const decisions = meter.createCounter('workshop.decisions')
  const timeouts = meter.createCounter('workshop.timeouts')
  const transitions = meter.createCounter('workshop.breaker.transitions')
  const states = meter.createCounter('workshop.health')
  const noise = meter.createCounter('workshop.noise')
  const exposure = meter.createGauge('workshop.exposure', { unit: '{token}' })
  const labelOf = createLabels()

  /** What has just ended, `ms` after it began. */
  function leaveSpan(
    name: string,
    { ms, transport }: Pick<Called, 'ms' | 'transport'>,
    attributes: Attributes,
  ): void {
    const now = Date.now()
    const way = transport && { [TRANSPORT]: TRANSPORTS[transport] }
    const span = tracer.startSpan(name, {
      kind: SpanKind.CLIENT,
      startTime: now - ms,
      attributes: { ...attributes, ...way },
    })
    if (ERROR in attributes) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(now)
  }

  return {
    called(call: Called): void {
      const { server, tool, ms, error } = call
      const label = labelOf(tool)
      const attributes: Attributes = {
        [METHOD]: 'tools/call',
        [TOOL]: label,
        server,
        ...(error !== undefined && { [ERROR]: error }),
      }
      duration.record(ms / MS_PER_S, attributes)
      // A span is no series: here the name costs nothing.
      const own = { ...attributes, [TOOL]: tool, [OPERATION]: 'execute_tool' }
      leaveSpan(`tools/call ${label}`, call, own)
    },
    /** Also of who did not come. A reason can be any text, so it is no label. */
    connected(connection: Connected): void {
      const { server, ms, state, reason } = connection
      connecting.record(ms / MS_PER_S, { server, state })
      leaveSpan(`connect ${server}`, connection, {
        server,
        state,
        ...(reason !== undefined && { reason }),
        ...(state !== 'connected' && { [ERROR]: state }),
      })
    },
    // #region silent-block
    decided({ server, tool, decision, rule }: Decided): void {
      const attributes = { server, decision, rule }
      const named = tool !== undefined && { tool: labelOf(tool) }
      decisions.add(1, { ...attributes, ...named })
    },
    // #endregion silent-block
    fired({ layer }: { layer: string }): void {
      timeouts.add(1, { layer })
    },
    transition({ server, tool, to }: { server: string; tool: string; to: string }) {
      transitions.add(1, { server, tool: labelOf(tool), to })
    },
    health(finding: { server: string; layer: string; state: LayerState }): void {
      const { server, layer, state } = finding
      states.add(1, { server, layer, state })
    },
    noise({ server, lines }: { server: string; lines: number }): void {
      noise.add(lines, { server })
    },
    // #region zero-calls
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
    // #endregion zero-calls
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
