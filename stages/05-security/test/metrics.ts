/**
 * The subject's telemetry over the given reader: what is told, and what has moved.
 */
import { type FinishedSpan, made, type Point, type TestContext } from './contract.ts'
import { what } from './what-signals.ts'

// What is told in a test goes nowhere, wherever this shell sends its signals.
for (const signal of ['', 'METRICS_', 'TRACES_']) {
  delete process.env[`OTEL_EXPORTER_OTLP_${signal}ENDPOINT`]
}

interface Told {
  server: string
  ms: number
  transport?: 'stdio' | 'http'
}

interface Telemetry {
  called(call: Told & { tool: string; error?: string }): void
  connected(connection: Told & { state: string; reason?: string }): void
  decided(d: { server: string; tool?: string; decision: string; rule: string }): void
  fired(layer: { layer: string }): void
  transition(transition: { server: string; tool: string; to: string }): void
  health(finding: { server: string; layer: string; state: string }): void
  noise(noise: { server: string; lines: number }): void
  exposed(exposure: { tokens: number; share: number; order: string }): void
}

const METHODS = [
  'called',
  'connected',
  'decided',
  'fired',
  'transition',
  'health',
  'noise',
  'exposed',
] as const

export async function createTelemetry(t: TestContext) {
  const signals = await t.create('signals', 'createSignals')
  const tell = await made<Telemetry>(
    t,
    ['telemetry', 'createTelemetry'],
    METHODS,
    signals,
  )

  /** The points of a metric that have at least these attributes. */
  async function points(name: string, attributes: object = {}): Promise<Point[]> {
    const all = await t.value<Point[]>(signals.call('collect'))
    return all.filter(point => point.name === name && has(point, attributes))
  }

  /** They have to be there. */
  async function moved(name: string, attributes: object): Promise<Point[]> {
    const found = await points(name, attributes)
    const missing = what.point(name, attributes)
    t.ok(found.length > 0, { kind: 'unanswered', what: missing, ms: 0 })
    return found
  }

  return {
    tell,
    points,
    moved,
    /** The one span of this name with at least these attributes. */
    async span(name: string, attributes: object = {}): Promise<FinishedSpan> {
      const all = await t.value<FinishedSpan[]>(signals.call('spans'))
      const found = all.filter(span => span.name === name && has(span, attributes))
      t.equal(found.length, 1, what.spansCalled(name))
      return found[0] as FinishedSpan
    },
    async counts(name: string, attributes: object, times: number): Promise<void> {
      const found = await moved(name, attributes)
      const total = found.reduce((sum, { value }) => sum + value, 0)
      t.equal(total, times, what.valueOf(name, attributes))
    },
  }
}

function has({ attributes }: Pick<Point, 'attributes'>, wanted: object): boolean {
  return Object.entries(wanted).every(([key, value]) => attributes[key] === value)
}
