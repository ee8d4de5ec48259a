/**
 * A server as a child process: started, read, and stopped without leftovers.
 * Not here: messages. Specification 2026-07-28: basic/transports/stdio (Shutdown).
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { ServerExited } from './errors.ts'

export interface ChildOptions {
  command: string
  args?: readonly string[]
  env?: Record<string, string>
  cwd?: string
  /** What to call the server in messages; its command if absent. */
  name?: string
  /** Patience before each harder step of stopping, in milliseconds. */
  graceMs?: number
}

export interface Child {
  readonly pid: number | undefined
  readonly stderrTail: string
  readonly stdout: ChildProcessWithoutNullStreams['stdout']
  /** Settles, never rejects, with the reason why there is no server any more. */
  readonly gone: Promise<ServerExited>
  write(line: string): void
  stop(): Promise<void>
}

const STDERR_TAIL = 8192
/** A grandchild can hold the pipes open after the child has died. */
const LAST_WORDS_MS = 200
const HAS_PROCESS_GROUPS = process.platform !== 'win32'

/** Whoever still runs when the host ends is ended with it. */
const running = new Set<(kind: NodeJS.Signals) => void>()
process.once('exit', () => {
  for (const signal of running) signal('SIGKILL')
})

export function startChild(options: ChildOptions): Child {
  const { command, args = [], env, cwd, name = command, graceMs = 2000 } = options
  const child = spawn(command, args, {
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, ...env },
    stdio: 'pipe',
    // A group of its own: launchers like npx leave grandchildren behind.
    detached: HAS_PROCESS_GROUPS,
    windowsHide: true,
  })
  let stderrTail = ''

  // #region stderr-stall
  // Nobody has to read stderr, but somebody must drain it: a full pipe blocks the server.
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderrTail = (stderrTail + text).slice(-STDERR_TAIL)
  })
  // #endregion stderr-stall

  // #region dead-server
  const ended = new Promise<Error | undefined>(resolve => {
    child.once('error', resolve)
    child.once('exit', () => resolve(undefined))
  })
  const drained = new Promise(resolve => child.once('close', resolve))

  async function findOutWhy(): Promise<ServerExited> {
    const failure = await ended
    if (failure) return new ServerExited(`cannot start ${name}: ${failure.message}`)
    await Promise.race([drained, wait(LAST_WORDS_MS, undefined, { ref: false })])
    const { exitCode, signalCode: signal } = child
    const how = signal ? `was ended by ${signal}` : `exited with code ${exitCode}`
    const lastWords = stderrTail.trimEnd().slice(-300)
    return new ServerExited(`${name} ${how}${lastWords && `: ${lastWords}`}`, {
      exitCode,
      signal,
      stderrTail,
    })
  }
  const gone = findOutWhy()
  // #endregion dead-server

  // #region clean-shutdown
  function signal(kind: NodeJS.Signals): void {
    if (child.pid === undefined) return
    try {
      process.kill(HAS_PROCESS_GROUPS ? -child.pid : child.pid, kind)
    } catch (cause) {
      // Nobody left in the group is the state we want.
      if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause
    }
  }

  async function endsWithin(ms: number): Promise<boolean> {
    const timer = new AbortController()
    const patience = wait(ms, 'alive', { signal: timer.signal }).catch(() => 'alive')
    const outcome = await Promise.race([gone, patience])
    timer.abort()
    return outcome !== 'alive'
  }

  async function stop(): Promise<void> {
    child.stdin.end()
    if (!(await endsWithin(graceMs))) {
      signal('SIGTERM')
      await endsWithin(graceMs)
    }
    // Also when the child left by itself: what it started may still be there.
    signal('SIGKILL')
    await gone
    running.delete(signal)
  }
  running.add(signal)
  // #endregion clean-shutdown

  // A write after its end is answered by `gone`; without a listener it would throw.
  child.stdin.on('error', () => undefined)

  return {
    pid: child.pid,
    get stderrTail() {
      return stderrTail
    },
    stdout: child.stdout,
    gone,
    write: line => void child.stdin.write(line),
    stop,
  }
}
