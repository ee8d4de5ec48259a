/**
 * A worker: takes jobs, has them graded by a process of its own and leaves each result
 * in the shared folder before the job is done. This process renews the locks; it does
 * nothing that takes long.
 */
import { type Job, UnrecoverableError, WaitingError, Worker } from 'bullmq'
import { StorageFailure } from '../batch/durable.ts'
import type { GradeResult } from '../results/index.ts'
import { UsageError } from '../usage-error.ts'
import { GradingProcess } from './grading-process.ts'
import { LeaveWork } from './leave-work.ts'
import { type BatchManifest, type JobData, jobOf, readManifest } from './manifest.ts'
import { asConnection, queueName, STALLED, TRIES } from './queue-of.ts'
import { type Connection, connected } from './redis.ts'
import { hasResult, leave } from './spool.ts'

export interface WorkerOptions {
  shared: string
  redis: string
  jobs: number
  /** The grading process: a program, and what it is told. */
  grading: readonly string[]
  say(line: string): void
  /** How long a job is ours without a sign of life; shorter in trials. */
  lockMs?: number
}

export interface RunningWorker {
  /** Ends when it was stopped; how, as an exit code. */
  ended: Promise<number>
  /** The first time what is under way may end, for a while; then it is handed back. */
  stop(): void
}

const LOCK_MS = 15_000

/** @throws UsageError: no batch, no Redis, or a machine that cannot grade it */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { shared, say } = options
  const manifest = await readManifest(shared)
  const connection = await connected({ url: options.redis, waits: true, say })
  const grading = new GradingProcess(options.grading)
  try {
    await grading.ready()
  } catch (cause) {
    connection.close()
    await grading.stop()
    throw cause
  }
  const worker: Worker<JobData> = new Worker(
    queueName(manifest.batch),
    (job: Job<JobData>, token) =>
      processJob(job, token, { ...options, grading, leaving }),
    workerOptions(connection, options),
  )
  // Redis itself is told by the connection; a lock that was lost costs nothing.
  worker.on('error', () => undefined)
  const leaving = new LeaveWork({
    close: () => worker.close(),
    giveUp: () => grading.stop(),
    release: () => connection.close(),
  })
  const stop = (): void => {
    if (leaving.isLeaving) return void leaving.handBack(0)
    say('Stopping: what is under way may end. Once more hands it back at once.')
    void leaving.afterWork()
  }
  return { ended: leaving.ended, stop }
}

const workerOptions = (
  connection: Connection,
  { jobs, lockMs = LOCK_MS }: WorkerOptions,
) => ({
  connection: asConnection(connection),
  concurrency: jobs,
  lockDuration: lockMs,
  stalledInterval: lockMs,
  maxStalledCount: STALLED,
})

interface Ground extends Pick<WorkerOptions, 'shared' | 'say'> {
  grading: GradingProcess
  leaving: LeaveWork
}

async function processJob(
  job: Job<JobData>,
  token: string | undefined,
  ground: Ground,
): Promise<void> {
  const { shared, leaving, say } = ground
  // Read each time: more may have been added since this worker began.
  if (!isOf(await readManifest(shared), job)) {
    throw new UnrecoverableError(`expected a job of the batch, got ${job.id}`)
  }
  try {
    await gradeOne(job, ground)
  } catch (cause) {
    if (cause instanceof StorageFailure) {
      say(`${cause.message}; this worker stops.`)
      void leaving.handBack(3)
    } else if (cause instanceof UsageError) {
      say(`${cause.message} This worker stops.`)
      void leaving.handBack(2)
    }
    if (!leaving.isHandingBack) throw cause
    await job.moveToWait(token)
    throw new WaitingError()
  }
}

function isOf(manifest: BatchManifest, { id, data }: Job<JobData>): boolean {
  const entry = manifest.entries.find(entry => entry.id === id)
  if (!entry || entry.stage === null) return false
  const { batch, name, key } = jobOf(manifest, entry)
  return data.batch === batch && data.name === name && data.key === key
}

async function gradeOne(
  job: Job<JobData>,
  { shared, grading, say }: Ground,
): Promise<void> {
  const id = job.id ?? ''
  if (hasResult(shared, id)) return
  const result = await grading.grade(id)
  const attempts = triesOf(job)
  const isOurs = result.verdict === 'infra-error'
  if (isOurs && job.attemptsMade + 1 < TRIES) {
    const why = result.reason?.en ?? 'unknown'
    const at = result.times.finishedAt
    await job.updateProgress({ tries: [...attempts, { at, why }] })
    throw new Error(why)
  }
  await leave(shared, { ...result, attempts, needsAttention: isOurs })
  say(`${job.data.name}: ${result.verdict}`)
}

/** Tries before this one, on whatever machine. */
function triesOf({ progress }: Job<JobData>): GradeResult['attempts'] {
  const { tries = [] } = Object(progress) as { tries?: GradeResult['attempts'] }
  return tries
}
