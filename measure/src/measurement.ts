/**
 * What every measurement has in common: figures it has promised, and a way to get
 * them. One that fails costs its own figures and nobody else's.
 */
import { atLeast, atMost, type Figure, notMeasured, reported } from '@workshop/report'
import type { Stage } from './stage.ts'

/** Without a limit, a figure is only reported. */
export interface Goal {
  unit: string
  atMost?: number
  atLeast?: number
}

export interface Measured {
  /** A figure that has a shape of its own is given as one. */
  values: Readonly<Record<string, number | Figure>>
  /** For people, below the figures. */
  lines: readonly string[]
  /** For machines. */
  details: unknown
}

export interface Measurement {
  /** As `--only` names it. */
  name: string
  /** What it looks at, in one line. */
  title: string
  goals: Readonly<Record<string, Goal>>
  measure(stage: Stage): Promise<Measured>
}

export interface Performed {
  name: string
  title: string
  figures: Readonly<Record<string, Figure>>
  lines: readonly string[]
  details: unknown
  seconds: number
}

/** Never rejects: every promised figure is there, with a value or with a reason. */
export async function perform(
  { name, title, goals, measure }: Measurement,
  stage: Stage,
): Promise<Performed> {
  const start = performance.now()
  const { values, lines, details, reason }: Outcome = await measure(stage).catch(failed)
  const figures = Object.entries(goals).map(([figure, goal]) => [
    figure,
    toFigure(goal, values[figure], reason),
  ])
  const seconds = rounded((performance.now() - start) / 1000)
  return { name, title, figures: Object.fromEntries(figures), lines, details, seconds }
}

interface Outcome extends Measured {
  reason?: string
}

function failed(cause: unknown): Outcome {
  const { name, message, stack } =
    cause instanceof Error ? cause : new Error(String(cause), { cause })
  const [line = ''] = message.split('\n')
  const reason = name === 'Error' ? line : `${name}: ${line}`
  return { values: {}, lines: [], details: { failed: stack }, reason }
}

function toFigure(
  { unit, atMost: most, atLeast: least }: Goal,
  value: number | Figure | undefined,
  reason = 'expected a value, got none',
): Figure {
  if (typeof value === 'object') return value
  if (value === undefined) {
    const goal = most === undefined ? `≥ ${least}` : `≤ ${most}`
    const isGoal = most !== undefined || least !== undefined
    return notMeasured(unit, isGoal ? goal : 'reported', reason)
  }
  // The verdict is on the value itself: 0.9499 is not 0.95.
  const shown = rounded(value)
  if (most !== undefined) return { ...atMost(shown, most, unit), ok: value <= most }
  if (least !== undefined) return { ...atLeast(shown, least, unit), ok: value >= least }
  return reported(shown, unit)
}

/** To three digits that mean something; the rest is noise. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
