/**
 * The slot's outer shell: a process that does nothing but keep the slot's
 * namespaces (user, network with `lo` only, processes, mounts, ipc, host name)
 * open. The runner and the learner's programs live in them; when the holder ends,
 * by us or because the grader died, the kernel ends all of them.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { DISK, INSIDE_SLOT } from './inner.ts'
import type { ReadOnlyFile } from './node-files.ts'
import type { SystemTools } from './system-tools.ts'

export interface SlotUsers {
  runner: number
  learner: number
}

export interface HolderOptions {
  tools: SystemTools
  /** The slot's folder on the host, seen inside as BOX. */
  box: string
  /** Folders of the host that several slots read, and where this one sees them. */
  shared: readonly ReadOnlyFile[]
  /** Host folders of control groups, seen inside as `groups/0`, `groups/1` … */
  groups: readonly string[]
  /** Made below RUNNER_TMP before anything starts. */
  grown: readonly string[]
  /** Host folders the runner may write to, under the same path. */
  writable: readonly string[]
  diskBytes: number
  /** Only root can map two users; others live as one. */
  users: SlotUsers | undefined
}

export interface Holder {
  /** The slot's first process, as the host numbers it. */
  readonly pid: number
  /** Ends everything in the slot; resolves when nothing is left. */
  end(): Promise<void>
}

/** Where the runner's own temporary files go. */
export const RUNNER_TMP = `${INSIDE_SLOT}/tmp`
export const groupInside = (index: number) => `${INSIDE_SLOT}/groups/${index}`
const RUNNER_TMP_BYTES = 512 * 1024 * 1024

/**
 * What bwrap covers of `/proc` when root itself starts it, so that no program in a
 * further namespace may have a `/proc` of its own. One that is not covered, out of every
 * program's sight, is enough for the kernel to allow them theirs.
 */
const OPEN_PROC = `${INSIDE_SLOT}/proc`

function holding({ tools, users }: HolderOptions): string[] {
  const hold = 'echo ready; read -r end'
  if (users?.runner !== 0) return ['--', '/bin/sh', '-c', hold]
  const mount = `${tools.mount} -t proc proc ${OPEN_PROC} || exit 125`
  const rights = ['--cap-add', 'CAP_SYS_ADMIN', '--dir', OPEN_PROC]
  return [...rights, '--', '/bin/sh', '-c', `${mount}; ${hold}`]
}

function outerArguments(options: HolderOptions): string[] {
  const { box, shared, groups, grown, writable, diskBytes, users } = options
  const identity = users
    ? ['--userns-block-fd', '3']
    : ['--uid', '0', '--gid', '0', '--block-fd', '3']
  const open = ['--perms', '1777', '--dir']
  return [
    ...['--unshare-user', '--unshare-net', '--unshare-pid', '--unshare-ipc'],
    ...['--unshare-uts', '--hostname', 'slot', '--die-with-parent', ...identity],
    ...['--info-fd', '4', '--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
    ...['--dir', INSIDE_SLOT, '--ro-bind', box, `${INSIDE_SLOT}/box`],
    ...['--size', String(diskBytes), '--tmpfs', DISK],
    ...[...open, `${DISK}/tmp`, ...open, `${DISK}/shm`],
    ...['--size', String(RUNNER_TMP_BYTES), '--tmpfs', RUNNER_TMP],
    ...grown.flatMap(folder => ['--dir', folder]),
    // What bwrap makes by itself on the way is for one user only.
    ...['--perms', '755', '--dir', `${INSIDE_SLOT}/shared`],
    ...shared.flatMap(({ from, to }) => ['--ro-bind', from, to]),
    ...groups.flatMap((folder, index) => ['--bind', folder, groupInside(index)]),
    ...writable.flatMap(folder => ['--bind', folder, folder]),
    ...holding(options),
  ]
}

/** @throws Error with what bwrap said, when the namespaces cannot be had */
export async function startHolder(options: HolderOptions): Promise<Holder> {
  const { users, tools } = options
  const child = spawn(tools.bwrap, outerArguments(options), {
    cwd: '/',
    env: {},
    stdio: ['pipe', 'pipe', 'pipe', 'pipe', 'pipe'],
    ...(users ? { uid: users.runner, gid: users.runner } : {}),
  })
  const exited = new Promise<void>(resolve => child.once('close', () => resolve()))
  try {
    const pid = await released(child, users)
    return { pid, end: () => ended(pid, exited) }
  } catch (cause) {
    child.kill('SIGKILL')
    await exited
    throw cause
  }
}

/** Maps the slot's users while bwrap waits for it, then lets it go on. */
function released(child: ChildProcess, users: SlotUsers | undefined): Promise<number> {
  const [stdout, stderr] = [child.stdout as Readable, child.stderr as Readable]
  const go = child.stdio[3] as Writable
  const info = child.stdio[4] as Readable
  let [said, told, pid] = ['', '', 0]
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) =>
      reject(new Error(said.trim() || 'bwrap: ended at once', { cause }))
    child.once('error', fail).once('close', () => fail())
    child.stdin?.on('error', fail)
    go.on('error', fail)
    stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-500)
    })
    info.setEncoding('utf8').on('data', (text: string) => {
      told += text
      if (pid !== 0 || !told.includes('}')) return
      try {
        pid = JSON.parse(told)['child-pid']
        if (users) mapUsers(pid, users)
        go.end('1')
      } catch (cause) {
        fail(cause)
      }
    })
    stdout.once('data', () => resolve(pid))
  })
}

/** In the slot the runner is 0 and the learner 1; nobody else exists. */
function mapUsers(pid: number, { runner, learner }: SlotUsers): void {
  for (const map of ['uid_map', 'gid_map']) {
    writeFileSync(`/proc/${pid}/${map}`, `0 ${runner} 1\n1 ${learner} 1\n`)
  }
}

/**
 * The first process of a process namespace is buried after all others, so its
 * parent, bwrap, ends when nobody is left.
 */
async function ended(pid: number, exited: Promise<void>): Promise<void> {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause
  }
  // Bounded, for a machine whose first process buries nobody.
  await Promise.race([exited, wait(10_000, undefined, { ref: false })])
}
