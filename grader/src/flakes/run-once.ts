/**
 * One run of a stage's tests as a learner starts it: a process of its own, here with a
 * subject and a seed that are named. It decides nothing: what comes out is the report
 * and the last of what was printed.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { StageReport } from '@workshop/report'
import { isStageReport } from '@workshop/testkit/state'

export interface RunOrder {
  /** The folder of the stage. */
  stage: string
  subject: string
  seed: string
  /** Where the folder of this run is made. */
  scratch: string
  /** What runs the tests; the stage's own vitest if absent. */
  program?: readonly string[]
  /** Ends it before its time. */
  stop?: AbortSignal
}

export interface RunResult {
  /** Absent when the run has left none, or one that cannot be read. */
  report?: StageReport
  /** The last of what was printed, and how the run has ended. */
  output: string
  ms: number
}

/** The slowest honest run under load needs a quarter of it. */
const LIMIT_MS = 240_000
const OUTPUT_KEPT = 4000

/** Groups of runs that have not ended: nothing of them outlives this process. */
const running = new Set<number>()
process.once('exit', () => running.forEach(killGroup))

export async function runOnce(order: RunOrder): Promise<RunResult> {
  const start = performance.now()
  const folder = mkdtempSync(join(order.scratch, 'run-'))
  try {
    const reportFile = join(folder, 'report.json')
    const output = await printed(startProgram(order, folder, reportFile), order.stop)
    const report = readReport(reportFile)
    const ms = Math.round(performance.now() - start)
    return { output, ms, ...(report && { report }) }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

function startProgram(order: RunOrder, folder: string, report: string): ChildProcess {
  const { stage, subject, seed, scratch, program = vitestOf(stage) } = order
  return spawn(process.execPath, program, {
    cwd: stage,
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      WORKSHOP_LANG: 'en',
      WORKSHOP_SUBJECT: subject,
      WORKSHOP_SEED: seed,
      WORKSHOP_REPORT: report,
      WORKSHOP_TRACE: join(folder, 'trace.jsonl'),
      WORKSHOP_DIR: folder,
      // Another run that starts after an install would empty the common one.
      WORKSHOP_MODULE_CACHE: join(scratch, 'modules'),
      WORKSHOP_SUBJECT_PROXY: undefined,
      // This may itself be run by a test.
      VITEST: undefined,
      VITEST_WORKER_ID: undefined,
      VITEST_POOL_ID: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
}

function vitestOf(stage: string): readonly string[] {
  const { resolve } = createRequire(join(stage, 'package.json'))
  return [join(dirname(resolve('vitest/package.json')), 'vitest.mjs'), 'run']
}

function printed(child: ChildProcess, stop?: AbortSignal): Promise<string> {
  const { pid } = child
  if (pid !== undefined) running.add(pid)
  let output = ''
  const keep = (text: string): void => {
    output = (output + text).slice(-OUTPUT_KEPT)
  }
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', keep)
  }
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      keep(`\nstopped after ${LIMIT_MS / 1000} s`)
      killGroup(pid)
    }, LIMIT_MS)
    const end = (): void => killGroup(pid)
    stop?.addEventListener('abort', end, { once: true })
    child.once('error', reject)
    child.once('exit', () => {
      clearTimeout(timer)
      stop?.removeEventListener('abort', end)
      // A server that outlived its test would also keep our pipes open.
      killGroup(pid)
    })
    child.once('close', (code, signal) => {
      if (pid !== undefined) running.delete(pid)
      resolve(`${output.trim()}\nended with ${signal ?? code}`.trimStart())
    })
  })
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

/** `undefined` for none, and for one that was cut off while it was written. */
function readReport(file: string): StageReport | undefined {
  if (!existsSync(file)) return undefined
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isStageReport(report) ? report : undefined
  } catch {
    return undefined
  }
}
