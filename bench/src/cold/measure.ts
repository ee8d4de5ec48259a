/**
 * The first minutes of a learner: a copy of the repository's tracked files, on a
 * machine without packages, without a pnpm, and with an empty home. From the first
 * command to the first red test, with everything that is downloaded on the way.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { StageReport } from '@workshop/report'
import { isStageReport, ROOT } from '@workshop/testkit/state'
import type { Measured, Measurement, Settings } from '../measurement.ts'
import { inTemporaryFolder } from '../temporary-folder.ts'
import { lastWordsOf, type TimedRun, timedCommand } from '../timed-command.ts'

const PNPM = ['-y', 'pnpm@12']
const TEST = ['test', '--filter', 'stage-01']
/** Settings of this machine's package managers, which a learner does not have. */
const NOT_A_LEARNERS = /^(npm_|pnpm_|xdg_|workshop_|corepack_|node_options|ci$)/i
/** Without these a machine behind a mirror or a proxy has no network at all. */
const NETWORK = /^npm_config_(registry|.*proxy|cafile)$/i

export const coldStart: Measurement = {
  name: 'cold',
  title: 'a fresh copy with an empty home: start, and the first red test',
  goals: {
    'cold.firstRed.s': { unit: 's', atMost: 30 },
    'cold.install.s': { unit: 's' },
    'cold.test.s': { unit: 's' },
  },
  measure: settings => inTemporaryFolder('cold', folder => measure(settings, folder)),
}

async function measure({ say }: Settings, folder: string): Promise<Measured> {
  const copy = join(folder, 'mcp-from-zero-to-one')
  const home = join(folder, 'home')
  await mkdir(home)
  await copyTracked(copy)
  const env = learnersEnvironment(process.env, home)

  say('  npx -y pnpm@12 start')
  const start = await timedCommand('npx', [...PNPM, 'start'], { cwd: copy, env })
  if (start.exitCode !== 0) throw failure('start', start)
  say('  npx -y pnpm@12 test --filter stage-01')
  const test = await timedCommand('npx', [...PNPM, ...TEST], { cwd: copy, env })
  if (test.exitCode !== 1 || !(await hasRedReport(copy))) throw failure('test', test)

  const values = {
    'cold.firstRed.s': start.seconds + test.seconds,
    'cold.install.s': start.seconds,
    'cold.test.s': test.seconds,
  }
  const lines = [
    `install and map   ${start.seconds.toFixed(1)} s`,
    `first red test    ${test.seconds.toFixed(1)} s`,
  ]
  return { values, lines, details: { start, test } }
}

/** As they are now, committed or not; what git does not know is nobody else's. */
async function copyTracked(to: string): Promise<void> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of stdout.split('\0').filter(file => file !== '')) {
    const from = join(ROOT, file)
    if (existsSync(from)) await cp(from, join(to, file), { verbatimSymlinks: true })
  }
}

export function learnersEnvironment(
  env: NodeJS.ProcessEnv,
  home: string,
): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(
    ([name]) => NETWORK.test(name) || !NOT_A_LEARNERS.test(name),
  )
  return { ...Object.fromEntries(kept), HOME: home, USERPROFILE: home }
}

async function hasRedReport(copy: string): Promise<boolean> {
  const file = join(copy, '.workshop/reports/stage-01.json')
  if (!existsSync(file)) return false
  const report: unknown = JSON.parse(await readFile(file, 'utf8'))
  return isStageReport(report) && isRed(report)
}

/** The learner's code has failed a check, and the harness has not failed itself. */
export function isRed({ results }: Pick<StageReport, 'results'>): boolean {
  const verdicts = new Set(results.map(({ verdict }) => verdict))
  return verdicts.has('fail') && !verdicts.has('harness-fault')
}

function failure(what: string, run: TimedRun): Error {
  return new Error(`${what}: unexpected exit ${run.exitCode}: ${lastWordsOf(run)}`)
}
