/**
 * What measurements have in common: figures they have promised, and a way to get
 * them. One that fails costs its own figures and nobody else's.
 */
import {
  atLeast,
  atMost,
  type CommandResult,
  commandResult,
  type Figure,
  notMeasured,
  renderFigures,
  reported,
} from './result-shape.ts'

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
  /** A figure that has a shape of its own is given as one. */
  values: Readonly<Record<string, number | Missing | Figure>>
  /** For people, below the figures. */
  lines: readonly string[]
  /** For machines: what the figures were made of. */
  details: unknown
}

/** `Scene`: what every measurement of a command is given. */
export interface Measurement<Scene> {
  /** As `--only` names it. */
  name: string
  /** What it does, in one line. */
  title: string
  goals: Readonly<Record<string, Goal>>
  measure(scene: Scene): Promise<Measured>
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
export async function perform<Scene>(
  { name, title, goals, measure }: Measurement<Scene>,
  scene: Scene,
): Promise<Performed> {
  const start = Date.now()
  const { values, lines, details, failure }: Outcome =
    await measure(scene).catch(failed)
  const figures = Object.entries(goals).map(([figure, goal]) => [
    figure,
    toFigure(goal, values[figure] ?? failure),
  ])
  const seconds = rounded((Date.now() - start) / 1000)
  return { name, title, figures: Object.fromEntries(figures), lines, details, seconds }
}

interface Outcome extends Measured {
  failure?: Missing
}

function failed(cause: unknown): Outcome {
  const error = cause instanceof Error ? cause : new Error(String(cause))
  const [line = ''] = error.message.split('\n')
  const reason = error.name === 'Error' ? line : `${error.name}: ${line}`
  const details = { failed: error.stack ?? error.message }
  return { values: {}, failure: { reason }, lines: [], details }
}

const NEVER: Missing = { reason: 'expected a value, got none' }

function toFigure(goal: Goal, value: number | Missing | Figure = NEVER): Figure {
  const { unit, atMost: most, atLeast: least } = goal
  if (typeof value !== 'number') {
    return 'value' in value ? value : notMeasured(unit, goalText(goal), value.reason)
  }
  const shown = rounded(value)
  if (most !== undefined) return judged(atMost(shown, most, unit), value <= most)
  if (least !== undefined) return judged(atLeast(shown, least, unit), value >= least)
  return reported(shown, unit)
}

/** The verdict is on the value itself: 1.3004 is not 1.3. */
function judged(figure: Figure, ok: boolean): Figure {
  return { ...figure, ok: figure.value !== null && ok }
}

function goalText({ atMost, atLeast }: Goal): string {
  if (atMost !== undefined) return `≤ ${atMost}`
  return atLeast === undefined ? 'reported' : `≥ ${atLeast}`
}

/** To three digits that mean something; the rest is noise. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

export interface Measurements {
  measurements: Readonly<Record<string, Omit<Performed, 'name' | 'figures'>>>
}

/** All measurements as one result; `scene` says what they are of. */
export function measurementsResult<Scene extends object>(
  command: string,
  performed: readonly Performed[],
  scene: Scene,
  remark = '',
): CommandResult<Scene & Measurements> {
  const figures = Object.assign({}, ...performed.map(({ figures }) => figures))
  const measurements = Object.fromEntries(
    performed.map(({ name, figures: _, ...rest }) => [name, rest]),
  )
  const all = Object.values<Figure>(figures)
  const good = all.filter(({ ok }) => ok).length
  const missing = all.filter(({ value }) => value === null).length
  const summary =
    `${command}: ${good} of ${all.length} figures ok` +
    (missing > 0 ? `, ${missing} not measured` : '') +
    remark
  return commandResult(command, summary, figures, { ...scene, measurements })
}

/** The figures first, then what is behind them. */
export function renderMeasurements(
  result: CommandResult<Measurements>,
  look: Parameters<typeof renderFigures>[1],
): string {
  const parts = Object.entries(result.details.measurements).map(
    ([name, { title, lines, seconds }]) =>
      [`${name}: ${title} (took ${seconds} s)`, ...lines.map(indented), ''].join('\n'),
  )
  return [renderFigures(result, look), ...parts].join('\n')
}

const indented = (line: string): string => (line === '' ? '' : `  ${line}`)
