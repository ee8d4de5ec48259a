/**
 * A batch: every submission once, several at a time, each result kept the moment it
 * is known. One that fails for reasons of ours is tried again elsewhere; one that
 * cannot be kept stops the batch, because a result that is not on disk is none.
 */
import type { GradeResult } from '../results/index.ts'
import type { Journal } from './journal.ts'

/** Something to be graded, and how. */
export interface Task {
  name: string
  key: string
  /** @param slot of the `jobs` that run at once; nobody else has it meanwhile */
  grade(slot: number, signal: AbortSignal): Promise<GradeResult>
}

export interface BatchEvents {
  started?(task: Task): void
  ended?(task: Task, result: GradeResult, wasKept: boolean): void
}

export interface BatchOptions {
  journal: Journal
  jobs: number
  signal: AbortSignal
  events?: BatchEvents
}

/** Tries that may end in an infrastructure error before somebody has to look. */
const TRIES = 3

/**
 * @returns results in the order of the tasks; fewer when the batch was called off
 * @throws StorageFailure after the gradings under way have ended
 */
export async function runBatch(
  tasks: readonly Task[],
  { journal, jobs, signal, events = {} }: BatchOptions,
): Promise<GradeResult[]> {
  const results: (GradeResult | undefined)[] = []
  const queue = tasks.entries()
  const stop = new AbortController()
  const both = AbortSignal.any([signal, stop.signal])

  async function work(slot: number): Promise<void> {
    for (const [nth, task] of queue) {
      if (both.aborted) return
      const kept = journal.final(task.name, task.key)
      if (!kept) events.started?.(task)
      const result = kept ?? (await gradeAndKeep(task, slot, journal, both))
      if (!result) return
      results[nth] = result
      events.ended?.(task, result, kept !== undefined)
    }
  }

  const slots = Array.from({ length: jobs }, (_, slot) =>
    work(slot).catch(cause => {
      stop.abort(cause)
      throw cause
    }),
  )
  const ends = await Promise.allSettled(slots)
  const failed = ends.find(end => end.status === 'rejected')
  if (failed) throw failed.reason
  return results.filter(result => result !== undefined)
}

/** `undefined` when it was called off: an unfinished grading is no result. */
async function gradeAndKeep(
  task: Task,
  slot: number,
  journal: Journal,
  signal: AbortSignal,
): Promise<GradeResult | undefined> {
  const attempts: GradeResult['attempts'] = []
  for (;;) {
    const result = await task.grade(slot, signal)
    if (signal.aborted) return undefined
    const isOurs = result.verdict === 'infra-error'
    if (!isOurs || attempts.length + 1 >= TRIES) {
      return journal.commit({ ...result, attempts, needsAttention: isOurs })
    }
    attempts.push({ at: result.times.finishedAt, why: result.reason?.en ?? 'unknown' })
  }
}
