/**
 * How fast tools are found among 2,500, by both flavours of stage 04 and by minisearch
 * as it is shipped. The catalogue, the questions and the clock are those of `measure`,
 * which is run once for each of them.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { table } from '@workshop/report'
import { ROOT } from '@workshop/testkit/state'
import type { Curve } from '../curve.ts'
import type { Goal, Measured, Measurement, Missing, Settings } from '../measurement.ts'

export const GOALS = {
  'search.p95Ms': { unit: 'ms a question, 2,500 tools', atMost: 1 },
  'search.indexMs': { unit: 'ms for the index', atMost: 200 },
  'search.sdk.p95Ms': { unit: 'ms a question, SDK flavour', atMost: 2 },
  'search.sdk.indexMs': { unit: 'ms for the index, SDK flavour', atMost: 500 },
  'search.shipped.p95Ms': { unit: 'ms a question, minisearch as shipped' },
  'search.shipped.indexMs': { unit: 'ms for the index, minisearch as shipped' },
} as const satisfies Record<string, Goal>

const SHIPPED = fileURLToPath(new URL('as-shipped', import.meta.url))

/** By the beginning of their figures' names. */
const SUBJECTS = {
  search: join(ROOT, 'solutions/04-token/zero-sdk'),
  'search.sdk': join(ROOT, 'solutions/04-token/sdk'),
  'search.shipped': SHIPPED,
} as const

/** In the chart. */
const NAMES = {
  search: 'zero-SDK',
  'search.sdk': 'SDK flavour',
  'search.shipped': 'minisearch',
} as const satisfies Record<keyof typeof SUBJECTS, string>

/** What `measure` calls them. */
const FIGURES = ['search.p95Ms', 'search.indexMs', 'search.large.recall5'] as const

export const search: Measurement = {
  name: 'search',
  title: 'tools found among 2,500, beside minisearch as shipped',
  goals: GOALS,
  measure,
}

async function measure({ say }: Settings): Promise<Measured> {
  const rows: string[][] = []
  const values: Record<string, number | Missing> = {}
  const details: Record<string, unknown> = {}
  const series: Record<string, Curve['series'][string]> = {}
  for (const [prefix, subject] of Object.entries(SUBJECTS)) {
    say(`  ${prefix}`)
    const json = await measured(subject)
    const figures = figuresIn(json)
    const growth = growthIn(json)
    if (growth.length > 0) series[NAMES[prefix as keyof typeof NAMES]] = growth
    const [p95 = MISSING, index = MISSING, recall = MISSING] = figures
    Object.assign(values, { [`${prefix}.p95Ms`]: p95, [`${prefix}.indexMs`]: index })
    rows.push([prefix, ...[p95, index, recall].map(cell)])
    details[prefix] = { p95, index, recall }
  }
  const head = ['2,500 tools', 'p95 ms', 'index ms', 'found among 5']
  const curves: Curve[] = [{ name: 'search', series }]
  return { values, lines: table([head, ...rows]), details: { ...details, curves } }
}

const MISSING: Missing = { reason: 'expected a value, got none' }

/** It ends with 1 where a goal was missed, and that is none of its errors. */
async function measured(subject: string): Promise<string> {
  const bin = join(ROOT, 'measure/bin.js')
  const args = [bin, '--json', '--only', 'large', '--subject', subject]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (stdout === '') throw new Error(`measure: ${stderr.trim().slice(-500)}`)
  return stdout
}

interface MeasuredFigure {
  value: number | null
  reason?: string
}

export function figuresIn(json: string): (number | Missing)[] {
  const { figures } = JSON.parse(json) as { figures: Record<string, MeasuredFigure> }
  return FIGURES.map(name => {
    const { value = null, reason = MISSING.reason } = figures[name] ?? {}
    return value ?? { reason }
  })
}

/** Milliseconds of nearly every question, by the tools there are; none unmeasured. */
export function growthIn(json: string): [number, number][] {
  const { details } = JSON.parse(json) as {
    details: { measurements: { large?: { details?: { growth?: Grown[] } } } }
  }
  const { growth = [] } = details.measurements.large?.details ?? {}
  return growth.map(({ tools, p95 }) => [tools, p95])
}

interface Grown {
  tools: number
  p95: number
}

const cell = (value: number | Missing): string =>
  typeof value === 'number' ? String(value) : '–'
