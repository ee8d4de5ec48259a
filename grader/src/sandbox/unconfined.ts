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
import { type Breach, breachOf, limitsFrom } from './limits.ts'
import { NODE } from './node-files.ts'
import { startProgram } from './program.ts'
import type { Sandbox, SandboxOptions, SlotReport } from './sandbox.ts'

export function openUnconfined(options: SandboxOptions): Sandbox {
  const limits = limitsFrom(options.limits)
  const folder = mkdtempSync(join(tmpdir(), 'unconfined-'))
  copyOpen(options.submission, join(folder, 'app'))
  const runnerTmp = join(folder, 'tmp')
  mkdirSync(runnerTmp)
  const started = performance.now()
  const elapsed = () => Math.round(performance.now() - started)
  const breaches: Breach[] = []
  const children = new Set<ChildProcess>()
  const places = new Map((options.mounts ?? []).map(({ from, to }) => [to, from]))
  places.set('/app', join(folder, 'app')).set(NODE, process.execPath)
  places.set('/tmp', runnerTmp)
  for (const { from, to } of options.grows ?? []) places.set(to, join(runnerTmp, from))

  const seen = (path: string) => {
    const inside = [...places.keys()].find(
      to => path === to || path.startsWith(`${to}/`),
    )
    return inside ? `${places.get(inside)}${path.slice(inside.length)}` : path
  }
  const end = async () => {
    for (const { pid } of children) killGroup(pid)
    children.clear()
  }
  const clock = setTimeout(() => {
    breaches.push(breachOf('timeout', limits, elapsed()))
    void end()
  }, limits.wallMs)
  clock.unref()

  const close = async (): Promise<SlotReport> => {
    clearTimeout(clock)
    await end()
    rmSync(folder, { recursive: true, force: true })
    const usage = { wallMs: elapsed(), memoryBytes: 0, processes: null, diskBytes: 0 }
    return { level: 'D', breaches, usage, leftOver: 0 }
  }
  return {
    level: 'D',
    limits,
    runnerTmp,
    runnerCommand: argv => [...argv],
    learnerPrefix: [],
    seen,
    start(argv) {
      const program = startProgram(argv, {
        cwd: join(folder, 'app'),
        env: { ...LEARNER_ENV, TMPDIR: runnerTmp, HOME: runnerTmp },
        outputBytes: limits.outputBytes,
        onFlood: bytes => breaches.push(breachOf('output-limit', limits, bytes)),
        kill: ({ pid }) => killGroup(pid),
      })
      children.add(program.child)
      return program
    },
    breaches: () => [...breaches],
    end,
    close,
    async [Symbol.asyncDispose]() {
      await close()
    },
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
