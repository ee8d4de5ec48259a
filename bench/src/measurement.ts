/**
 * What every measurement of the bench has in common: figures it has promised, and
 * a way to get them. One that fails costs its own figures and nobody else's.
 */
import { atLeast, atMost, type Figure, notMeasured, reported } from '@workshop/report'
import { rounded } from './statistics.ts'

export interface Settings {
  /** Fewer repetitions: for a look, not for a statement. */
  quick: boolean
  /** Tells people how far it is. Never on stdout. */
  say(line: string): void
}

/** Without a limit, a figure is only reported. */
export interface Goal {
  unit: string
  atMost?: number
  atLeast?: number
}

/** Why there is no value. */
export interface Missing {
  reason: string
}

export interface Measured {
  values: Readonly<Record<string, number | Missing>>
  /** For people, below the figures. */
  lines: readonly string[]
  /** For machines: the samples' spreads, and what they are of. */
  details: unknown
}

export interface Measurement {
  /** As `--only` names it. */
  name: string
  /** What it does, in one line. */
  title: string
  goals: Readonly<Record<string, Goal>>
  measure(settings: Settings): Promise<Measured>
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
  settings: Settings,
): Promise<Performed> {
  const start = performance.now()
  const measured: Outcome = await measure(settings).catch(failed)
  const figures: Record<string, Figure> = {}
  for (const [figure, goal] of Object.entries(goals)) {
    figures[figure] = toFigure(goal, measured.values[figure] ?? measured.failure)
  }
  const seconds = rounded((performance.now() - start) / 1000)
  return {
    name,
    title,
    figures,
    lines: measured.lines,
    details: measured.details,
    seconds,
  }
}

interface Outcome extends Measured {
  failure?: Missing
}

function failed(cause: unknown): Outcome {
  const error = cause instanceof Error ? cause : new Error(String(cause))
  return {
    values: {},
    failure: { reason: firstLineOf(error.message) },
    lines: [],
    details: { failed: error.stack ?? error.message },
  }
}

function toFigure(goal: Goal, value: number | Missing = NEVER): Figure {
  const { unit, atMost: most, atLeast: least } = goal
  if (typeof value !== 'number') return notMeasured(unit, goalText(goal), value.reason)
  const shown = rounded(value)
  if (most !== undefined) return judged(atMost(shown, most, unit), value <= most)
  if (least !== undefined) return judged(atLeast(shown, least, unit), value >= least)
  return reported(shown, unit)
}

const NEVER: Missing = { reason: 'expected a value, got none' }

/** The verdict is on the value itself: 1.3004 is not 1.3. */
function judged(figure: Figure, ok: boolean): Figure {
  return { ...figure, ok: figure.value !== null && ok }
}

function goalText({ atMost, atLeast }: Goal): string {
  if (atMost !== undefined) return `≤ ${atMost}`
  return atLeast === undefined ? 'reported' : `≥ ${atLeast}`
}

function firstLineOf(text: string): string {
  return text.split('\n')[0] ?? ''
}
