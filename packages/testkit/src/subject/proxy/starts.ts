/**
 * Which process a subject has at the moment: none before it is needed, another one
 * when the last has ended, and no more of them when it ends again and again.
 */
import { fileURLToPath } from 'node:url'
import { buildFile } from '../build.ts'
import { type Handles, handleFor } from './handles.ts'
import { type Launch, placesOf } from './launch.ts'
import { type Accounts, SubjectProcess } from './process.ts'

export interface Surroundings extends Accounts {
  /** Called for each process that is started. */
  onStart(pid: number | undefined): void
}

const HERE = fileURLToPath(new URL('.', import.meta.url))
const MOST_STARTS = 25

export function startsOf(launch: Launch, around: Surroundings, handles: Handles) {
  let starting: Promise<SubjectProcess> | undefined
  let last: SubjectProcess | undefined
  let starts = 0

  async function start(): Promise<SubjectProcess> {
    const shim = await buildFile(HERE, 'shim.ts')
    last = new SubjectProcess(shim, launch, placesOf(launch), around, (id, of) =>
      handleFor(id, of, handles),
    )
    around.onStart(last.pid)
    return last
  }

  return {
    /** The process that is running, if one is. */
    get live(): SubjectProcess | undefined {
      return last?.ended === undefined ? last : undefined
    },
    now(): Promise<SubjectProcess> {
      const isOver = last?.ended !== undefined && starts < MOST_STARTS
      if (isOver) last = starting = undefined
      if (!starting) {
        starts++
        starting = start()
      }
      return starting
    },
  }
}
