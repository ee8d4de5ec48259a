/**
 * Starts the child, gives it orders, and ends it when it does not come back. One
 * child serves all orders, until one of them has to be killed.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import type { Answer, Order } from './answer.ts'

export interface ChildHost {
  ask(order: Order): Promise<Answer>
  stop(): void
  /** What detectors have printed, the beginning of it. */
  readonly said: string
}

/** Longer than the child's own patience: only a blocked thread comes that far. */
const LIMIT_MS = 6000
const SAID_KEPT = 4000

export function createChildHost(program: string): ChildHost {
  let child: ChildProcess | undefined
  let said = ''

  function started(): ChildProcess {
    if (child) return child
    // A string that becomes code would be a way around everything that is kept away.
    const flags = ['--disallow-code-generation-from-strings']
    const own = spawn(process.execPath, [...flags, program], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: process.platform !== 'win32',
    })
    for (const stream of [own.stdout, own.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        if (said.length < SAID_KEPT) said = (said + text).slice(0, SAID_KEPT)
      })
    }
    own.once('exit', () => {
      if (child === own) child = undefined
    })
    child = own
    return own
  }

  function ask(order: Order): Promise<Answer> {
    const own = started()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => killGroup(own.pid), LIMIT_MS)
      const done = (answer: Answer): void => {
        clearTimeout(timer)
        own.off('message', done).off('exit', ended).off('error', reject)
        resolve(answer)
      }
      const ended = (code: number | null): void => {
        if (code === null) done({ kind: 'blocked' })
        else reject(new Error(`the child ended with ${code}: ${said}`))
      }
      own.on('message', done).on('exit', ended).on('error', reject)
      own.send(order)
    })
  }

  return {
    ask,
    stop: () => killGroup(child?.pid),
    get said() {
      return said
    },
  }
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch (cause) {
    // Nobody left in the group is the state we want.
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause
  }
}
