/**
 * The subject's telemetry over the given reader: what is told, and what has moved.
 */
import { made, type Point, type TestContext } from './contract.ts'
import { what } from './what-signals.ts'

interface Telemetry {
  called(call: { server: string; tool: string; ms: number; error?: string }): void
  decided(d: { server: string; tool?: string; decision: string; rule: string }): void
  fired(layer: { layer: string }): void
  transition(transition: { server: string; tool: string; to: string }): void
  health(finding: { server: string; layer: string; state: string }): void
  noise(noise: { server: string; lines: number }): void
  exposed(exposure: { tokens: number; share: number; order: string }): void
}

const METHODS = [
  'called',
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
    return all.filter(
      point =>
        point.name === name &&
        Object.entries(attributes).every(([key, value]) => {
          return point.attributes[key] === value
        }),
    )
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
    async counts(name: string, attributes: object, times: number): Promise<void> {
      const found = await moved(name, attributes)
      const total = found.reduce((sum, { value }) => sum + value, 0)
      t.equal(total, times, what.valueOf(name, attributes))
    },
  }
}
