/**
 * One contender, running: its client process, which has its server process. Both
 * end when the bench does, because the channel between them then closes.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { tapped } from '@workshop/faults'
import { cpuTimeOf } from './cpu-time.ts'
import type { ClientReport, RunOrder } from './programs/run-calls.ts'

const OWN_SESSION = fileURLToPath(new URL('./programs/own-session.js', import.meta.url))
/** For what takes seconds at most, on a machine that is busy with other things. */
const PATIENCE_MS = 120_000

/** Two built programs: a client, and the server that it starts. */
export interface Startable {
  name: string
  client: string
  server: string
  /** What the server program is told. */
  serverArgs?: readonly string[]
  env: Record<string, string>
}

/** Microseconds a call. */
export interface RunTime {
  wall: number
  /** Of both processes; absent where it cannot be known. */
  cpu?: number
}

export interface Pair {
  run(order: RunOrder): Promise<RunTime>
  stop(): Promise<void>
}

/** With `recordTo`, every line goes through a recorder: for a look, not for speed. */
export async function startPair(
  { name, client, server, serverArgs = [], env }: Startable,
  recordTo?: string,
): Promise<Pair> {
  const program = [server, ...serverArgs]
  const serve = recordTo ? tapped(process.execPath, program, recordTo).args : program
  const child = fork(client, [OWN_SESSION, ...serve], {
    env: { ...process.env, ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', text => {
    stderr = (stderr + text).slice(-2000)
  })

  function report(): Promise<ClientReport> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => settle(new Error('no answer')), PATIENCE_MS)
      function settle(said: ClientReport | Error): void {
        clearTimeout(timer)
        child.off('message', settle).off('exit', onExit)
        if (said instanceof Error) reject(said)
        else if ('failed' in said) reject(new Error(`${name}: ${said.failed}`))
        else resolve(said)
      }
      function onExit(code: number | null): void {
        settle(new Error(`${name}: the client ended with ${code}: ${stderr.trim()}`))
      }
      child.on('message', settle).on('exit', onExit)
    })
  }

  async function run(order: RunOrder): Promise<RunTime> {
    const before = cpuTimeOf(child.pid as number)
    child.send(order)
    const said = await report()
    if (!('ms' in said)) throw new Error(`${name}: expected a time, got "ready"`)
    const after = cpuTimeOf(child.pid as number)
    const wall = (said.ms * 1000) / order.calls
    if (before === undefined || after === undefined) return { wall }
    return { wall, cpu: (after - before) / order.calls }
  }

  await report()
  return { run, stop: () => stop(child) }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  if (child.connected) child.disconnect()
  await exit
}
