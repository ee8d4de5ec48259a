/**
 * The control group of one slot: it holds the learner's processes to their memory
 * and their number, counts what was refused, and ends them all at once.
 */
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { GroupPlace } from './control-groups.ts'
import type { Limits } from './limits.ts'

export interface GroupUsage {
  memoryPeak: number
  oomKills: number
  /** `null`: this kernel keeps no peak. */
  processPeak: number | null
  forksRefused: number
}

export interface SlotGroup {
  /** A learner's process belongs in each of these. */
  readonly folders: readonly string[]
  /** Where the runner has to be to start learners; only version 2 cares. */
  readonly runnerFolder: string | undefined
  usage(): GroupUsage
  kill(): void
  remove(): Promise<void>
}

/** @param runner the user who may move processes in; groups of a dead slot are reused */
export function createSlotGroup(
  place: GroupPlace,
  name: string,
  limits: Limits,
  runner: number,
): SlotGroup {
  return place.version === 1
    ? inTwoTrees(place, name, limits, runner)
    : inOneTree(place.parent, name, limits, runner)
}

function inTwoTrees(
  place: { memory: string; pids: string },
  name: string,
  { memoryBytes, processes }: Limits,
  runner: number,
): SlotGroup {
  const memory = join(place.memory, name)
  const pids = join(place.pids, name)
  const folders = [...new Set([memory, pids])]
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true })
    chownSync(join(folder, 'cgroup.procs'), runner, runner)
  }
  write(memory, 'memory.limit_in_bytes', memoryBytes)
  // Absent where the kernel does not account for swap.
  if (existsSync(join(memory, 'memory.memsw.limit_in_bytes'))) {
    write(memory, 'memory.memsw.limit_in_bytes', memoryBytes)
  }
  write(pids, 'pids.max', processes)
  return {
    folders,
    runnerFolder: undefined,
    usage: () => ({
      memoryPeak: number(memory, 'memory.max_usage_in_bytes'),
      oomKills: counter(memory, 'memory.oom_control', 'oom_kill'),
      processPeak: numberIfThere(pids, 'pids.peak'),
      forksRefused: counter(pids, 'pids.events', 'max'),
    }),
    kill: () => killOneByOne(pids),
    remove: () => removeAll(folders),
  }
}

function inOneTree(
  parent: string,
  name: string,
  { memoryBytes, processes }: Limits,
  runner: number,
): SlotGroup {
  const slot = join(parent, name)
  const [learner, runners] = [join(slot, 'learner'), join(slot, 'runner')]
  mkdirSync(slot, { recursive: true })
  write(slot, 'cgroup.subtree_control', '+memory +pids')
  for (const folder of [learner, runners]) mkdirSync(folder, { recursive: true })
  // To move a process one must own both ends and what is above both.
  for (const folder of [slot, learner, runners]) {
    chownSync(join(folder, 'cgroup.procs'), runner, runner)
  }
  write(learner, 'memory.max', memoryBytes)
  write(learner, 'memory.swap.max', 0)
  write(learner, 'pids.max', processes)
  return {
    folders: [learner],
    runnerFolder: runners,
    usage: () => ({
      memoryPeak: numberIfThere(learner, 'memory.peak') ?? 0,
      oomKills: counter(learner, 'memory.events', 'oom_kill'),
      processPeak: numberIfThere(learner, 'pids.peak'),
      forksRefused: counter(learner, 'pids.events', 'max'),
    }),
    kill: () => write(learner, 'cgroup.kill', 1),
    remove: () => removeAll([learner, runners, slot]),
  }
}

/** Groups of slots that are no more, by the names of their folders. */
export async function sweepGroups(
  place: GroupPlace,
  isDead: (name: string) => boolean,
): Promise<number> {
  const parents = place.version === 1 ? [place.memory, place.pids] : [place.parent]
  const dead = parents.flatMap(parent =>
    readdirSync(parent, { withFileTypes: true })
      .filter(entry => entry.isDirectory() && isDead(entry.name))
      .map(entry => join(parent, entry.name)),
  )
  for (const folder of dead) {
    await removeAll([join(folder, 'learner'), join(folder, 'runner'), folder])
  }
  return dead.length
}

function killOneByOne(folder: string): void {
  for (const pid of readFileSync(join(folder, 'cgroup.procs'), 'utf8').split('\n')) {
    if (pid === '') continue
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch (cause) {
      // It went by itself in the meantime.
      if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause
    }
  }
}

/** A group can be removed once the kernel has buried its last process. */
async function removeAll(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    for (let tries = 0; existsSync(folder); tries++) {
      try {
        rmdirSync(folder)
      } catch (cause) {
        const { code } = cause as NodeJS.ErrnoException
        if (code === 'ENOENT') break
        if (code !== 'EBUSY' || tries >= 200) throw cause
        await wait(10)
      }
    }
  }
}

const write = (folder: string, file: string, value: number | string) =>
  writeFileSync(join(folder, file), String(value))

const number = (folder: string, file: string) =>
  Number(readFileSync(join(folder, file), 'utf8').trim())

const numberIfThere = (folder: string, file: string) =>
  existsSync(join(folder, file)) ? number(folder, file) : null

function counter(folder: string, file: string, name: string): number {
  const text = readFileSync(join(folder, file), 'utf8')
  const line = text.split('\n').find(line => line.startsWith(`${name} `))
  return Number(line?.split(' ')[1] ?? 0)
}
