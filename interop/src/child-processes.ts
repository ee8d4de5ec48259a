/** What this process has started and still runs, with all that those have started. */
import { execFileSync } from 'node:child_process'

export function childProcesses(): number[] {
  // Not the table's own reader, which is gone when its lines are read.
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], {
    encoding: 'utf8',
  })
  const rows = table
    .split('\n')
    .map(line => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .flatMap(found => (found && !/^Z/.test(found[3] ?? '') ? [found] : []))
    .filter(([, , , , command = '']) => !command.startsWith('ps -A'))
  const found = new Set([process.pid])
  for (let before = 0; before !== found.size; ) {
    before = found.size
    for (const [, pid, parent] of rows) {
      if (found.has(Number(parent))) found.add(Number(pid))
    }
  }
  found.delete(process.pid)
  return [...found]
}
