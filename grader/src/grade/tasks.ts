/** From what was handed in to what is done with it: a task for each submission. */
import { createHash } from 'node:crypto'
import { STAGES, type Stage } from '@workshop/syllabus'
import type { Task } from '../batch/batch.ts'
import type { Journal } from '../batch/journal.ts'
import type { Store } from '../intake/index.ts'
import {
  type About,
  type Feedback,
  type GradeResult,
  keyOf,
  rejectedInput,
} from '../results/index.ts'
import type { SandboxReport } from '../results/result.ts'
import { DEFAULT_LIMITS, type Level, type SandboxHost } from '../sandbox/index.ts'
import { gradeSubmission } from './grade-submission.ts'
import type { Entry } from './hand-in.ts'
import { versionsFor } from './trusted.ts'

export interface Ground {
  host: SandboxHost
  /** What the doctor has found out. */
  sandbox: SandboxReport
  store: Store
  journal: Journal
  feedback: Feedback
  /** Of the batch; each submission has one of its own made from it. */
  seed: string
}

export function taskOf(entry: Entry, ground: Ground): Task {
  return entry.kind === 'grade' ? gradeTask(entry, ground) : refusal(entry, ground)
}

/** Before it runs: everything that decides what the result of a submission is. */
export interface Plan {
  stage: Stage
  key: string
  seed: string
  versions: GradeResult['versions']
}

export interface PlanOptions extends Pick<Ground, 'feedback' | 'seed'> {
  level: Level
}

/** The same on every machine that has the same tests. */
export function planOf(
  { stage: id, tree }: { stage: string; tree: string },
  { feedback, seed: ofBatch, level }: PlanOptions,
): Plan {
  const stage = STAGES.find(stage => stage.id === id)
  if (!stage) throw new Error(`expected a stage, got ${id}`)
  const versions = versionsFor(stage.id)
  const seed = digestOf(ofBatch, tree)
  const policy = { feedback, seed, limits: DEFAULT_LIMITS, level }
  const { tests, grader } = versions
  return {
    ...{ stage, seed, versions },
    key: keyOf({ tree, stage: stage.id, tests, policy, grader }),
  }
}

function gradeTask(entry: Extract<Entry, { kind: 'grade' }>, ground: Ground): Task {
  const { intake, submission } = entry
  const { host, sandbox, store, feedback } = ground
  const { level } = host
  const { stage, key, seed, versions } = planOf(intake, { ...ground, level })
  const { name } = submission
  return {
    name,
    key,
    async grade(_slot, signal) {
      const about = {
        ...{ key, submission, stage: stage.id, sandbox, seeds: [seed], versions },
        policy: { feedback },
        history: historyOf(ground.journal.earlier(name)),
      }
      const tree = await store.put(intake.files)
      const open = host.open.bind(host)
      return gradeSubmission({ stage, tree, seed, limits: {}, signal, open, about })
    },
  }
}

/** What is refused is refused here and now: nothing of it runs. */
export function refusal(
  entry: Extract<Entry, { kind: 'refuse' }>,
  { feedback, journal }: Pick<Ground, 'feedback' | 'journal'>,
): Task {
  const { intake, submission, reason } = entry
  const stage = intake.kind === 'accepted' ? intake.stage : null
  const versions = versionsFor(stage ?? '01')
  const what = submission.tree ?? digestOf(submission.name, reason.en)
  const key = keyOf({
    tree: what,
    stage: stage ?? 'unknown',
    tests: versions.tests,
    policy: { feedback, refused: reason.en },
    grader: versions.grader,
  })
  const now = new Date().toISOString()
  const about: About = {
    ...{ key, submission, stage, versions, sandbox: null, seeds: [] },
    times: { startedAt: now, finishedAt: now, durationMs: 0 },
    policy: { feedback },
    history: historyOf(journal.earlier(submission.name)),
  }
  const grade = async () => rejectedInput(reason, about)
  return { name: submission.name, key, grade }
}

export function historyOf(earlier: readonly GradeResult[]): GradeResult['history'] {
  return earlier.slice(0, 100).map(({ key, times, verdict, score }) => ({
    key,
    at: times.finishedAt,
    verdict,
    points: score?.points ?? null,
    max: score?.max ?? 0,
  }))
}

function digestOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
