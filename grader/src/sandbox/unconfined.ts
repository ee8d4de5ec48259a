/**
 * Level D: nothing shuts the submission in. It has the user's files, network and
 * rights. Only the wall clock and the flood of output are watched, and a process
 * group is ended as a whole. For trying things out on one's own code.
 */
import { type ChildProcess, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyOpen } from './box.ts'
import { LEARNER_ENV } from './inner.ts'
import { limitsFrom } from './limits.ts'
import { NODE } from './node-files.ts'
import { startProgram } from './program.ts'
import type { Sandbox, SandboxOptions } from './sandbox.ts'
import { watchClock } from './wall-clock.ts'

export function openUnconfined(options: SandboxOptions): Sandbox {
  const limits = limitsFrom(options.limits)
  const folder = mkdtempSync(join(tmpdir(), 'unconfined-'))
  const [cwd, runnerTmp] = [join(folder, 'app'), join(folder, 'tmp')]
  copyOpen(options.submission, cwd)
  mkdirSync(runnerTmp)
  const children = new Set<ChildProcess>()
  const end = async () => {
    for (const { pid } of children) killGroup(pid)
    children.clear()
  }
  const clock = watchClock(limits, end)
  const close = async () => {
    await end()
    rmSync(folder, { recursive: true, force: true })
    return clock.stop('D')
  }
  const env = { ...LEARNER_ENV, TMPDIR: runnerTmp, HOME: runnerTmp }
  const printed = { outputBytes: limits.outputBytes, onFlood: clock.flooded }
  return {
    level: 'D',
    limits,
    runnerTmp,
    runnerCommand: argv => [...argv],
    learnerPrefix: [],
    seen: outside(options, folder),
    start(argv) {
      const kill = ({ pid }: ChildProcess) => killGroup(pid)
      const program = startProgram(argv, { cwd, env, ...printed, kill })
      children.add(program.child)
      return program
    },
    breaches: clock.breaches,
    end,
    close,
    async [Symbol.asyncDispose]() {
      await close()
    },
  }
}

/** Nothing is mounted: what has a place inside elsewhere is where it always was. */
function outside({ mounts = [], grows = [] }: SandboxOptions, folder: string) {
  const runnerTmp = join(folder, 'tmp')
  const places = new Map([
    ['/app', join(folder, 'app')],
    [NODE, process.execPath],
    ['/tmp', runnerTmp],
    ...mounts.map(({ from, to }) => [to, from] as const),
    ...grows.map(({ from, to }) => [to, join(runnerTmp, from)] as const),
  ])
  return (path: string) => {
    const isIn = (to: string) => path === to || path.startsWith(`${to}/`)
    const inside = [...places.keys()].find(isIn)
    return inside ? `${places.get(inside)}${path.slice(inside.length)}` : path
  }
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'])
    return
  }
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (cause) {
    // Nobody left in the group is the state we want.
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause
  }
}
