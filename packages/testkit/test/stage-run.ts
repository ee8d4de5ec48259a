/**
 * Runs stage 01 as a learner would, on a subject made for one test: the zero-SDK
 * solution with some files replaced, in a folder of its own outside the repository.
 */
import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StageReport } from '@workshop/report'
import { ROOT } from '../src/subject/index.ts'

const STAGE = join(ROOT, 'stages/01-handrolled')
const LOADER = ['--configLoader', 'runner']
const SOLUTION = join(ROOT, 'solutions/01-handrolled/zero-sdk')

export interface StageRun extends AsyncDisposable {
  report: StageReport
  screen: string
  exitCode: number | null
  /** Command lines of processes that outlived the run; Linux only. */
  leftovers: string[]
  /** Verdict and observation of one check. */
  check(pitfall: string, check: string): { verdict: string; observed: unknown }
}

/**
 * @param files new contents by path; `null` removes the file
 * @param pitfall whose checks are run; all if absent
 */
export async function runStage(
  files: Record<string, string | null>,
  env: Record<string, string> = {},
  pitfall?: string,
): Promise<StageRun> {
  const folder = mkdtempSync(join(tmpdir(), 'workshop-subject-'))
  for (const part of ['src', 'break']) {
    cpSync(join(SOLUTION, part), join(folder, part), { recursive: true })
  }
  for (const [file, contents] of Object.entries(files)) {
    if (contents === null) rmSync(join(folder, file))
    else writeFileSync(join(folder, file), contents)
  }
  const reportFile = join(folder, 'report.json')
  const named = pitfall === undefined ? [] : ['-t', `^${pitfall} · `]
  const run = spawn(
    process.execPath,
    // Nothing is written into the checkout, which may be somebody else's.
    [join(STAGE, 'node_modules/vitest/vitest.mjs'), 'run', ...LOADER, ...named],
    {
      cwd: STAGE,
      env: {
        ...process.env,
        WORKSHOP_SUBJECT: folder,
        WORKSHOP_REPORT: reportFile,
        WORKSHOP_TRACE: join(folder, 'trace.jsonl'),
        // Builds go here too, so that every process of the run can be told by its path.
        WORKSHOP_DIR: folder,
        WORKSHOP_LANG: 'en',
        VITEST: undefined,
        VITEST_WORKER_ID: undefined,
        VITEST_POOL_ID: undefined,
        ...env,
      },
    },
  )
  let screen = ''
  run.stdout.setEncoding('utf8').on('data', text => {
    screen += text
  })
  run.stderr.setEncoding('utf8').on('data', text => {
    screen += text
  })
  const exitCode = await new Promise<number | null>(resolve => run.on('close', resolve))
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as StageReport
  return {
    report,
    screen,
    exitCode,
    leftovers: process.platform === 'linux' ? processesWith(folder) : [],
    check(pitfall, check) {
      const result = report.results.find(
        result => result.pitfall === pitfall && result.check === check,
      )
      return {
        verdict: result?.verdict ?? 'not-reported',
        observed: result?.lesson?.observed,
      }
    },
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Command lines of running processes that hold `text`. */
function processesWith(text: string): string[] {
  return readdirSync('/proc')
    .filter(entry => /^\d+$/.test(entry))
    .map(pid => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      } catch {
        // It ended while we were looking.
        return ''
      }
    })
    .filter(line => line.includes(text))
}
