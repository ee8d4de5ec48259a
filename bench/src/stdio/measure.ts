/**
 * Calls of one tool over stdio, one after the other and many at a time, by
 * contenders that take turns: `contenders.ts` says why the comparison is fair.
 */
import type { Measured, Measurement, Settings } from '../measurement.ts'
import { rotated } from '../statistics.ts'
import { inTemporaryFolder } from '../temporary-folder.ts'
import { buildMimics, buildSpeakers, type Contender, type Name } from './contenders.ts'
import { type Exchange, recordExchange, withTypicalId } from './exchange.ts'
import { linesOf } from './lines.ts'
import { type Pair, startPair } from './pair.ts'
import {
  byName,
  figuresOf,
  GOALS,
  MODES,
  type Mode,
  ratiosOf,
  spreadsOf,
  type Times,
} from './ratios.ts'

interface Size {
  /** Processes started anew: one start may be lucky for one of them. */
  starts: number
  rounds: number
  /** Few, so that contenders take turns often; long enough for the clock. */
  calls: number
  warmUpCalls: number
}

const FULL: Size = { starts: 3, rounds: 20, calls: 400, warmUpCalls: 5000 }
const QUICK: Size = { starts: 1, rounds: 12, calls: 300, warmUpCalls: 3000 }

/** Times on the clock, and processor time of both processes where it is known. */
type Samples = Record<Mode, { wall: Times; cpu: Times }>

export const stdio: Measurement = {
  name: 'stdio',
  title: 'round trips of one tool call over pipes',
  goals: GOALS,
  measure: settings => inTemporaryFolder('stdio', folder => measure(settings, folder)),
}

async function measure({ quick, say }: Settings, folder: string): Promise<Measured> {
  const size = quick ? QUICK : FULL
  const { contenders, exchanges } = await prepare(folder)
  const samples: Samples = { sequential: noSamples(), pipelined: noSamples() }
  for (let start = 1; start <= size.starts; start++) {
    say(`  start ${start} of ${size.starts}: ${size.rounds} rounds, each way`)
    await takeTurns(contenders, size, samples)
  }
  const { sequential, pipelined } = samples
  const figures = figuresOf({ sequential: sequential.wall, pipelined: pipelined.wall })
  const knowsCpu = sequential.cpu['zero-SDK'].length > 0
  const details = {
    size,
    inFlight: MODES,
    wire: Object.fromEntries(exchanges),
    ratios: figures,
    microseconds: {
      sequential: spreadsOf(sequential.wall),
      pipelined: spreadsOf(pipelined.wall),
      ...(knowsCpu && { cpu: spreadsOf(sequential.cpu) }),
    },
    ...(knowsCpu && { cpuRatios: ratiosOf(sequential.cpu) }),
  }
  const values = Object.entries(figures).map(([name, { median }]) => [name, median])
  return { values: Object.fromEntries(values), lines: linesOf(details), details }
}

async function prepare(folder: string) {
  const speakers = await buildSpeakers()
  const exchanges = new Map<Name, Exchange>()
  for (const speaker of speakers) {
    exchanges.set(speaker.name, await recordExchange(speaker, folder))
  }
  const { request, response } = exchanges.get('zero-SDK') as Exchange
  const mimics = await buildMimics(withTypicalId(request), withTypicalId(response))
  return { contenders: [...mimics, ...speakers], exchanges }
}

/** All pairs at once; those that do not run have nothing to do. */
async function takeTurns(
  contenders: readonly Contender[],
  { rounds, calls, warmUpCalls }: Size,
  samples: Samples,
): Promise<void> {
  const pairs: { name: Name; pair: Pair }[] = []
  try {
    for (const contender of contenders) {
      pairs.push({ name: contender.name, pair: await startPair(contender) })
    }
    for (const [mode, inFlight] of Object.entries(MODES) as [Mode, number][]) {
      for (const { pair } of pairs) await pair.run({ calls: warmUpCalls, inFlight })
      for (let round = 0; round < rounds; round++) {
        for (const { name, pair } of rotated(pairs, round)) {
          const { wall, cpu } = await pair.run({ calls, inFlight })
          samples[mode].wall[name].push(wall)
          if (cpu !== undefined) samples[mode].cpu[name].push(cpu)
        }
      }
    }
  } finally {
    await Promise.all(pairs.map(({ pair }) => pair.stop()))
  }
}

function noSamples(): Samples[Mode] {
  return { wall: byName(() => []), cpu: byName(() => []) }
}
