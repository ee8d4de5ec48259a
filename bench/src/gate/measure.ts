/**
 * What one decision costs at a gate of a thousand rules: the server, what the tool's
 * hints are worth, and the tool. `programs/thousand-rules.ts` says which rules.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { table } from '@workshop/report'
import { ROOT } from '@workshop/testkit/state'
import { buildFile } from '@workshop/testkit/subject'
import { askProgram } from '../manager/ask-program.ts'
import type { Goal, Measured, Measurement, Settings } from '../measurement.ts'
import { median, rotated, type Spread, spreadOf } from '../statistics.ts'
import type { GateOrder, GateTimes } from './programs/decide.ts'

export const GOALS = {
  'gate.us': { unit: 'µs a decision, 1,000 rules', atMost: 20 },
  'gate.sdk.us': { unit: 'µs a decision, SDK flavour', atMost: 20 },
  'gate.worstUs': { unit: 'µs, the slowest question' },
} as const satisfies Record<string, Goal>

const FLAVOURS = { 'zero-SDK': 'zero-sdk', 'SDK v2': 'sdk' } as const
type Flavour = keyof typeof FLAVOURS

const FULL = { starts: 3, rounds: 300, decisions: 50, warmUpRounds: 60 }
const QUICK = { starts: 1, rounds: 200, decisions: 50, warmUpRounds: 60 }

const BENCH = fileURLToPath(new URL('../..', import.meta.url))
const GATE = `export { decideServer, decideTool, loadPolicy } from './policy.ts'
export { riskOf } from './risk.ts'
`

export const gate: Measurement = {
  name: 'gate',
  title: 'decisions of a policy of a thousand rules',
  goals: GOALS,
  measure,
}

async function measure({ quick, say }: Settings): Promise<Measured> {
  const { starts, ...size } = quick ? QUICK : FULL
  const runs: Record<Flavour, GateTimes[]> = { 'zero-SDK': [], 'SDK v2': [] }
  for (let start = 0; start < starts; start++) {
    say(`  start ${start + 1} of ${starts}: ${size.rounds} rounds of both flavours`)
    for (const flavour of rotated(Object.keys(runs) as Flavour[], start)) {
      runs[flavour].push(await decide(flavour, size))
    }
  }
  const own = summaryOf(runs['zero-SDK'])
  const sdk = summaryOf(runs['SDK v2'])
  const values = {
    'gate.us': own.all.median,
    'gate.sdk.us': sdk.all.median,
    'gate.worstUs': Math.max(...Object.values(own.questions).map(one => one.median)),
  }
  const details = { size: { starts, ...size }, 'zero-SDK': own, 'SDK v2': sdk }
  return { values, lines: linesOf(own, sdk), details }
}

async function decide(flavour: Flavour, order: GateOrder): Promise<GateTimes> {
  const dir = join(ROOT, 'solutions/05-security', FLAVOURS[flavour])
  const program = await buildFile(BENCH, 'src/gate/programs/decide.ts')
  const env = { BENCH_GATE: await buildFile(dir, 'src/policy.ts', { program: GATE }) }
  return askProgram<GateTimes>({ name: flavour, program, args: [], env }, order)
}

export interface Summary {
  rules: number
  /** Of all bursts, whatever was asked. */
  all: Spread
  questions: Record<string, Spread>
}

export function summaryOf(runs: readonly GateTimes[]): Summary {
  const times = new Map<string, number[]>()
  for (const { about, times: more } of runs.flatMap(({ questions }) => questions)) {
    times.set(about, [...(times.get(about) ?? []), ...more])
  }
  const questions = [...times].map(([about, all]) => [about, spreadOf(all)])
  return {
    rules: median(runs.map(({ rules }) => rules)),
    all: spreadOf([...times.values()].flat()),
    questions: Object.fromEntries(questions),
  }
}

function linesOf(own: Summary, sdk: Summary): string[] {
  const rows = Object.entries(own.questions).map(([about, one]) => [
    about,
    ...cells(one),
    ...cells(sdk.questions[about]),
  ])
  const head = ['median', '± mad', 'min']
  return table([
    [`µs a decision, ${own.rules} rules`, ...head, ...head.map(cell => `SDK ${cell}`)],
    ...rows,
    ['all', ...cells(own.all), ...cells(sdk.all)],
  ])
}

function cells(spread: Spread | undefined): string[] {
  if (!spread) return []
  return [spread.median, spread.mad, spread.min].map(value => value.toFixed(2))
}
