/**
 * The system call filter of a learner's program, as bytes for `bwrap --seccomp`.
 * A list of refusals, not of permissions: it closes what the namespaces leave open
 * (more namespaces, terminals, rarely used interfaces of the kernel) and must not
 * break an ordinary Node. The process cannot take it off again.
 */
import {
  assemble,
  give,
  ifAnyBit,
  ifAtLeast,
  ifEqual,
  type Line,
  label,
  load,
} from './bpf.ts'
import {
  AUDIT_ARCH,
  type Machine,
  type Numbers,
  numberOf,
  REFUSED,
  WATCHED,
} from './system-calls.ts'

const KILL_PROCESS = 0x80000000
const ALLOW = 0x7fff0000
const errno = (code: number) => 0x00050000 | code
const EPERM = 1
const ENOSYS = 38
const EAFNOSUPPORT = 97

/** Offsets in `struct seccomp_data`: the call, the machine, arguments of 8 bytes. */
const CALL = 0
const MACHINE = 4
const argument = (index: number) => 16 + 8 * index

/** Numbers with this bit are the x32 twins of x86-64 calls, under other numbers. */
const X32_BIT = 0x40000000
/** CLONE_NEWNS … CLONE_NEWNET: each new namespace is new surface. */
const CLONE_NEW =
  0x00020000 |
  0x02000000 |
  0x04000000 |
  0x08000000 |
  0x10000000 |
  0x20000000 |
  0x40000000
/** Both put characters into the input of the terminal they are called on. */
const TIOCSTI = 0x5412
const TIOCLINUX = 0x541c
/** AF_UNIX, AF_INET, AF_INET6, AF_NETLINK (`os.networkInterfaces`). */
const FAMILIES = [1, 2, 10, 16]

export function machineOf(arch: string): Machine | undefined {
  return arch === 'x64' || arch === 'arm64' ? arch : undefined
}

export function seccompProgram(machine: Machine): Buffer {
  return assemble([
    load(MACHINE),
    ifEqual(AUDIT_ARCH[machine], 'known'),
    give(KILL_PROCESS),
    label('known'),
    load(CALL),
    ...(machine === 'x64' ? [ifAtLeast(X32_BIT, 'refuse')] : []),
    ...byNumber(machine),
    give(ALLOW),
    ...BY_ARGUMENT,
    label('allow'),
    give(ALLOW),
    // Its flags are behind a pointer: glibc then takes clone, whose flags are not.
    label('clone3'),
    give(errno(ENOSYS)),
    label('refuse'),
    give(errno(EPERM)),
  ])
}

function byNumber(machine: Machine): Line[] {
  const jumps = (calls: Record<string, Numbers>, to: (name: string) => string) =>
    Object.entries(calls).flatMap(([name, numbers]) => {
      const number = numberOf(numbers, machine)
      return number === null ? [] : [ifEqual(number, to(name))]
    })
  return [...jumps(REFUSED, () => 'refuse'), ...jumps(WATCHED, name => name)]
}

const BY_ARGUMENT: readonly Line[] = [
  label('clone'),
  load(argument(0)),
  ifAnyBit(CLONE_NEW, 'refuse'),
  give(ALLOW),
  label('ioctl'),
  load(argument(1)),
  ifEqual(TIOCSTI, 'refuse'),
  ifEqual(TIOCLINUX, 'refuse'),
  give(ALLOW),
  label('socket'),
  load(argument(0)),
  ...FAMILIES.map(family => ifEqual(family, 'allow')),
  give(errno(EAFNOSUPPORT)),
]
