/** A process with all it has started: how it is ended, and why it did not start. */
import type { ChildProcess } from 'node:child_process'
import type { Trouble } from '../src/index.ts'

export function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch (cause) {
    // A group without members is what was wanted.
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause
  }
}

export function startTrouble({ code, message }: NodeJS.ErrnoException): Trouble {
  const id = code === 'ENOENT' ? 'no-such-command' : 'cannot-start'
  return { id, seen: message }
}
