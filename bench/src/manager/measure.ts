/**
 * What a second server costs: a call through the manager beside one without it, and
 * hosts with 1 to 64 servers, from `connectAll()` until all are gone. Both flavours
 * start the same server program and take turns.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from '@workshop/testkit/state'
import { buildFile } from '@workshop/testkit/subject'
import type { Curve } from '../curve.ts'
import type { Measured, Measurement, Settings } from '../measurement.ts'
import { rotated } from '../statistics.ts'
import { type AskedProgram, askProgram } from './ask-program.ts'
import {
  FLAVOURS,
  type Flavour,
  GOALS,
  linesOf,
  memoryPerServer,
  type Step,
  type StepSummary,
  summaryOf,
} from './figures.ts'
import { measureOverhead, type OverheadSize } from './overhead.ts'
import type { ManyRun } from './programs/many-servers.ts'

interface Size {
  overhead: OverheadSize
  /** Of the curve; the rounds of 20 servers are counted on their own. */
  growth: readonly number[]
  rounds: number
  roundsOf20: number
}

const FULL: Size = {
  overhead: { starts: 3, rounds: 300, calls: 100, warmUpCalls: 5000 },
  growth: [1, 2, 4, 8, 16, 32, 64],
  rounds: 2,
  roundsOf20: 7,
}
const QUICK: Size = {
  overhead: { starts: 1, rounds: 200, calls: 100, warmUpCalls: 3000 },
  growth: [1, 8, 32],
  rounds: 1,
  roundsOf20: 3,
}

export const manager: Measurement = {
  name: 'manager',
  title: 'calls through the manager, and hosts with many servers',
  goals: GOALS,
  measure,
}

async function measure({ quick, say }: Settings): Promise<Measured> {
  const size = quick ? QUICK : FULL
  const overhead = await measureOverhead(size.overhead, say)
  const hosts = await buildHosts()
  say(`  20 servers: ${size.roundsOf20} rounds`)
  const twenty = await stepOf(hosts, 20, size.roundsOf20)
  const curve: Step[] = []
  for (const servers of size.growth) {
    say(`  ${servers} servers: ${size.rounds} rounds`)
    curve.push(await stepOf(hosts, servers, size.rounds))
  }
  const steps = [...curve, twenty].sort((a, b) => a.servers - b.servers)
  const summaries = steps.map(summaryOf)
  const at20 = summaryOf(twenty)
  const memory = {
    'zero-SDK, resident': memoryPerServer(steps, 'zero-SDK', 'resident'),
    'zero-SDK, heap': memoryPerServer(steps, 'zero-SDK', 'heap'),
    'SDK v2, resident': memoryPerServer(steps, 'SDK v2', 'resident'),
    'SDK v2, heap': memoryPerServer(steps, 'SDK v2', 'heap'),
  }
  const values = {
    'manager.overhead': overhead.sequential.manager.median,
    'manager.connect20.s': at20.connected['zero-SDK'].median,
    'manager.list20.s': at20.listed['zero-SDK'].median,
    'manager.close20.s': at20.closed['zero-SDK'].median,
    'manager.connect20.vsSdk': at20.vsSdk.median,
    'manager.mbPerServer': memory['zero-SDK, resident'],
  }
  const lines = linesOf(overhead, summaries, memory)
  const curves = [curveOf(summaries)]
  return {
    values,
    lines,
    details: { size, overhead, steps: summaries, memory, curves },
  }
}

/** Seconds until all servers are listed, by their number. */
function curveOf(summaries: readonly StepSummary[]): Curve {
  const series = FLAVOURS.map(flavour => [
    flavour,
    summaries.map(({ servers, listed }) => [servers, listed[flavour].median]),
  ])
  return { name: 'servers', series: Object.fromEntries(series) }
}

/** Pairs of runs, one right after the other, and each is first in turn. */
async function stepOf(
  hosts: Readonly<Record<Flavour, AskedProgram>>,
  servers: number,
  rounds: number,
): Promise<Step> {
  const runs: Step['runs'] = { 'zero-SDK': [], 'SDK v2': [] }
  for (let round = 0; round < rounds; round++) {
    for (const flavour of rotated(FLAVOURS, round)) {
      runs[flavour].push(await askProgram<ManyRun>(hosts[flavour], { servers }))
    }
  }
  return { servers, runs }
}

async function buildHosts(): Promise<Record<Flavour, AskedProgram>> {
  const bench = fileURLToPath(new URL('../..', import.meta.url))
  const solution = (folder: string) => join(ROOT, 'solutions', folder)
  const program = await buildFile(bench, 'src/manager/programs/many-servers.ts')
  const server = await buildFile(solution('01-handrolled/zero-sdk'), 'src/server.ts')
  const host = async (name: Flavour, folder: string): Promise<AskedProgram> => {
    const dir = solution(`02-multi-server/${folder}`)
    const env = { BENCH_MANAGER: await buildFile(dir, 'src/manager.ts') }
    return { name, program, args: [server], env }
  }
  return {
    'zero-SDK': await host('zero-SDK', 'zero-sdk'),
    'SDK v2': await host('SDK v2', 'sdk'),
  }
}
