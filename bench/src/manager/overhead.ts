/**
 * One call through the manager beside one without it. Ratios of bursts that stand
 * right beside each other, thousands of them: `interleaved-calls.ts` says of what.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from '@workshop/testkit/state'
import { buildFile } from '@workshop/testkit/subject'
import type { InterleavedOrder } from '../interleaving.ts'
import { pairedRatios, type Spread, spreadOf } from '../statistics.ts'
import { askProgram } from './ask-program.ts'
import type { InterleavedTimes } from './programs/interleaved-calls.ts'

export interface OverheadSize extends Omit<InterleavedOrder, 'inFlight'> {
  /** Processes started anew: one start may be lucky. */
  starts: number
}

export interface Overhead {
  /** The manager to the bare client. */
  manager: Spread
  /** The bare client to itself: less than its distance from 1 is no difference. */
  nothing: Spread
  microseconds: { bare: Spread; manager: Spread }
}

const MODES = { sequential: 1, pipelined: 64 } as const
export type Mode = keyof typeof MODES

const BENCH = fileURLToPath(new URL('../..', import.meta.url))
const STAGE_01 = join(ROOT, 'solutions/01-handrolled/zero-sdk')
const STAGE_02 = join(ROOT, 'solutions/02-multi-server/zero-sdk')

export async function measureOverhead(
  { starts, ...size }: OverheadSize,
  say: (line: string) => void,
): Promise<Record<Mode, Overhead>> {
  const program = {
    name: 'interleaved calls',
    program: await buildFile(BENCH, 'src/manager/programs/interleaved-calls.ts'),
    args: [await buildFile(STAGE_01, 'src/server.ts')],
    env: {
      BENCH_CLIENT: await buildFile(STAGE_01, 'src/client.ts'),
      BENCH_MANAGER: await buildFile(STAGE_02, 'src/manager.ts'),
    },
  }
  const runs: Record<Mode, InterleavedTimes[]> = { sequential: [], pipelined: [] }
  for (let start = 1; start <= starts; start++) {
    say(`  calls, start ${start} of ${starts}: ${size.rounds} rounds, each way`)
    for (const mode of Object.keys(MODES) as Mode[]) {
      const order: InterleavedOrder = { ...size, inFlight: MODES[mode] }
      runs[mode].push(await askProgram<InterleavedTimes>(program, order))
    }
  }
  return {
    sequential: overheadOf(runs.sequential),
    pipelined: overheadOf(runs.pipelined),
  }
}

export function overheadOf(runs: readonly InterleavedTimes[]): Overhead {
  const of = (way: keyof InterleavedTimes) => runs.flatMap(times => times[way])
  const bare = of('bare')
  return {
    manager: spreadOf(pairedRatios(of('manager'), bare)),
    nothing: spreadOf(pairedRatios(of('again'), bare)),
    microseconds: { bare: spreadOf(bare), manager: spreadOf(of('manager')) },
  }
}
