/**
 * A host: a process that runs a stage's tests on one subject after another. What
 * comes out of a run is its report, or the reason why there is none: a run without
 * a report is our trouble and says nothing about the subject.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StageReport } from '@workshop/report'
import { isStageReport } from '@workshop/testkit/state'

export type Outcome =
  | { kind: 'report'; report: StageReport }
  | { kind: 'infrastructure'; reason: string }

export interface Host {
  /** One at a time; all checks, or those of one pitfall. */
  run(subjectDir: string, reportFile: string, pitfall?: string): Promise<Outcome>
  /** Ends it at once, with every server that its run has started. */
  stop(): void
}

const PROGRAM = fileURLToPath(new URL('./host.js', import.meta.url))
/** The slowest subject needs a tenth of it. */
const LIMIT_MS = 120_000
const OUTPUT_KEPT = 2000

/**
 * @param scratch takes builds and traces, so that none shows in the learner's folder
 * @param proxied each subject is in a process of its own
 */
export function createHost(stageDir: string, scratch: string, proxied = false): Host {
  let child: ChildProcess | undefined
  let output = ''

  function started(): ChildProcess {
    if (child) return child
    output = ''
    const program = startProgram(stageDir, scratch, proxied, text => {
      output = (output + text).slice(-OUTPUT_KEPT)
    })
    program.once('exit', () => {
      // A server that outlived its test must not outlive the host.
      killGroup(program.pid)
      child = undefined
    })
    child = program
    return program
  }

  /** Why the run has ended; `undefined` when the host says that it is done. */
  function ending(child: ChildProcess): Promise<string | undefined> {
    return new Promise(resolve => {
      let late = ''
      const timer = setTimeout(() => {
        late = `stopped after ${LIMIT_MS / 1000} s, `
        killGroup(child.pid)
      }, LIMIT_MS)
      const end = (reason?: string): void => {
        clearTimeout(timer)
        child.off('message', done).off('close', close)
        resolve(reason)
      }
      const done = (): void => end()
      const close = (code: number | null, signal: string | null): void => {
        const last = output.trim().split('\n').slice(-5).join(' | ')
        end(`${late}vitest ended with ${signal ?? code}${last && `: ${last}`}`)
      }
      child.on('message', done).on('close', close)
    })
  }

  async function run(
    subjectDir: string,
    reportFile: string,
    pitfall?: string,
  ): Promise<Outcome> {
    const child = started()
    const ended = ending(child)
    const trace = `${reportFile}.trace`
    child.send({ subject: subjectDir, report: reportFile, trace, pitfall })
    const reason = await ended
    // A subject that blocked its thread ends the host, after the report is written.
    if (!existsSync(reportFile)) return broken(`no report, ${reason ?? 'but done'}`)
    const report: unknown = parse(readFileSync(reportFile, 'utf8'))
    return isStageReport(report)
      ? { kind: 'report', report }
      : broken(`a report that is none, ${reason ?? 'but done'}`)
  }

  return { run, stop: () => killGroup(child?.pid) }
}

const broken = (reason: string): Outcome => ({ kind: 'infrastructure', reason })

function startProgram(
  stageDir: string,
  scratch: string,
  proxied: boolean,
  onOutput: (text: string) => void,
): ChildProcess {
  const child = spawn(process.execPath, [PROGRAM, stageDir], {
    env: {
      ...process.env,
      WORKSHOP_SCREEN: 'none',
      WORKSHOP_DIR: scratch,
      // Another run that starts after an install would empty the common one.
      WORKSHOP_MODULE_CACHE: join(scratch, 'modules'),
      ...(proxied && { WORKSHOP_SUBJECT_PROXY: '{}' }),
      // `prove` may itself be run by a test.
      VITEST: undefined,
      VITEST_WORKER_ID: undefined,
      VITEST_POOL_ID: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', onOutput)
  }
  // Such as an order that finds it dead already; its end is what counts.
  child.on('error', cause => onOutput(`${cause.message}\n`))
  return child
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

/** `undefined` for a file that was cut off while it was written. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
