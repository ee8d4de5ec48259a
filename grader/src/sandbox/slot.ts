/**
 * One submission shut in, on Linux: its folder staged, its namespaces held open,
 * its limits watched. Everything that is made here is removed by `close`, and by
 * the next start when the grader was killed.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openToAll, stageMounts, stageSubmission } from './box.ts'
import type { GroupPlace } from './control-groups.ts'
import {
  groupInside,
  type Holder,
  RUNNER_TMP,
  type SlotUsers,
  startHolder,
} from './holder.ts'
import { BOX, innerArguments, writeEtc } from './inner.ts'
import { enterScript, startScript } from './launch-scripts.ts'
import { type Breach, breachOf, type Limits, limitsFrom } from './limits.ts'
import { nodeFiles, type ReadOnlyFile } from './node-files.ts'
import { killBelow, startProgram } from './program.ts'
import { usersOf } from './runner-user.ts'
import type { Sandbox, SandboxOptions } from './sandbox.ts'
import { machineOf, seccompProgram } from './seccomp.ts'
import { createSlotGroup, type SlotGroup, sweepGroups } from './slot-group.ts'
import { leftOver } from './slot-processes.ts'
import { giveTo, type Staging, takeSlot } from './staging.ts'
import type { SystemTools } from './system-tools.ts'
import { type Watchdog, watch } from './watchdog.ts'

/** What this machine offers; see find-ground.ts for how it is found. */
export interface Ground {
  level: 'A' | 'B'
  tools: SystemTools
  /** Where control groups can be made: level A. */
  place: GroupPlace | undefined
  /** Root gives every slot users of its own. */
  ownUsers: boolean
}

const MiB = 1024 * 1024
/** Memory that Node reserves without using it; 24 and 26 start with 600 MB. */
const RESERVED_DATA = 768 * MiB
/** What the runner may have running in a slot where one user owns all processes. */
const RUNNER_PROCESSES = 256

export async function openSlot(ground: Ground, options: SandboxOptions) {
  const limits = limitsFrom(options.limits)
  const staging = takeSlot()
  const uid = process.getuid?.() ?? 0
  const trusted = [process.execPath, ...(options.trusted ?? [])]
  const users = ground.ownUsers ? usersOf(staging.number, trusted) : undefined
  const runner = users?.runner ?? uid
  let group: SlotGroup | undefined
  try {
    if (ground.place) {
      group = createSlotGroup(ground.place, staging.name, limits, runner)
    }
    const shared = fillBox(ground, staging, { options, limits, group })
    giveTo(staging.folder, runner)
    for (const folder of options.writable ?? []) {
      mkdirSync(folder, { recursive: true })
      giveTo(folder, runner)
    }
    return await shutIn({ ground, options, limits, staging, group, users, shared })
  } catch (cause) {
    // Also what was made of a group that was not finished.
    const { place } = ground
    if (place) await sweepGroups(place, name => name === staging.name)
    staging.remove()
    throw cause
  }
}

interface BoxOptions {
  options: SandboxOptions
  limits: Limits
  group: SlotGroup | undefined
}

function fillBox(
  ground: Ground,
  staging: Staging,
  { options, limits, group }: BoxOptions,
): ReadOnlyFile[] {
  const box = join(staging.folder, 'box')
  mkdirSync(box)
  stageSubmission(options.submission, box)
  writeEtc(box)
  const mounts = [...nodeFiles(), ...(options.mounts ?? [])]
  const { inner, outer } = stageMounts(mounts, box)
  const grows = (options.grows ?? []).map(({ from, to }) => ({
    from: join(RUNNER_TMP, from),
    to,
  }))
  const args = innerArguments(inner, grows)
  writeFileSync(join(box, 'inner.args'), args.map(arg => `${arg}\0`).join(''))
  const machine = machineOf(process.arch)
  if (machine) writeFileSync(join(box, 'filter.bpf'), seccompProgram(machine))
  const start = startScript({
    tools: ground.tools,
    groups: group?.folders.map((_, index) => groupInside(index)) ?? [],
    ownUsers: ground.ownUsers,
    dataBytes: group ? undefined : limits.memoryBytes + RESERVED_DATA,
    processes: group ? undefined : limits.processes + RUNNER_PROCESSES,
    fileBytes: limits.diskBytes,
    passEnv: options.passEnv ?? [],
    filtered: machine !== undefined,
  })
  writeFileSync(join(box, 'start'), start)
  openToAll(box)
  return outer
}

interface Parts extends BoxOptions {
  ground: Ground
  staging: Staging
  users: SlotUsers | undefined
  shared: readonly ReadOnlyFile[]
}

async function shutIn(parts: Parts): Promise<Sandbox> {
  const { ground, options, limits, staging, group, users, shared } = parts
  const { tools, ownUsers } = ground
  const holder = await startHolder({
    tools,
    box: join(staging.folder, 'box'),
    shared,
    groups: group?.folders ?? [],
    writable: options.writable ?? [],
    diskBytes: limits.diskBytes,
    grown: (options.grows ?? []).map(({ from }) => join(RUNNER_TMP, from)),
    users,
  })
  const enter = join(staging.folder, 'enter')
  const way = { tools, pid: holder.pid, ownUsers, group: group?.runnerFolder }
  writeFileSync(enter, enterScript(way))
  const runnerCommand = (argv: readonly string[]) => ['/bin/sh', enter, ...argv]
  const kill = (pids: readonly number[]) => {
    const command = ['/bin/sh', '-c', 'kill -9 "$@"', 'sh', ...pids.map(String)]
    const [file = '', ...args] = runnerCommand(command)
    spawnSync(file, args, { stdio: 'ignore', cwd: '/' })
  }
  const end = () => void holder.end()
  const dog = watch({ holder: holder.pid, limits, group, kill, end })
  return sandboxOf(parts, { holder, dog, runnerCommand })
}

interface Running {
  holder: Holder
  dog: Watchdog
  runnerCommand(argv: readonly string[]): string[]
}

function sandboxOf(parts: Parts, { holder, dog, runnerCommand }: Running): Sandbox {
  const { limits, staging, group } = parts
  const { level } = parts.ground
  const floods: Breach[] = []
  const breaches = () => [...floods, ...dog.breaches()]
  const learnerPrefix = ['/bin/sh', `${BOX}/start`]
  const close = async () => {
    const left = await leftOver(holder.pid)
    try {
      await dog.stop()
    } finally {
      await holder.end()
      group?.kill()
      await group?.remove()
      staging.remove()
    }
    return { level, breaches: breaches(), usage: dog.usage(), leftOver: left }
  }
  return {
    level,
    limits,
    runnerTmp: RUNNER_TMP,
    runnerCommand,
    learnerPrefix,
    seen: path => path,
    start: argv =>
      startProgram(runnerCommand([...learnerPrefix, ...argv]), {
        outputBytes: limits.outputBytes,
        onFlood: bytes => floods.push(breachOf('output-limit', limits, bytes)),
        kill: killBelow,
      }),
    breaches,
    end: () => holder.end(),
    close,
    async [Symbol.asyncDispose]() {
      await close()
    },
  }
}
