/** The queue of a batch: its name, and how its jobs are tried. */
import { type ConnectionOptions, type JobsOptions, Queue } from 'bullmq'
import type { BatchManifest, JobData, ManifestEntry } from './manifest.ts'
import { jobOf } from './manifest.ts'
import type { Connection } from './redis.ts'

/** Tries that may end in an infrastructure error before somebody has to look. */
export const TRIES = 3
/** Machines that a submission may take with it before somebody has to look. */
export const STALLED = 5
const AT_ONCE = 500

export const queueName = (batch: string): string => `workshop-grade-${batch}`

export type JobQueue = Queue<JobData>

/** What BullMQ calls a connection is wider than what it says of ioredis. */
export const asConnection = ({ redis }: Connection): ConnectionOptions =>
  redis as unknown as ConnectionOptions

export function queueOf({ batch }: BatchManifest, connection: Connection): JobQueue {
  const queue: JobQueue = new Queue(queueName(batch), {
    connection: asConnection(connection),
    defaultJobOptions: JOB,
  })
  // Whether Redis is there is told by the connection, once.
  queue.on('error', () => undefined)
  return queue
}

/**
 * A job that is done is forgotten: the result on disk says so. One that failed stays,
 * so that it is told instead of tried for ever.
 */
const JOB: JobsOptions = {
  attempts: TRIES,
  backoff: { type: 'fixed', delay: 500 },
  removeOnComplete: true,
  removeOnFail: false,
}

/** What is in the queue already is not added again. */
export async function addJobs(
  queue: JobQueue,
  manifest: BatchManifest,
  entries: readonly ManifestEntry[],
): Promise<void> {
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    await queue.addBulk(
      entries.slice(from, from + AT_ONCE).map(entry => ({
        name: 'grade',
        data: jobOf(manifest, entry),
        opts: { jobId: entry.id },
      })),
    )
  }
}
