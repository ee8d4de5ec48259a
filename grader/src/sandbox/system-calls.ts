/**
 * Numbers of the system calls that a learner's program does not need, for the two
 * machines Node is common on. Not a list of all calls: what is not here is allowed.
 * Source: arch/x86/entry/syscalls/syscall_64.tbl and scripts/syscall.tbl (arm64).
 */

export type Machine = 'x64' | 'arm64'

/** [x86-64, arm64]; `null`: the machine does not have it. */
export type Numbers = readonly [x64: number, arm64: number | null]

/** Refused with EPERM. */
export const REFUSED = {
  // Looking into, or steering, another process.
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  kcmp: [312, 272],
  process_madvise: [440, 440],
  pidfd_getfd: [438, 438],
  perf_event_open: [298, 241],
  // Interfaces with a long list of holes, and none that a server needs.
  bpf: [321, 280],
  userfaultfd: [323, 282],
  io_uring_setup: [425, 425],
  io_uring_enter: [426, 426],
  io_uring_register: [427, 427],
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],
  // Namespaces and mounts.
  unshare: [272, 97],
  setns: [308, 268],
  mount: [165, 40],
  umount2: [166, 39],
  pivot_root: [155, 41],
  chroot: [161, 51],
  open_tree: [428, 428],
  move_mount: [429, 429],
  fsopen: [430, 430],
  fsconfig: [431, 431],
  fsmount: [432, 432],
  fspick: [433, 433],
  mount_setattr: [442, 442],
  name_to_handle_at: [303, 264],
  open_by_handle_at: [304, 265],
  // The machine as a whole. Most want a capability anyway; two locks are better.
  reboot: [169, 142],
  kexec_load: [246, 104],
  kexec_file_load: [320, 294],
  init_module: [175, 105],
  finit_module: [313, 273],
  delete_module: [176, 106],
  swapon: [167, 224],
  swapoff: [168, 225],
  acct: [163, 89],
  quotactl: [179, 60],
  quotactl_fd: [443, 443],
  syslog: [103, 116],
  settimeofday: [164, 170],
  clock_settime: [227, 112],
  clock_adjtime: [305, 266],
  adjtimex: [159, 171],
  sethostname: [170, 161],
  setdomainname: [171, 162],
  vhangup: [153, 58],
  lookup_dcookie: [212, 18],
  move_pages: [279, 239],
  migrate_pages: [256, 238],
  mbind: [237, 235],
  iopl: [172, null],
  ioperm: [173, null],
  modify_ldt: [154, null],
  uselib: [134, null],
} as const satisfies Record<string, Numbers>

/** Looked at together with an argument, see seccomp.ts. */
export const WATCHED = {
  clone: [56, 220],
  clone3: [435, 435],
  ioctl: [16, 29],
  socket: [41, 198],
} as const satisfies Record<string, Numbers>

export function numberOf(numbers: Numbers, machine: Machine): number | null {
  return machine === 'x64' ? numbers[0] : numbers[1]
}

/** AUDIT_ARCH_X86_64 and AUDIT_ARCH_AARCH64 of linux/audit.h. */
export const AUDIT_ARCH: Readonly<Record<Machine, number>> = {
  x64: 0xc000003e,
  arm64: 0xc00000b7,
}
