/**
 * Which processes a run has started, kept in a file: when the thread that runs the
 * checks is blocked, the main thread can still end what that thread has started.
 */
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'

/** Beside the trace, one process id a line. */
function leashFile(trace: string): string {
  return `${trace}.pids`
}

export function putOnLeash(trace: string, pid: number | undefined): void {
  if (pid !== undefined) appendFileSync(leashFile(trace), `${pid}\n`)
}

/** Ends whatever of it still runs. */
export function endLeashed(trace: string): void {
  const file = leashFile(trace)
  if (!existsSync(file)) return
  for (const pid of readFileSync(file, 'utf8').trim().split('\n')) {
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch (cause) {
      // Most of them have ended long ago.
      if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause
    }
  }
  rmSync(file)
}
