/**
 * Contenders that take turns: in every round each of them makes the same few calls,
 * and each is first once. What they are does not matter here.
 */
import { rotated } from './statistics.ts'
import { type Pair, type Startable, startPair } from './stdio/pair.ts'

export interface Size {
  /** Processes started anew: one start may be lucky for one of them. */
  starts: number
  rounds: number
  /** Few, so that contenders take turns often; long enough for the clock. */
  calls: number
  warmUpCalls: number
}

/** Microseconds a call, by contender, in the order of the rounds. */
export type TimesOf<Name extends string> = Record<Name, number[]>

/** On the clock, and processor time of both processes where it is known. */
export interface SamplesOf<Name extends string> {
  wall: TimesOf<Name>
  cpu: TimesOf<Name>
}

/** All pairs at once; those that do not run have nothing to do. */
export async function takeTurns<Name extends string, Mode extends string>(
  contenders: readonly (Startable & { name: Name })[],
  { rounds, calls, warmUpCalls }: Size,
  modes: Readonly<Record<Mode, number>>,
  samples: Record<Mode, SamplesOf<Name>>,
): Promise<void> {
  const pairs: { name: Name; pair: Pair }[] = []
  try {
    for (const contender of contenders) {
      pairs.push({ name: contender.name, pair: await startPair(contender) })
    }
    for (const [mode, inFlight] of Object.entries(modes) as [Mode, number][]) {
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
