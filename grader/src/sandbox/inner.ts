/**
 * What a learner's program finds around it, as arguments of the inner bwrap: an
 * almost empty read-only root, its own process, mount, ipc and host-name spaces,
 * no further namespaces, no environment. The network namespace is the slot's.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadOnlyFile } from './node-files.ts'

/** Where the slot's own things are for its runner; `/dev` is the slot's anyway. */
export const INSIDE_SLOT = '/dev/slot'
export const BOX = `${INSIDE_SLOT}/box`
export const DISK = `${INSIDE_SLOT}/disk`
/** The user a learner's program believes to be. */
const LEARNER = '1000'

export const LEARNER_ENV: Readonly<Record<string, string>> = {
  PATH: '/bin',
  HOME: '/tmp',
  TMPDIR: '/tmp',
  LANG: 'C.UTF-8',
}

export function innerArguments(
  mounts: readonly ReadOnlyFile[],
  grows: readonly ReadOnlyFile[] = [],
): string[] {
  const env = Object.entries(LEARNER_ENV).flatMap(entry => ['--setenv', ...entry])
  return [
    ...['--unshare-user', '--unshare-pid', '--unshare-ipc', '--unshare-uts'],
    ...['--unshare-cgroup-try', '--disable-userns', '--hostname', 'sandbox'],
    ...['--uid', LEARNER, '--gid', LEARNER, '--die-with-parent', '--new-session'],
    ...['--clearenv', ...env, '--cap-drop', 'ALL'],
    ...['--proc', '/proc', '--dev', '/dev'],
    ...['--bind', `${DISK}/shm`, '/dev/shm', '--bind', `${DISK}/tmp`, '/tmp'],
    ...['--ro-bind', `${BOX}/etc`, '/etc', '--ro-bind', `${BOX}/app`, '/app'],
    ...mounts.flatMap(({ from, to }) => ['--ro-bind', from, to]),
    ...grows.flatMap(({ from, to }) => ['--ro-bind-try', from, to]),
    ...['--symlink', '/lib/modules', '/node_modules'],
    ...['--remount-ro', '/dev', '--remount-ro', '/', '--chdir', '/app'],
  ]
}

/** Without these, `localhost` is unknown and `os.userInfo()` throws. */
export function writeEtc(box: string): void {
  const files = {
    hosts: '127.0.0.1 localhost sandbox\n::1 localhost\n',
    passwd: `learner:x:${LEARNER}:${LEARNER}::/tmp:/bin/false\n`,
    group: `learner:x:${LEARNER}:\n`,
    'nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files\n',
    'resolv.conf': '',
  }
  mkdirSync(join(box, 'etc'), { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(box, 'etc', name), text)
  }
}
