/**
 * What the stack adds to a call: differences of bursts that stand right beside each
 * other, hundreds of them. `programs/solution-stack.ts` says what is in it.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from '@workshop/testkit/state'
import { buildFile } from '@workshop/testkit/subject'
import type { InterleavedOrder } from '../interleaving.ts'
import { askProgram } from '../manager/ask-program.ts'
import { type Spread, spreadOf } from '../statistics.ts'
import type { StackTimes } from './programs/interleaved-stack.ts'

export const FLAVOURS = { 'zero-SDK': 'zero-sdk', 'SDK v2': 'sdk' } as const
export type Flavour = keyof typeof FLAVOURS

export interface AddedSize extends InterleavedOrder {
  /** Processes started anew: one start may be lucky. */
  starts: number
}

/** Microseconds of one kind of time. */
export interface Added {
  stack: Spread
  /** The bare client to itself: less than that is nothing. */
  nothing: Spread
  bare: Spread
}

export type AddedTimes = Record<keyof StackTimes, Added>

const BENCH = fileURLToPath(new URL('../..', import.meta.url))
export const SERVER_OF = join(ROOT, 'solutions/01-handrolled/zero-sdk')

const STACK = `export { connect } from '../provided/client.ts'
export { checkArguments } from './arguments.ts'
export { createBreaker } from './breaker.ts'
export { decideServer, decideTool, loadPolicy } from './policy.ts'
export { riskOf } from './risk.ts'
export { createSignals } from './signals.ts'
export { createAudit, createTelemetry } from './telemetry.ts'
`

/** One module of all that a stack needs. */
export function buildStack(flavour: Flavour): Promise<string> {
  const dir = join(ROOT, 'solutions/05-security', FLAVOURS[flavour])
  return buildFile(dir, 'src/telemetry.ts', { program: STACK })
}

export async function measureAdded(
  flavour: Flavour,
  { starts, ...order }: AddedSize,
  say: (line: string) => void,
): Promise<AddedTimes> {
  const program = {
    name: `${flavour}, interleaved`,
    program: await buildFile(BENCH, 'src/stack/programs/interleaved-stack.ts'),
    args: [await buildFile(SERVER_OF, 'src/server.ts')],
    env: { BENCH_STACK: await buildStack(flavour) },
  }
  const runs: StackTimes[] = []
  for (let start = 1; start <= starts; start++) {
    say(`  ${flavour}, start ${start} of ${starts}: ${order.rounds} rounds`)
    runs.push(await askProgram<StackTimes>(program, order))
  }
  return {
    wall: addedOf(runs.map(({ wall }) => wall)),
    cpu: addedOf(runs.map(({ cpu }) => cpu)),
  }
}

export function addedOf(runs: readonly StackTimes['wall'][]): Added {
  const beside = (way: 'stack' | 'again') =>
    spreadOf(
      runs.flatMap(times =>
        times[way].map((time, round) => time - (times.bare[round] ?? Number.NaN)),
      ),
    )
  return {
    stack: beside('stack'),
    nothing: beside('again'),
    bare: spreadOf(runs.flatMap(({ bare }) => bare)),
  }
}
