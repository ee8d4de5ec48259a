/**
 * The subject in a process of its own, where nothing of it is trusted: the same
 * interface, the same tests. Assertions, peers and clocks stay on this side.
 */
import { join } from 'node:path'
import { setTurnOfSubject } from '@workshop/faults'
import { buildFile, type Variant } from '../build.ts'
import { FilesLoading } from '../files-loading.ts'
import {
  fileOf,
  type Handle,
  type Held,
  type Program,
  type Subject,
  throwing,
} from '../index.ts'
import { newFolder } from '../new-folder.ts'
import { SCRATCH } from '../paths.ts'
import { AGREED } from './agreed.ts'
import { ChannelClosed } from './channel.ts'
import { answered, type Handles } from './handles.ts'
import { commandFor, type Launch, placesOf } from './launch.ts'
import type { SubjectProcess } from './process.ts'
import { type Surroundings, startsOf } from './starts.ts'

export { WaitedTooLong } from './channel.ts'
export { ProtocolViolation } from './frames.ts'
export { type Launch, launchFrom, launchOf } from './launch.ts'
export { type Accounts, SubjectGone } from './process.ts'
export type { Surroundings } from './starts.ts'

/** Who still has something to say after so many turns never stops. */
const MOST_TURNS = 12

export function openProxiedSubject(
  dir: string,
  launch: Launch,
  around: Surroundings,
): Subject {
  const handles: Handles = new WeakMap()
  const loading = new FilesLoading()
  const loaded = new WeakMap<SubjectProcess, Map<string, Promise<void>>>()
  const running = startsOf(launch, around, handles)
  const places = placesOf(launch)

  async function load(process: SubjectProcess, file: string): Promise<void> {
    const built = await buildFile(dir, file, {}, false)
    try {
      // What a file does at its top level is the subject's doing too.
      await loading.during(file, () =>
        throwing(() => process.seam.call(AGREED.load, [file, built])),
      )
    } catch (cause) {
      throw cause instanceof ChannelClosed ? await process.gone : cause
    }
  }

  /** The process, with this file loaded. */
  async function having(file: string): Promise<SubjectProcess> {
    const process = await running.now()
    const files = loaded.get(process) ?? new Map<string, Promise<void>>()
    loaded.set(process, files)
    const done = files.get(file) ?? load(process, file)
    files.set(file, done)
    await done
    return process
  }

  const asking =
    (target: number) =>
    async (module: string, name: string, ...args: unknown[]) => {
      const file = fileOf(module)
      const process = await having(file)
      return answered(process, target, [file, name, ...args], { file, name })
    }
  const creating = asking(AGREED.create)

  async function create(module: string, factory: string, ...args: unknown[]) {
    const handle = (await creating(module, factory, ...args)) as Handle
    const made = handles.get(handle)
    if (made) Object.assign(made, { file: fileOf(module), factory })
    return handle
  }

  function madeOf(handle: object) {
    const made = handles.get(handle)
    if (made) return made
    throw new Error('expected a handle of this subject, got another')
  }

  /** On something that the subject has. */
  function onHeld(target: number, held: object, ...args: unknown[]): unknown {
    const { id, of } = madeOf(held)
    return of.seam.call(target, [id, ...args])
  }

  function hold(value: object): Held {
    const { live } = running
    if (!live) throw new Error('expected a subject that has begun, got none')
    return live.seam.call(AGREED.hold, [value]) as Held
  }

  async function timed(handle: Handle, method: string, calls: unknown[][]) {
    const made = madeOf(handle)
    const named = { file: made.file, name: method }
    return Number(
      await answered(made.of, AGREED.timed, [made.id, method, calls], named),
    )
  }

  async function ownProgram(file: string, variant?: Variant): Promise<Program> {
    const built = await buildFile(dir, file, variant, false)
    return { command: process.execPath, args: [built] }
  }

  async function program(file: string, variant?: Variant): Promise<Program> {
    const { args } = await ownProgram(file, variant)
    return commandFor(launch, args.map(places.inside))
  }

  /** As many turns of both sides as it takes until nobody has anything to say. */
  setTurnOfSubject(async () => {
    const { live } = running
    const owner = around.current()
    for (let nth = 0; live && nth < MOST_TURNS; nth++) {
      const before = live.seam.activity.get(owner)
      live.fence()
      if (live.seam.activity.get(owner) === before) return
      await new Promise(resolve => setImmediate(resolve))
    }
  })

  return {
    dir,
    loadingFor: ms => loading.lasting(ms),
    call: asking(AGREED.call),
    create,
    program,
    ownProgram,
    timed,
    timedCall: async (...call) => Number(await asking(AGREED.timedCall)(...call)),
    node: args => commandFor(launch, args.map(places.inside)),
    // Whoever sees the builds sees this as well.
    folder: () => newFolder(join(SCRATCH, 'build')),
    seen: places.inside,
    here: places.outside,
    hold,
    change: (held, members) => void onHeld(AGREED.change, held, members),
    read: async held => onHeld(AGREED.read, held),
    memory: async () => Number((await running.now()).seam.call(AGREED.memory, [])),
  }
}
