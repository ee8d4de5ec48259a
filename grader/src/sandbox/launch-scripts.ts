/**
 * The two small shell programs of a slot. `enter` brings the trusted runner into
 * the slot; `start` is what the runner puts before the command of a learner's
 * program. A shell, because joining groups, limits and open files must be in place
 * before the first instruction of the next program, in about a millisecond.
 */
import { BOX } from './inner.ts'
import type { SystemTools } from './system-tools.ts'

/** As a word of the shell, whatever is in it. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

const AS_LEARNER = '--reuid=1 --regid=1 --clear-groups'
/** Of the slot's own privileges: what it takes to start and to end learners. */
const KEPT = '+setuid,+setgid,+kill,+setfcap'
const NAMESPACES = '--user --mount --net --pid --ipc --uts'

export interface EnterOptions {
  tools: SystemTools
  /** The slot's first process, as the host numbers it. */
  pid: number
  /** Version 2 of control groups: where the runner has to be. */
  group: string | undefined
  /** The slot has user ids of its own, so credentials change on the way in. */
  ownUsers: boolean
}

/** Host side: `sh enter <command> …`. */
export function enterScript({ tools, pid, group, ownUsers }: EnterOptions): string {
  const keep = ownUsers ? '' : ' --preserve-credentials'
  return [
    'here=$PWD',
    ...(group ? [`echo 0 > ${quoted(`${group}/cgroup.procs`)} || exit 125`] : []),
    `exec ${quoted(tools.nsenter)} --target ${pid} ${NAMESPACES}${keep} -- \\`,
    `  ${quoted(tools.setpriv)} --bounding-set=-all,${KEPT} --inh-caps=-all -- \\`,
    `  /bin/sh -c 'cd "$1" || exit 125; shift; exec "$@"' sh "$here" "$@"`,
    '',
  ].join('\n')
}

export interface StartOptions {
  tools: SystemTools
  /** Folders in the slot; a learner's process joins each of these groups. */
  groups: readonly string[]
  ownUsers: boolean
  /** Bytes of data a process may map: only where no group holds the memory. */
  dataBytes: number | undefined
  /** Processes of one program: only where no group holds their number. */
  processes: number | undefined
  /** The largest file. */
  fileBytes: number
  /** Variables of the runner that a program may see. */
  passEnv: readonly string[]
  filtered: boolean
}

/**
 * Slot side: `sh start <command> …`. File descriptors 0 to 7 are the caller's.
 * `env -i`: bwrap is process 1 of the sandbox, its environment can be read there.
 */
export function startScript(options: StartOptions): string {
  const { tools, groups, dataBytes, processes, fileBytes, passEnv } = options
  const passed = passEnv.map(name => `\${${name}+--setenv ${name} "$${name}"}`)
  const command = [
    `exec ${quoted(tools.env)} -i`,
    ...(options.ownUsers ? [`${quoted(tools.setpriv)} ${AS_LEARNER} --`] : []),
    `${quoted(tools.bwrap)} --args 8`,
    ...(options.filtered ? ['--seccomp 9'] : []),
    ...passed,
    '-- "$@"',
    `8< ${BOX}/inner.args`,
    ...(options.filtered ? [`9< ${BOX}/filter.bpf`] : []),
  ]
  return [
    'cd /',
    ...groups.map(folder => `echo 0 > ${folder}/cgroup.procs || exit 125`),
    'ulimit -c 0',
    // dash counts in blocks of 512 bytes, and data in KiB.
    `ulimit -f ${Math.ceil(fileBytes / 512)}`,
    // One shell calls it -u, the other -p; each is silent about the other's name.
    ...(processes
      ? [`ulimit -u ${processes} 2>/dev/null || ulimit -p ${processes} || exit 125`]
      : []),
    ...(dataBytes ? [`ulimit -d ${Math.ceil(dataBytes / 1024)}`] : []),
    command.join(' '),
    '',
  ].join('\n')
}
