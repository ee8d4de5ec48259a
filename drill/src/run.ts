/** One run: a healthy beginning, perhaps a quiet change, and twelve watches over it. */

import { createStack, type Subjects } from '@workshop/host-stack'
import type { SilentFailureId } from '@workshop/syllabus'
import { SILENT_FAILURES } from '@workshop/syllabus'
import { chanceOf } from './chance.ts'
import { createDrillClock } from './drill-clock.ts'
import type { Turn } from './evidence.ts'
import { FAULTS } from './faults.ts'
import { CALLS_PER_TURN, createHost } from './host.ts'
import { sourcesIn } from './sources.ts'
import { WATCHES } from './watches.ts'
import { createWorld } from './world.ts'

export const IDS = Object.keys(SILENT_FAILURES) as SilentFailureId[]

const TURNS = 50
/** The change comes after so many turns, and up to so many more. */
const EARLIEST = 14
const SPREAD = 6

export interface Alarm {
  watch: SilentFailureId
  signal: string
  turn: number
  /** Calls from the change to the alarm; below 1 it came before. */
  calls: number
}

export interface Run {
  /** The first alarm of each watch. */
  alarms: Alarm[]
  gaps: string[]
  /** Files of the subject that do not load. */
  unloaded: string[]
}

export async function runOnce(
  subjects: Subjects,
  seed: number,
  fault?: SilentFailureId,
): Promise<Run> {
  const stack = createStack(subjects)
  const clock = createDrillClock()
  const world = createWorld(chanceOf(seed), clock)
  const sources = sourcesIn(subjects.gates.dir)
  const talk = chanceOf(seed + 0x5eed)
  const host = await createHost(stack, world, clock, talk, sources)
  const change = EARLIEST + Math.floor(chanceOf(seed)() * SPREAD)
  const turns: Turn[] = []
  const alarms = new Map<SilentFailureId, Alarm>()
  for (let turn = 0; turn < TURNS; turn++) {
    if (turn === change) {
      // Two calls that hang happen to anybody: in healthy runs as well.
      world.blip('forecast')
      if (fault) await FAULTS[fault](world, host, chanceOf(seed + 0xfa17))
    }
    turns.push(await host.turn())
    for (const watch of IDS) {
      const signal = alarms.has(watch) ? undefined : WATCHES[watch](turns)
      const calls = (turn - change + 1) * CALLS_PER_TURN
      if (signal) alarms.set(watch, { watch, signal, turn, calls })
    }
    const own = fault && alarms.get(fault)
    if (own) break
  }
  const { gaps, unloaded } = stack
  return { alarms: [...alarms.values()], gaps: [...gaps], unloaded: [...unloaded] }
}
