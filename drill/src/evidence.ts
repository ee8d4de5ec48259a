/**
 * What the subject's own code has said after a turn. The watches see this and
 * nothing else: neither the world nor what was done to it.
 */

/** One point of a metric, as `createSignals().collect()` gives it. */
export interface Point {
  name: string
  attributes: Readonly<Record<string, unknown>>
  value: number
}

export interface Transition {
  server: string
  tool: string
  to: string
  failures?: number
  calls?: number
}

export interface ReviewedLayer {
  layer: string
  dead: boolean
  because?: string
}

export interface PinReview {
  server: string
  tool: string
  state: string
  diff?: string
  mayCall: boolean
}

export interface Silence {
  name: string
  cause: string
}

export interface HealthRow {
  server: string
  transport: string
  protocol: string
  business: string
}

export interface Turn {
  /** How much each point has grown since the turn before. */
  grown: readonly Point[]
  /** Points as they stand: last values of gauges are here. */
  points: readonly Point[]
  transitions: readonly Transition[]
  health: readonly HealthRow[]
  layers: readonly ReviewedLayer[]
  pins: readonly PinReview[]
  /** What the announcer added to the transcript. */
  announced: readonly string[]
  silences: readonly Silence[]
  unreached: readonly { file: string; name: string }[]
}

/** The turns of a run so far, the last one last. */
export type Evidence = readonly Turn[]

const keyOf = ({ name, attributes }: Point): string =>
  JSON.stringify([name, Object.entries(attributes).sort()])

export function growthOf(before: readonly Point[], now: readonly Point[]): Point[] {
  const known = new Map(before.map(point => [keyOf(point), point.value]))
  return now
    .map(point => ({ ...point, value: point.value - (known.get(keyOf(point)) ?? 0) }))
    .filter(({ value }) => value > 0)
}
