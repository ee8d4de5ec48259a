/**
 * The stage's own tests on one submission: vitest in the slot as the trusted runner, the
 * submission's code behind it in the sandbox. What comes out is a report, how the
 * runner ended, and what the sandbox saw.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { StageReport } from '@workshop/report'
import type { Stage } from '@workshop/syllabus'
import { isStageReport, ROOT } from '@workshop/testkit/state'
import type { RunnerExit } from '../results/manifest.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { launchIn, workIn } from './launch.ts'

export interface StageRun {
  report: StageReport | null
  exit: RunnerExit
  /** The last of what the runner printed; for us, never for a learner. */
  output: string
}

export interface RunOptions {
  stage: Stage
  sandbox: Sandbox
  /** `src/`, `break/` and what is given, on the host. */
  subject: string
  /** A folder that the runner may write to. */
  scratch: string
  /** Keeps the reports of one slot's runs apart. */
  round: string
  seed: string
  signal: AbortSignal
}

const OUTPUT_KEPT = 4_000

export async function runStage(options: RunOptions): Promise<StageRun> {
  const { stage, sandbox, scratch, round, signal } = options
  const root = join(ROOT, 'stages', stage.folder)
  const vitest = createRequire(join(root, 'package.json')).resolve(
    'vitest/package.json',
  )
  const program = join(dirname(vitest), 'vitest.mjs')
  const report = join(scratch, `${round}.json`)
  const [file = '', ...args] = sandbox.runnerCommand([
    ...[process.execPath, program, 'run', '--root', root, '--configLoader', 'runner'],
  ])
  const child = spawn(file, args, {
    cwd: root,
    env: environment(options, report),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = (): void => void sandbox.end()
  signal.addEventListener('abort', stop, { once: true })
  try {
    const { exit, output } = await ending(child)
    return { report: reportIn(report), exit, output }
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Nothing of the grader's own environment, except where programs are found. */
function environment(
  { sandbox, subject, scratch, round, seed }: RunOptions,
  report: string,
): NodeJS.ProcessEnv {
  const { PATH } = process.env
  return {
    PATH,
    HOME: sandbox.runnerTmp,
    TMPDIR: sandbox.runnerTmp,
    LANG: 'C.UTF-8',
    NO_COLOR: '1',
    CI: '1',
    WORKSHOP_SCREEN: 'none',
    WORKSHOP_DIR: workIn(sandbox.runnerTmp),
    WORKSHOP_MODULE_CACHE: join(workIn(sandbox.runnerTmp), 'modules'),
    WORKSHOP_SUBJECT: subject,
    WORKSHOP_SUBJECT_PROXY: JSON.stringify(launchIn(sandbox, subject)),
    WORKSHOP_REPORT: report,
    WORKSHOP_TRACE: join(scratch, `${round}.trace`),
    WORKSHOP_SEED: seed,
  }
}

function ending(child: ChildProcess): Promise<{ exit: RunnerExit; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-OUTPUT_KEPT)
    })
  }
  return new Promise(resolve => {
    child.once('error', cause => {
      resolve({ exit: { code: null, signal: null }, output: cause.message })
    })
    child.once('close', (code, signal) => resolve({ exit: { code, signal }, output }))
  })
}

/** `null` for a file that is not there, was cut off, or says something else. */
function reportIn(file: string): StageReport | null {
  if (!existsSync(file)) return null
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isStageReport(report) ? report : null
  } catch {
    return null
  }
}
