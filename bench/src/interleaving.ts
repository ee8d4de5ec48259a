/**
 * Ways of making one call that take turns in one process: short bursts, so that a
 * pause of the machine hits few of them, and each way is first once.
 */
export interface InterleavedOrder {
  rounds: number
  /** In one burst. */
  calls: number
  warmUpCalls: number
  inFlight: number
}

/** Microseconds a call, round by round. */
export type TimesOfWays<Way extends string> = Record<Way, number[]>

export interface SamplesOfWays<Way extends string> {
  /** On the clock: who waits for a turn of a busy machine, waits here too. */
  wall: TimesOfWays<Way>
  /** Processor time of this process, all threads. */
  cpu: TimesOfWays<Way>
}

export async function interleave<Way extends string>(
  ways: Readonly<Record<Way, () => Promise<void>>>,
  { rounds, calls, warmUpCalls, inFlight }: InterleavedOrder,
): Promise<SamplesOfWays<Way>> {
  const names = Object.keys(ways) as Way[]
  const samples = { wall: noTimes(names), cpu: noTimes(names) }
  for (const way of names) await burst(ways[way], warmUpCalls, inFlight)
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const way = names[(round + turn) % names.length] as Way
      const { wall, cpu } = await burst(ways[way], calls, inFlight)
      samples.wall[way].push(wall)
      samples.cpu[way].push(cpu)
    }
  }
  return samples
}

async function burst(call: () => Promise<void>, calls: number, inFlight: number) {
  let left = calls
  async function caller(): Promise<void> {
    while (left-- > 0) await call()
  }
  const before = process.cpuUsage()
  const start = performance.now()
  await Promise.all(Array.from({ length: inFlight }, caller))
  const wall = (performance.now() - start) * 1000
  const { user, system } = process.cpuUsage(before)
  return { wall: wall / calls, cpu: (user + system) / calls }
}

function noTimes<Way extends string>(names: readonly Way[]): TimesOfWays<Way> {
  const entries = names.map((way): [Way, number[]] => [way, []])
  return Object.fromEntries(entries) as TimesOfWays<Way>
}
