/** A command as somebody types it: how long it takes, and what it prints. */
import { spawn } from 'node:child_process'

export interface TimedRun {
  seconds: number
  exitCode: number | null
  /** stdout and stderr, in the order they came. */
  output: string
}

export interface Place {
  cwd: string
  env: NodeJS.ProcessEnv
}

export function timedCommand(
  command: string,
  args: readonly string[],
  { cwd, env }: Place,
): Promise<TimedRun> {
  const start = performance.now()
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // There, `npx` is a script of the shell.
    shell: process.platform === 'win32',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', text => {
      output += text
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', exitCode => {
      resolve({ seconds: (performance.now() - start) / 1000, exitCode, output })
    })
  })
}

/** The end of what was printed, in one line: usually the reason. */
export function lastWordsOf({ output }: TimedRun): string {
  return output.trimEnd().split('\n').slice(-3).join(' / ')
}
