/**
 * Whole calls, client and server, whose results grow from 1 kB to 10 MB: whoever copies
 * what has come so far for each new piece is fast at first and falls behind later.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { table } from '@workshop/report'
import { ROOT } from '@workshop/testkit/state'
import { buildFile } from '@workshop/testkit/subject'
import type { Curve } from '../curve.ts'
import type { Goal, Measured, Measurement, Settings } from '../measurement.ts'
import { median, pairedRatios } from '../statistics.ts'
import type { Startable } from '../stdio/pair.ts'
import { type Size, takeTurns } from '../turns.ts'

const NAMES = ['zero-SDK', 'SDK v1', 'SDK v2'] as const
type Name = (typeof NAMES)[number]
/**
 * Calls a round: enough of the small ones for the clock. The largest is just below the
 * 10 MiB of a line at which the SDKs end a connection.
 */
const LOADS = [
  { name: '1 kB', bytes: 1e3, calls: 200 },
  { name: '32 kB', bytes: 32e3, calls: 60 },
  { name: '1 MB', bytes: 1e6, calls: 4 },
  { name: '10 MB', bytes: 1e7, calls: 1 },
] as const
type Load = (typeof LOADS)[number]

export const GOALS = {
  'results.small.vsSdkV1': { unit: '× its calls per second, 1 kB', atLeast: 1 },
  'results.small.vsSdkV2': { unit: '× its calls per second, 1 kB', atLeast: 1 },
  'results.large.vsSdkV1': { unit: '× its calls per second, 10 MB', atLeast: 1 },
  'results.large.vsSdkV2': { unit: '× its calls per second, 10 MB', atLeast: 1 },
  'results.large.mbPerS': { unit: 'MB/s, 10 MB' },
  'results.growth': { unit: '× the time a byte, 10 MB beside 1 MB', atMost: 2 },
} as const satisfies Record<string, Goal>

const BENCH = fileURLToPath(new URL('../..', import.meta.url))
const SOLUTION = join(ROOT, 'solutions/01-handrolled/zero-sdk')

export const results: Measurement = {
  name: 'results',
  title: 'whole calls, results from 1 kB to 10 MB',
  goals: GOALS,
  measure,
}

/** Microseconds a call, by contender, in the order of the rounds. */
type Times = Record<Name, number[]>

async function measure({ quick, say }: Settings): Promise<Measured> {
  const rounds = quick ? 6 : 20
  const contenders = await buildContenders()
  const times: Record<string, Times> = {}
  for (const load of LOADS) {
    say(`  ${load.name}: ${rounds} rounds`)
    times[load.name] = await timesOf(contenders, load, rounds)
  }
  const details = { rounds, times, curves: [curveOf(times)] }
  return { values: valuesOf(times), lines: linesOf(times), details }
}

async function timesOf(
  contenders: readonly (Startable & { name: Name })[],
  { bytes, calls }: Load,
  rounds: number,
): Promise<Times> {
  const size: Size = { starts: 1, rounds, calls, warmUpCalls: 5 * calls }
  const samples = { one: { wall: noTimes(), cpu: noTimes() } }
  const sized = contenders.map(contender => ({
    ...contender,
    env: { ...contender.env, BENCH_RESULT_BYTES: String(bytes) },
  }))
  await takeTurns(sized, size, { one: 1 }, samples)
  return samples.one.wall
}

const noTimes = (): Times => ({ 'zero-SDK': [], 'SDK v1': [], 'SDK v2': [] })

async function buildContenders() {
  const own = (file: string) => buildFile(BENCH, `src/${file}.ts`)
  const env = { BENCH_CLIENT: await buildFile(SOLUTION, 'src/client.ts') }
  const pair = async (name: Name, file: string, env: Startable['env']) => ({
    name,
    client: await own(`stdio/programs/${file}-client`),
    server: await own(`results/programs/${file}-server`),
    env,
  })
  const zero = await pair('zero-SDK', 'zero-sdk', env)
  const serves = await buildFile(SOLUTION, 'src/server.ts')
  return [
    { ...zero, serverArgs: [serves] },
    await pair('SDK v1', 'sdk-v1', {}),
    await pair('SDK v2', 'sdk-v2', {}),
  ]
}

export function valuesOf(
  times: Readonly<Record<string, Times>>,
): Record<keyof typeof GOALS, number> {
  const beside = (load: Load['name'], peer: Name) => {
    const taken = times[load]
    return taken ? median(pairedRatios(taken[peer], taken['zero-SDK'])) : Number.NaN
  }
  const [, , large, largest] = LOADS
  return {
    'results.small.vsSdkV1': beside('1 kB', 'SDK v1'),
    'results.small.vsSdkV2': beside('1 kB', 'SDK v2'),
    'results.large.vsSdkV1': beside('10 MB', 'SDK v1'),
    'results.large.vsSdkV2': beside('10 MB', 'SDK v2'),
    'results.large.mbPerS': speed(times, largest, 'zero-SDK'),
    'results.growth':
      speed(times, large, 'zero-SDK') / speed(times, largest, 'zero-SDK'),
  }
}

/** Megabytes a second. */
function speed(
  times: Readonly<Record<string, Times>>,
  { name, bytes }: Load,
  of: Name,
): number {
  const taken = times[name]?.[of]
  return taken ? bytes / median(taken) : Number.NaN
}

function curveOf(times: Readonly<Record<string, Times>>): Curve {
  const series = NAMES.map(of => [
    of,
    LOADS.map(load => [load.bytes, speed(times, load, of)] as const),
  ])
  return { name: 'results', series: Object.fromEntries(series) }
}

function linesOf(times: Readonly<Record<string, Times>>): string[] {
  const rows = LOADS.map(load => [
    load.name,
    ...NAMES.map(of => speed(times, load, of).toFixed(1)),
  ])
  return table([['MB/s', ...NAMES], ...rows])
}
