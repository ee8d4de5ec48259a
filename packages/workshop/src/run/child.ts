/**
 * A program that is run for the learner: in a process group of its own, with a
 * limit for the whole, and gone with all its children when it is stopped.
 */
import { spawn } from 'node:child_process'
import { killTree, MARK } from './process-tree.ts'

export interface ChildOptions {
  cwd: string
  env: NodeJS.ProcessEnv
  /** `inherit`: straight to our own streams. `capture`: into `output`. */
  output: 'inherit' | 'capture'
  limitMs: number
}

export interface Ended {
  /** As a shell would report it: 128 + n for a signal. */
  code: number
  timedOut: boolean
  /** What was captured of stdout and stderr, in the order it came. */
  output: string
  /** stdout alone. */
  stdout: string
}

export interface Child {
  ended: Promise<Ended>
  /** Kills it, and resolves when it is gone. */
  stop(): Promise<void>
}

/** What is kept of the output of a program that floods us. */
const MAX_OUTPUT = 4_000_000

let runs = 0

/** Starts `node <args>`. */
export function startNode(args: readonly string[], options: ChildOptions): Child {
  const { cwd, env, output, limitMs } = options
  const pipe = output === 'capture' ? 'pipe' : 'inherit'
  const mark = `${process.pid}-${++runs}`
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...env, [MARK]: mark },
    stdio: ['ignore', pipe, pipe],
    detached: process.platform !== 'win32',
  })
  const texts = { output: '', stdout: '' }
  const keep = (chunk: string) => {
    if (texts.output.length < MAX_OUTPUT) texts.output += chunk
  }
  child.stdout?.setEncoding('utf8').on('data', chunk => {
    keep(chunk)
    if (texts.stdout.length < MAX_OUTPUT) texts.stdout += chunk
  })
  child.stderr?.setEncoding('utf8').on('data', keep)

  let timedOut = false
  const killAll = () => child.pid !== undefined && killTree(child.pid, mark)
  const timer = setTimeout(() => {
    timedOut = true
    killAll()
  }, limitMs)

  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', () => {
      clearTimeout(timer)
      // What it has left behind would also keep our pipes open.
      killAll()
    })
    child.on('close', (code, signal) => {
      resolve({ code: codeOf(code, signal), timedOut, ...texts })
    })
  })
  // Whoever only stops it need not also wait for it.
  ended.catch(() => undefined)
  const stop = async () => {
    killAll()
    await ended
  }
  return { ended, stop }
}

function codeOf(code: number | null, signal: NodeJS.Signals | null): number {
  if (code !== null) return code
  return 128 + (SIGNAL_NUMBERS[signal ?? 'SIGKILL'] ?? 9)
}

const SIGNAL_NUMBERS: Partial<Record<NodeJS.Signals, number>> = {
  SIGHUP: 1,
  SIGINT: 2,
  SIGKILL: 9,
  SIGTERM: 15,
}

/** Waits for a child; a signal to us ends it first, and becomes our exit code. */
export async function untilEnded(child: Child): Promise<Ended> {
  let code: number | undefined
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const listeners = signals.map(signal => {
    const listener = () => {
      code ??= codeOf(null, signal)
      void child.stop()
    }
    process.on(signal, listener)
    return () => process.off(signal, listener)
  })
  try {
    const ended = await child.ended
    return code === undefined ? ended : { ...ended, code }
  } finally {
    for (const remove of listeners) remove()
  }
}
