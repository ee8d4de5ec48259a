/**
 * Calls of one tool over stdio, one after the other and many at a time, by
 * contenders that take turns: `contenders.ts` says why the comparison is fair.
 */
import type { Measured, Measurement, Settings } from '../measurement.ts'
import { inTemporaryFolder } from '../temporary-folder.ts'
import { type SamplesOf, type Size, takeTurns } from '../turns.ts'
import { buildMimics, buildSpeakers, type Name } from './contenders.ts'
import { type Exchange, recordExchange, withTypicalId } from './exchange.ts'
import { linesOf } from './lines.ts'
import {
  byName,
  figuresOf,
  GOALS,
  MODES,
  type Mode,
  ratiosOf,
  spreadsOf,
} from './ratios.ts'

const FULL: Size = { starts: 3, rounds: 20, calls: 400, warmUpCalls: 5000 }
const QUICK: Size = { starts: 1, rounds: 12, calls: 300, warmUpCalls: 3000 }

type Samples = Record<Mode, SamplesOf<Name>>

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
    await takeTurns(contenders, size, MODES, samples)
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

function noSamples(): Samples[Mode] {
  return { wall: byName(() => []), cpu: byName(() => []) }
}
