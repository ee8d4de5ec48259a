/**
 * One program of the learner, started from the grader's side of the slot: for
 * probes and for tests that speak with a server over its streams. Its output is
 * counted before anybody looks at it.
 */
import {
  type ChildProcess,
  type ChildProcessWithoutNullStreams,
  spawn,
} from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

export interface ProgramEnd {
  /** As bwrap passes it on: 128 and more for a signal, 137 for SIGKILL. */
  code: number | null
  outputBytes: number
  /** The output was more than allowed and the program was ended for it. */
  flooded: boolean
}

export interface Program {
  readonly child: ChildProcessWithoutNullStreams
  readonly ended: Promise<ProgramEnd>
  kill(): void
}

export interface ProgramOptions {
  cwd?: string
  env?: Readonly<Record<string, string>>
  outputBytes: number
  onFlood(bytes: number): void
  /** How its end reaches everything that belongs to it. */
  kill(child: ChildProcess): void
}

export function startProgram(
  command: readonly string[],
  {
    cwd = '/',
    env = { PATH: '/usr/bin:/bin' },
    outputBytes,
    onFlood,
    kill: end,
  }: ProgramOptions,
): Program {
  const [file = '', ...args] = command
  const child = spawn(file, args, {
    cwd,
    env,
    detached: process.platform !== 'win32',
  })
  let [bytes, flooded] = [0, false]
  const kill = () => end(child)
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= outputBytes || flooded) return
    flooded = true
    onFlood(bytes)
    kill()
  }
  child.stdout.on('data', count)
  child.stderr.on('data', count)
  // A program that no longer reads is no trouble of ours.
  child.stdin.on('error', () => undefined)
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    outputBytes: bytes,
    flooded,
  }))
  return { child, ended, kill }
}

/**
 * A slot is entered by a process that waits for the one inside. To kill the outer one
 * would leave the inner to the machine's init, which may take seconds to bury it, and
 * the slot cannot end before.
 */
export function killBelow(child: ChildProcess): void {
  const [inside] = childrenOf(child.pid)
  try {
    if (inside === undefined) child.kill('SIGKILL')
    else process.kill(inside, 'SIGKILL')
  } catch (cause) {
    // It ended by itself in the meantime.
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause
  }
}

function childrenOf(pid: number | undefined): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return text.split(' ').filter(Boolean).map(Number)
  } catch {
    // Gone, or a kernel that does not list them.
    return []
  }
}
