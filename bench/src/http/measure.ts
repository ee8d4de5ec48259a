/**
 * Calls of one tool over HTTP, one after the other and several at a time, by contenders
 * that take turns: `contenders.ts` says why the comparison is fair.
 */
import type { Measured, Measurement, Settings } from '../measurement.ts'
import { type SamplesOf, type Size, takeTurns } from '../turns.ts'
import { buildMimic, buildSpeakers, type Name } from './contenders.ts'
import { type Exchange, recordExchange } from './exchange.ts'
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

const FULL: Size = { starts: 3, rounds: 20, calls: 200, warmUpCalls: 2000 }
const QUICK: Size = { starts: 1, rounds: 10, calls: 150, warmUpCalls: 1000 }

export const http: Measurement = {
  name: 'http',
  title: 'round trips of one tool call over HTTP',
  goals: GOALS,
  measure,
}

async function measure({ quick, say }: Settings): Promise<Measured> {
  const size = quick ? QUICK : FULL
  const { contenders, exchanges } = await prepare()
  const samples: Record<Mode, SamplesOf<Name>> = {
    sequential: noSamples(),
    concurrent: noSamples(),
  }
  for (let start = 1; start <= size.starts; start++) {
    say(`  start ${start} of ${size.starts}: ${size.rounds} rounds, each way`)
    await takeTurns(contenders, size, MODES, samples)
  }
  const { sequential, concurrent } = samples
  const figures = figuresOf({
    sequential: sequential.wall,
    concurrent: concurrent.wall,
  })
  const knowsCpu = sequential.cpu['zero-SDK'].length > 0
  const details = {
    size,
    inFlight: MODES,
    wire: Object.fromEntries(exchanges),
    ratios: figures,
    microseconds: {
      sequential: spreadsOf(sequential.wall),
      concurrent: spreadsOf(concurrent.wall),
      ...(knowsCpu && { cpu: spreadsOf(sequential.cpu) }),
    },
    ...(knowsCpu && { cpuRatios: ratiosOf(sequential.cpu) }),
  }
  const values = Object.entries(figures).map(([name, { median }]) => [name, median])
  return { values: Object.fromEntries(values), lines: linesOf(details), details }
}

async function prepare() {
  const speakers = await buildSpeakers()
  const exchanges = new Map<Name, Exchange>()
  for (const speaker of speakers) {
    exchanges.set(speaker.name, await recordExchange(speaker))
  }
  const { request, response } = exchanges.get('zero-SDK') as Exchange
  return { contenders: [await buildMimic(request, response), ...speakers], exchanges }
}

function noSamples(): SamplesOf<Name> {
  return { wall: byName(() => []), cpu: byName(() => []) }
}
