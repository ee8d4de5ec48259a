/**
 * Processor time of a process and of all it has started. On a machine that is busy
 * with other things this is the steadier witness: waiting for a turn costs no
 * processor time. Linux only; elsewhere there is none, and nothing depends on it.
 */
import { readdirSync, readFileSync } from 'node:fs'

/** Microseconds since their beginnings; `undefined` where it cannot be known. */
export function cpuTimeOf(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    return sum(treeOf(pid).flatMap(threadTimesOf))
  } catch (cause) {
    // Kernels without schedstat, or without lists of children.
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw cause
  }
}

function treeOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const pids = children.split(' ').filter(text => text.trim() !== '')
  return [pid, ...pids.flatMap(text => treeOf(Number(text)))]
}

/** Of every thread: collecting garbage is work as well. */
function threadTimesOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).map(thread => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')
    return Number(stat.split(' ')[0]) / 1000
  })
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0)
