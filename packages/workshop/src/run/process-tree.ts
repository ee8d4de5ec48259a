/**
 * Ends a program together with everything it has started. Servers under test may
 * have left its process group, so their parents and sessions are looked at too.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

interface Entry {
  pid: number
  parent: number
  group: number
  session: number
}

/** SIGKILL for `root`, its group, its session and all their descendants. */
export function killTree(root: number): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(root), '/t', '/f'], { stdio: 'ignore' })
    return
  }
  // What forks while it is being killed shows up in the next look.
  for (let look = 0; look < 5; look++) {
    const tree = treeOf(root, processTable())
    if (tree.length === 0) return
    for (const { pid } of tree) kill(pid)
  }
}

function treeOf(root: number, table: readonly Entry[]): Entry[] {
  const found = new Map<number, Entry>()
  let before = -1
  while (found.size !== before) {
    before = found.size
    for (const entry of table) {
      const { pid, parent, group, session } = entry
      const belongs = pid === root || group === root || session === root
      if (belongs || found.has(parent)) found.set(pid, entry)
    }
  }
  found.delete(process.pid)
  return [...found.values()]
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (cause) {
    // It has ended by itself in the meantime.
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause
  }
}

function processTable(): Entry[] {
  return process.platform === 'linux' ? fromProc() : fromPs()
}

function fromProc(): Entry[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(pid => {
      const stat = readStat(pid)
      // The name in parentheses may hold anything, also a parenthesis.
      const [state, ...numbers] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const [parent = 0, group = 0, session = 0] = numbers.map(Number)
      const isAlive = stat !== '' && state !== 'Z' && state !== 'X'
      return isAlive ? [{ pid: Number(pid), parent, group, session }] : []
    })
}

function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    // Processes end while the folder is being read.
    return ''
  }
}

function fromPs(): Entry[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,stat='], {
    encoding: 'utf8',
  })
  return (stdout ?? '')
    .split('\n')
    .map(line => line.trim().split(/\s+/))
    .filter(([pid, , , state]) => pid && !state?.startsWith('Z'))
    .map(([pid, parent, group]) => ({
      pid: Number(pid),
      parent: Number(parent),
      group: Number(group),
      session: 0,
    }))
}
