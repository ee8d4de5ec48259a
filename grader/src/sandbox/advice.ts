/** What to do about the ways in which namespaces fail to open. */
import { existsSync, readFileSync } from 'node:fs'

interface Case {
  said: RegExp
  fix: string
}

const CASES: readonly Case[] = [
  {
    said: /setting up uid map/i,
    fix:
      'AppArmor forbids it (Ubuntu 23.10 and newer): give bwrap a profile that ' +
      'allows userns, or sysctl -w kernel.apparmor_restrict_unprivileged_userns=0',
  },
  {
    said: /creating new namespace|no permissions to create|unshare/i,
    fix:
      'user namespaces are off: sysctl -w kernel.unprivileged_userns_clone=1 ' +
      'user.max_user_namespaces=15000, or seccomp=unconfined for this container',
  },
  {
    said: /mount.*proc|proc.*mount/i,
    fix: 'this container masks /proc: start it with systempaths=unconfined',
  },
  {
    said: /loopback|RTM_/i,
    fix: 'network namespaces are refused: allow them for this container',
  },
]

export function adviceFor(said: string): string {
  const known = CASES.find(({ said: pattern }) => pattern.test(said))
  if (known) return known.fix
  return isRestricted()
    ? (CASES[0]?.fix ?? '')
    : 'see whether bwrap --unshare-all --ro-bind / / true works here'
}

function isRestricted(): boolean {
  const file = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns'
  return existsSync(file) && readFileSync(file, 'utf8').trim() === '1'
}
