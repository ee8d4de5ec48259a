/**
 * Where control groups can be made here: version 1 (one tree a controller) or
 * version 2 (one tree). What is found is only a place; the limits that hold are
 * proved by the doctor's probes.
 */
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export type GroupPlace =
  | { version: 1; memory: string; pids: string }
  | { version: 2; parent: string }

export type FoundGroups = { place: GroupPlace } | { why: string; fix: string }

export interface GroupSources {
  /** Text of `/proc/self/mountinfo`. */
  mounts: string
  /** Text of `/proc/self/cgroup`. */
  self: string
}

const here = (): GroupSources => ({
  mounts: readFileSync('/proc/self/mountinfo', 'utf8'),
  self: readFileSync('/proc/self/cgroup', 'utf8'),
})

const CONTROLLERS = ['memory', 'pids'] as const
const LEAF = 'grader'

export function findGroups(sources: GroupSources = here()): FoundGroups {
  const mounts = cgroupMounts(sources.mounts)
  const [memory, pids] = CONTROLLERS.map(controller => {
    const mount = mounts.find(
      m => m.type === 'cgroup' && m.options.includes(controller),
    )
    return mount && ownFolder(mount, sources.self, controller)
  })
  if (memory && pids) {
    const closed = [memory, pids].find(folder => !isWritable(folder))
    return closed ? readOnly(closed) : { place: { version: 1, memory, pids } }
  }
  const unified = mounts.find(m => m.type === 'cgroup2')
  if (!unified) return { why: 'no control groups are mounted', fix: 'run as root' }
  return inUnified(ownFolder(unified, sources.self, ''))
}

interface Mount {
  root: string
  point: string
  type: string
  options: string[]
}

function cgroupMounts(text: string): Mount[] {
  return text.split('\n').flatMap(line => {
    const [left = '', right = ''] = line.split(' - ')
    const [, , , root = '', point = ''] = left.split(' ')
    const [type = '', , options = ''] = right.split(' ')
    return type.startsWith('cgroup')
      ? [{ root, point, type, options: options.split(',') }]
      : []
  })
}

/** The group this process is in: a limit put on it must also hold for what it starts. */
function ownFolder(mount: Mount, self: string, controller: string): string {
  const line = self.split('\n').find(line => {
    const [, controllers = ''] = line.split(':')
    return controller === ''
      ? line.startsWith('0::')
      : controllers.split(',').includes(controller)
  })
  const path = line?.slice(line.indexOf(':', line.indexOf(':') + 1) + 1) ?? '/'
  const inside = relative(mount.root, path)
  // A path that leads out belongs to a namespace whose files are not mounted here.
  return inside.startsWith('..') ? mount.point : join(mount.point, inside)
}

function inUnified(own: string): FoundGroups {
  const has = (file: string) => readFileSync(join(own, file), 'utf8').split(/\s+/)
  const absent = CONTROLLERS.filter(name => !has('cgroup.controllers').includes(name))
  if (absent.length > 0) {
    return {
      why: `${own} has no controller ${absent.join(', ')}`,
      fix: 'delegate them: systemd-run --user --scope -p Delegate=yes …',
    }
  }
  if (!isWritable(own)) return readOnly(own)
  const enabled = () =>
    CONTROLLERS.every(name => has('cgroup.subtree_control').includes(name))
  try {
    if (!enabled()) enable(own)
  } catch (cause) {
    return {
      why: `${own}: controllers cannot be passed on: ${(cause as Error).message}`,
      fix: 'start the grader in a group of its own (systemd-run --scope)',
    }
  }
  return { place: { version: 2, parent: own } }
}

/** A group that passes controllers on may hold no process itself, so all move down. */
function enable(own: string): void {
  const wanted = CONTROLLERS.map(name => `+${name}`).join(' ')
  const control = join(own, 'cgroup.subtree_control')
  try {
    writeFileSync(control, wanted)
    return
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EBUSY') throw cause
  }
  const leaf = join(own, LEAF)
  mkdirSync(leaf, { recursive: true })
  const processes = readFileSync(join(own, 'cgroup.procs'), 'utf8').split('\n')
  for (const pid of processes) {
    if (pid !== '') writeFileSync(join(leaf, 'cgroup.procs'), pid)
  }
  writeFileSync(control, wanted)
}

const readOnly = (folder: string) => ({
  why: `${folder} is not writable`,
  fix: 'run as root, in a container with a writable cgroup mount, or delegate a group',
})

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
