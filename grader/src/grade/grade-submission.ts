/** One accepted submission from its files to its result. */
import { randomUUID } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { observationText, type StageReport } from '@workshop/report'
import type { Stage } from '@workshop/syllabus'
import { ROOT } from '@workshop/testkit/state'
import { type Clean, cleaner } from '../results/foreign-text.ts'
import type { About, GradeResult, RunOutcome, Stop } from '../results/index.ts'
import { infraError, scoreRun } from '../results/index.ts'
import { type Flag, LONGEST } from '../results/limits.ts'
import type { Breach, Limits } from '../sandbox/limits.ts'
import type { Sandbox, SandboxOptions } from '../sandbox/sandbox.ts'
import { GROWS, MOUNTS } from './launch.ts'
import { isRed, type Merged, mergeRuns, type Wavering } from './merge-runs.ts'
import { type RunOptions, runStage, type StageRun } from './run-stage.ts'
import { makeSubject } from './subject-folder.ts'

export interface Grading {
  stage: Stage
  /** The submission's files in the store. */
  tree: string
  seed: string
  limits: Partial<Limits>
  signal: AbortSignal
  open(options: SandboxOptions): Promise<Sandbox>
  /** All that the result says besides its outcome; times are added here. */
  about: Omit<About, 'times' | 'flags'>
}

/** The workshop's own: a run with it is the run a learner sees. */
export const KNOWN_SEED = ''

export async function gradeSubmission(grading: Grading): Promise<GradeResult> {
  const startedAt = new Date()
  const scratch = await mkdtemp(join(tmpdir(), 'workshop-grade-'))
  // The slot's runner is a user of its own: it may walk through, and list nothing.
  await chmod(scratch, 0o711)
  try {
    const outcome = await outcomeOf(grading, scratch)
    return resultOf(grading, outcome, startedAt, scratch)
  } catch (cause) {
    const text = (cause as Error).message
    const about = { ...grading.about, times: timesSince(startedAt) }
    const hidden = withoutPaths(text, scratch)
    return infraError({ en: hidden, zh: hidden }, about, { needsAttention: false })
  } finally {
    await rm(scratch, { recursive: true, force: true, maxRetries: 3 })
  }
}

type Outcome = RunOutcome & Pick<Merged, 'overfit' | 'wavering'>

async function outcomeOf(grading: Grading, scratch: string): Promise<Outcome> {
  const { stage, tree, seed, limits, signal } = grading
  // Nobody can guess it, so no text of a submission can name it.
  const subject = join(scratch, `subject-${randomUUID()}`)
  const work = join(scratch, 'work')
  makeSubject(stage, tree, subject)
  await mkdir(work)
  const sandbox = await grading.open({
    submission: tree,
    limits,
    mounts: MOUNTS,
    grows: GROWS,
    writable: [work],
    trusted: [ROOT, subject],
  })
  let runs: Runs
  try {
    runs = await fiveAtMost({ stage, sandbox, subject, scratch: work, signal }, seed)
  } catch (cause) {
    await sandbox.close()
    throw cause
  }
  const { breaches } = await sandbox.close()
  const [breach] = runs.breaches ?? breaches
  if (!runs.first.report && !breach) {
    const last = runs.first.output.trim().split('\n').slice(-3).join(' | ')
    throw new Error(`the runner left no report: ${last}`)
  }
  const merged = runs.merged ?? { overfit: new Set<string>(), wavering: [] }
  return {
    report: runs.merged?.report ?? runs.first.report,
    exit: runs.first.exit,
    mode: 'apart',
    overfit: merged.overfit,
    wavering: merged.wavering,
    ...(breach ? { stop: breach as Stop } : {}),
  }
}

interface Runs {
  first: StageRun
  /** Of the first run alone, where others came after it: that one counts. */
  breaches?: readonly Breach[]
  merged?: Merged
}

async function fiveAtMost(
  common: Omit<RunOptions, 'round' | 'seed'>,
  seed: string,
): Promise<Runs> {
  const run = (round: string, own = seed) => runStage({ ...common, round, seed: own })
  const first = await run('hidden')
  const isOver = () => common.signal.aborted || common.sandbox.breaches().length > 0
  if (!first.report || isOver() || !first.report.results.some(isRed)) return { first }
  const { report } = first
  const breaches = common.sandbox.breaches()
  const others = await otherRuns(report, run, isOver)
  if (!others) return { first, breaches }
  const merged = mergeRuns(report, ...others)
  const isGreen = !merged.report.results.some(isRed)
  // What wavered has turned the runner's exit red too.
  return {
    first: isGreen ? { ...first, exit: { code: 0, signal: null } } : first,
    breaches,
    merged,
  }
}

/** `undefined` when one of them was cut off: half of this says less than nothing. */
async function otherRuns(
  hidden: StageReport,
  run: (round: string, seed?: string) => Promise<StageRun>,
  isOver: () => boolean,
): Promise<StageReport[] | undefined> {
  const reports: StageReport[] = []
  for (const [round, seed] of OTHERS) {
    const [known, ...more] = reports
    const isOpen =
      known === undefined || mergeRuns(hidden, known, ...more).overfit.size > 0
    if (!isOpen) break
    const { report } = await run(round, seed)
    if (!report || isOver()) return undefined
    reports.push(report)
  }
  return reports
}

/** Each only where those before have left a question; the hidden seed if none is named. */
const OTHERS = [
  ['known', KNOWN_SEED],
  ['again'],
  ['known-again', KNOWN_SEED],
  ['last'],
] as const

function resultOf(
  grading: Grading,
  outcome: Outcome,
  startedAt: Date,
  scratch: string,
): GradeResult {
  const { stage, about } = grading
  const hostPaths = [
    { path: scratch, as: '' },
    { path: ROOT, as: '' },
    { path: grading.tree, as: '' },
    { path: process.execPath, as: 'node' },
  ]
  const flags = flagsOf(outcome.wavering, cleaner(hostPaths))
  return scoreRun(
    outcome,
    { ...about, stage: stage.id, flags, times: timesSince(startedAt) },
    {
      isHidden: (pitfall, check) =>
        outcome.overfit.has(`${pitfall}/${check}`) ||
        (check === 'hit' && outcome.overfit.has(`${pitfall}/hit!`)),
      hostPaths,
    },
  )
}

const MOST_FLAGS = 10

/** Whether it is the code that wavers or a busy machine, what was seen may tell. */
function flagsOf(wavering: readonly Wavering[], clean: Clean): Flag[] {
  return wavering.slice(0, MOST_FLAGS).map(({ check, observed }) => {
    const seen = observed === undefined ? '' : ` (${observationText(observed).en})`
    const why = clean(`wavering: ${check}${seen}`, LONGEST.name)
    return { kind: 'suspicious', why }
  })
}

function withoutPaths(text: string, scratch: string): string {
  return text.replaceAll(scratch, '…').replaceAll(ROOT, '…')
}

function timesSince(start: Date): GradeResult['times'] {
  const end = new Date()
  return {
    startedAt: start.toISOString(),
    finishedAt: end.toISOString(),
    durationMs: end.getTime() - start.getTime(),
  }
}
