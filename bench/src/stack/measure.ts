/**
 * A call over stdio through the whole of stage 05: what that adds to the same call
 * without it, and how it stands beside a bare call of the official SDK v1.
 */
import { fileURLToPath } from 'node:url'
import { table } from '@workshop/report'
import { buildFile } from '@workshop/testkit/subject'
import type { Goal, Measured, Measurement, Settings } from '../measurement.ts'
import { pairedRatios, type Spread, spreadOf } from '../statistics.ts'
import type { Startable } from '../stdio/pair.ts'
import { type SamplesOf, type Size, takeTurns } from '../turns.ts'
import {
  type AddedSize,
  type AddedTimes,
  buildStack,
  measureAdded,
  SERVER_OF,
} from './added.ts'

export const GOALS = {
  // The stack only computes: on a busy machine, its time is that of the processor.
  'stack.addedUs': { unit: 'µs of processor time a call', atMost: 25 },
  'stack.addedWallUs': { unit: 'µs a call, on the clock' },
  'stack.vsSdkV1': { unit: '× its calls per second', atLeast: 3 },
  'stack.cpu.vsSdkV1': { unit: '× its calls per processor second' },
  'stack.sdk.addedUs': { unit: 'µs of processor time, SDK flavour' },
} as const satisfies Record<string, Goal>

const NAMES = ['with the stack', 'bare', 'SDK v1'] as const
type Name = (typeof NAMES)[number]

interface Sizes {
  added: AddedSize
  turns: Size
}

/** So much code is compiled late, and a host runs for days. */
const WARM_UP = 10_000

const FULL: Sizes = {
  added: { starts: 3, rounds: 200, calls: 100, warmUpCalls: WARM_UP, inFlight: 1 },
  turns: { starts: 3, rounds: 20, calls: 400, warmUpCalls: WARM_UP },
}
const QUICK: Sizes = {
  added: { starts: 1, rounds: 150, calls: 100, warmUpCalls: WARM_UP, inFlight: 1 },
  turns: { starts: 1, rounds: 12, calls: 300, warmUpCalls: WARM_UP },
}

export const stack: Measurement = {
  name: 'stack',
  title: 'a call through gate, arguments, breaker, signals and audit',
  goals: GOALS,
  measure,
}

async function measure({ quick, say }: Settings): Promise<Measured> {
  const size = quick ? QUICK : FULL
  const own = await measureAdded('zero-SDK', size.added, say)
  const sdk = await measureAdded('SDK v2', size.added, say)
  const { wall, cpu } = await besideSdkV1(size.turns, say)
  const knowsCpu = cpu['SDK v1'].length > 0
  const ratios = {
    wall: spreadOf(pairedRatios(wall['SDK v1'], wall['with the stack'])),
    ...(knowsCpu && {
      cpu: spreadOf(pairedRatios(cpu['SDK v1'], cpu['with the stack'])),
    }),
  }
  return {
    values: {
      'stack.addedUs': own.cpu.stack.median,
      'stack.addedWallUs': own.wall.stack.median,
      'stack.vsSdkV1': ratios.wall.median,
      'stack.cpu.vsSdkV1': ratios.cpu?.median ?? {
        reason: 'processor time is not known here',
      },
      'stack.sdk.addedUs': sdk.cpu.stack.median,
    },
    lines: linesOf({ 'zero-SDK': own, 'SDK v2': sdk }, wall, ratios),
    details: { size, added: { 'zero-SDK': own, 'SDK v2': sdk }, ratios },
  }
}

async function besideSdkV1(size: Size, say: (line: string) => void) {
  const noTimes = () => ({ 'with the stack': [], bare: [], 'SDK v1': [] })
  const samples: SamplesOf<Name> = { wall: noTimes(), cpu: noTimes() }
  const contenders = await buildContenders()
  for (let start = 1; start <= size.starts; start++) {
    say(`  beside SDK v1, start ${start} of ${size.starts}: ${size.rounds} rounds`)
    await takeTurns(contenders, size, { sequential: 1 }, { sequential: samples })
  }
  return samples
}

/** Why they are comparable: `stdio/contenders.ts`. */
async function buildContenders(): Promise<(Startable & { name: Name })[]> {
  const bench = fileURLToPath(new URL('../..', import.meta.url))
  const built = (program: string) => buildFile(bench, `src/${program}.ts`)
  const server = await buildFile(SERVER_OF, 'src/server.ts')
  return [
    {
      name: 'with the stack',
      client: await built('stack/programs/stack-client'),
      server,
      env: { BENCH_STACK: await buildStack('zero-SDK') },
    },
    {
      name: 'bare',
      client: await built('stdio/programs/zero-sdk-client'),
      server,
      env: { BENCH_CLIENT: await buildFile(SERVER_OF, 'src/client.ts') },
    },
    {
      name: 'SDK v1',
      client: await built('stdio/programs/sdk-v1-client'),
      server: await built('stdio/programs/sdk-v1-server'),
      env: {},
    },
  ]
}

function linesOf(
  added: Readonly<Record<string, AddedTimes>>,
  wall: Readonly<Record<Name, number[]>>,
  ratios: Readonly<Record<string, Spread>>,
): string[] {
  const cells = ({ median, mad, min, max }: Spread, digits: number) =>
    [median, mad, min, max].map(value => value.toFixed(digits))
  const head = ['median', '± mad', 'min', 'max']
  return [
    ...table([
      ['µs that are added, in one process', ...head],
      ...Object.entries(added).flatMap(([flavour, { wall, cpu }]) => [
        [`${flavour}, the stack, processor`, ...cells(cpu.stack, 1)],
        [`${flavour}, nothing, processor`, ...cells(cpu.nothing, 1)],
        [`${flavour}, the stack`, ...cells(wall.stack, 1)],
        [`${flavour}, nothing`, ...cells(wall.nothing, 1)],
        [`${flavour}, the call itself`, ...cells(wall.bare, 1)],
      ]),
    ]),
    '',
    ...table([
      ['µs a call, a process each', ...head],
      ...NAMES.map(name => [name, ...cells(spreadOf(wall[name]), 1)]),
    ]),
    '',
    ...table([
      ['SDK v1 to the call with the stack', ...head],
      ...Object.entries(ratios).map(([name, ratio]) => [name, ...cells(ratio, 2)]),
    ]),
  ]
}
