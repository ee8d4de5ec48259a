/**
 * Ends a program together with everything it has started. Servers under test may
 * have left its process group and outlived their parents; on Linux they are still
 * known by a mark in the environment that they have inherited.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

interface Entry {
  pid: number
  parent: number
  group: number
  session: number
}

/** The name of the mark; its value belongs to one run. */
export const MARK = 'WORKSHOP_RUN'

/** SIGKILL for `root`, its group, its session, their descendants, all so marked. */
export function killTree(root: number, mark?: string): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(root), '/t', '/f'], { stdio: 'ignore' })
    return
  }
  // What forks while it is being killed shows up in the next look.
  for (let look = 0; look < 5; look++) {
    const tree = treeOf(root, mark, processTable())
    if (tree.length === 0) return
    for (const { pid } of tree) kill(pid)
  }
}

/** What `root` has started, on its own account or not, and still runs. */
export function runningUnder(root: number, mark: string): number[] {
  const tree = process.platform === 'win32' ? [] : treeOf(root, mark, processTable())
  return tree.map(({ pid }) => pid).filter(pid => pid !== root)
}

function treeOf(
  root: number,
  mark: string | undefined,
  table: readonly Entry[],
): Entry[] {
  const found = new Map<number, Entry>()
  for (const entry of table) if (isMarked(entry, mark)) found.set(entry.pid, entry)
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

function isMarked({ pid }: Entry, mark: string | undefined): boolean {
  if (mark === undefined || process.platform !== 'linux') return false
  return readProc(`${pid}/environ`).split('\0').includes(`${MARK}=${mark}`)
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
      const stat = readProc(`${pid}/stat`)
      // The name in parentheses may hold anything, also a parenthesis.
      const [state, ...numbers] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const [parent = 0, group = 0, session = 0] = numbers.map(Number)
      const isAlive = stat !== '' && state !== 'Z' && state !== 'X'
      return isAlive ? [{ pid: Number(pid), parent, group, session }] : []
    })
}

function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    // Processes end while the folder is being read, or belong to somebody else.
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
