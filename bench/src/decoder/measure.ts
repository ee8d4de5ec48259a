/**
 * Bytes to messages: frames from tiny to huge, and a pipe that brings one byte at a
 * time. Beside the decoders of both official SDKs, and beside a bare split.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { table } from '@workshop/report'
import { ROOT } from '@workshop/testkit/state'
import { buildFile } from '@workshop/testkit/subject'
import type { Curve } from '../curve.ts'
import { askProgram } from '../manager/ask-program.ts'
import type { Goal, Measured, Measurement, Settings } from '../measurement.ts'
import { median, pairedRatios } from '../statistics.ts'
import { CONTENDERS, type DecodeOrder, type DecodeTimes, type Load } from './order.ts'

const KB = 1024
const PIPE = 64 * KB

/** From 100 bytes to 10 MB in whole chunks, then the worst that a pipe can do. */
export const LOADS: readonly Load[] = [
  load('tiny', 100, PIPE, 1024 * KB),
  load('1 KB', KB, PIPE, 2 * 1024 * KB),
  load('32 KB', 32 * KB, PIPE, 4 * 1024 * KB),
  load('1 MB', 1024 * KB, PIPE, 8 * 1024 * KB),
  load('10 MB', 10 * 1024 * KB, PIPE, 10 * 1024 * KB),
  load('bytes', KB, 1, 128 * KB),
]

function load(
  name: string,
  frameBytes: number,
  chunkBytes: number,
  totalBytes: number,
) {
  return { name, frameBytes, chunkBytes, totalBytes }
}

export const GOALS = {
  'decoder.tiny.vsSdkV2': { unit: '× as fast as the SDK v2, 100 bytes', atLeast: 1 },
  'decoder.large.vsSdkV2': { unit: '× as fast as the SDK v2, 1 MB', atLeast: 1 },
  'decoder.bytes.vsSdkV2': {
    unit: '× as fast as the SDK v2, byte by byte',
    atLeast: 1,
  },
  'decoder.tiny.vsSplit': { unit: '× the time of a bare split, 100 bytes' },
  'decoder.large.mbPerS': { unit: 'MB/s, 1 MB' },
  'decoder.growth': { unit: '× the time a byte, 10 MB beside 1 KB', atMost: 3 },
} as const satisfies Record<string, Goal>

const FULL: Omit<DecodeOrder, 'loads'> = { rounds: 15, warmUpRounds: 5 }
const QUICK: Omit<DecodeOrder, 'loads'> = { rounds: 6, warmUpRounds: 3 }
const BENCH = fileURLToPath(new URL('../..', import.meta.url))

export const decoder: Measurement = {
  name: 'decoder',
  title: 'bytes to messages, frames from 100 bytes to 10 MB',
  goals: GOALS,
  measure,
}

async function measure({ quick, say }: Settings): Promise<Measured> {
  const order = { loads: LOADS, ...(quick ? QUICK : FULL) }
  say(`  ${order.rounds} rounds of ${LOADS.length} loads`)
  const program = await buildFile(BENCH, 'src/decoder/programs/decode.ts')
  const solution = join(ROOT, 'solutions/01-handrolled/zero-sdk')
  const env = { BENCH_FRAMING: await buildFile(solution, 'src/framing.ts') }
  const asked = { name: 'decoder', program, args: [], env }
  const times = await askProgram<DecodeTimes>(asked, order)
  const details = { order, times, curves: [curveOf(times)] }
  return { values: valuesOf(times), lines: linesOf(times), details }
}

export function valuesOf(times: DecodeTimes): Record<keyof typeof GOALS, number> {
  return {
    'decoder.tiny.vsSdkV2': ratio(times, 'tiny', 'SDK v2', 'zero-SDK'),
    'decoder.large.vsSdkV2': ratio(times, '1 MB', 'SDK v2', 'zero-SDK'),
    'decoder.bytes.vsSdkV2': ratio(times, 'bytes', 'SDK v2', 'zero-SDK'),
    'decoder.tiny.vsSplit': ratio(times, 'tiny', 'zero-SDK', 'split'),
    'decoder.large.mbPerS': speed(times, '1 MB', 'zero-SDK'),
    'decoder.growth':
      speed(times, '1 KB', 'zero-SDK') / speed(times, '10 MB', 'zero-SDK'),
  }
}

type Contender = (typeof CONTENDERS)[number]

function ratio(times: DecodeTimes, load: string, of: Contender, to: Contender): number {
  const taken = times[load]
  return taken ? median(pairedRatios(taken[of], taken[to])) : Number.NaN
}

/** Megabytes a second. */
function speed(times: DecodeTimes, name: string, of: Contender): number {
  const taken = times[name]?.[of]
  const bytes = LOADS.find(load => load.name === name)?.totalBytes ?? Number.NaN
  return taken ? bytes / 1e3 / median(taken) : Number.NaN
}

/** Megabytes a second by the bytes of a frame. */
function curveOf(times: DecodeTimes): Curve {
  const whole = LOADS.filter(({ chunkBytes }) => chunkBytes === PIPE)
  const series = CONTENDERS.map(of => [
    of,
    whole.map(({ name, frameBytes }) => [frameBytes, speed(times, name, of)]),
  ])
  return { name: 'decoder', series: Object.fromEntries(series) }
}

function linesOf(times: DecodeTimes): string[] {
  const rows = LOADS.map(({ name }) => [
    name,
    ...CONTENDERS.map(of => speed(times, name, of).toFixed(1)),
  ])
  return table([['MB/s', ...CONTENDERS], ...rows])
}
