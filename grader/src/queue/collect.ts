/**
 * The collector: takes results from the spool into the journal, and adds again whatever
 * has none. It is right whoever was killed meanwhile, because it asks the disk and not
 * the queue what there is.
 */
import { Journal } from '../batch/journal.ts'
import { versionsFor } from '../grade/trusted.ts'
import { type GradeResult, infraError } from '../results/index.ts'
import { type BatchManifest, type ManifestEntry, readManifest } from './manifest.ts'
import { addJobs, type JobQueue, queueOf } from './queue-of.ts'
import type { Connection } from './redis.ts'
import { type Adopted, adopt } from './spool.ts'

export interface Collecting {
  shared: string
  connection: Connection
  signal: AbortSignal
  /** Between two rounds; absent: one round only. */
  everyMs?: number
  say(line: string): void
  ended(result: GradeResult, wasKept: boolean): void
}

export interface Collected {
  manifest: BatchManifest
  /** In the order of the batch. */
  results: GradeResult[]
  isWhole: boolean
}

/** The folder's lock is the caller's. @throws StorageFailure, UsageError */
export async function collect(collecting: Collecting): Promise<Collected> {
  const { shared, connection, signal, everyMs } = collecting
  const manifest = await readManifest(shared)
  const journal = await Journal.open(shared)
  const ids = new Set(
    manifest.entries.map(({ submission, key }) => idOf(submission.name, key)),
  )
  const belongs = ({ submission, key }: GradeResult) =>
    ids.has(idOf(submission.name, key))
  const told = new Set<string>()
  const tell = (result: GradeResult, wasKept: boolean) => {
    const id = idOf(result.submission.name, result.key)
    if (!told.has(id)) collecting.ended(result, wasKept)
    told.add(id)
  }
  const queue = queueOf(manifest, connection)
  try {
    for (let round = 0; ; round++) {
      const adopted = await adopt(shared, journal, belongs)
      sayAside(adopted, collecting)
      const settled = manifest.entries.flatMap(entry => settledBy(entry, journal) ?? [])
      const isNew = new Set(adopted.results)
      for (const result of settled) tell(result, round === 0 && !isNew.has(result))
      const isWhole = settled.length === manifest.entries.length
      const open = manifest.entries.filter(entry => !settledBy(entry, journal))
      if (!isWhole && !signal.aborted)
        await addAgain(queue, open, { ...collecting, manifest, journal })
      if (isWhole || signal.aborted || everyMs === undefined) {
        return { manifest, results: settled, isWhole }
      }
      await pause(everyMs, signal)
    }
  } finally {
    // Without a connection there is nobody to take leave of.
    if (connection.isThere()) await queue.close().catch(() => undefined)
  }
}

const idOf = (name: string, key: string): string => JSON.stringify([name, key])

/** Trouble of ours counts, unless this batch was added again because of it. */
function settledBy(
  { submission, key, retryOf }: ManifestEntry,
  journal: Journal,
): GradeResult | undefined {
  const known = journal.final(submission.name, key)
  if (known) return known
  const [trouble] = journal.earlier(submission.name).filter(one => one.key === key)
  return trouble && trouble.times.finishedAt !== retryOf ? trouble : undefined
}

function sayAside({ setAside }: Adopted, { say }: Collecting): void {
  for (const file of setAside) {
    say(`spool/${file}: expected a result of this batch, got something else; set aside`)
  }
}

async function addAgain(
  queue: JobQueue,
  open: readonly ManifestEntry[],
  {
    connection,
    manifest,
    journal,
    say,
  }: Collecting & { manifest: BatchManifest; journal: Journal },
): Promise<void> {
  if (!connection.isThere()) return
  try {
    await addJobs(queue, manifest, open)
    const ids = new Map(open.map(entry => [entry.id, entry]))
    for (const job of await queue.getFailed()) {
      const entry = ids.get(job?.id ?? '')
      if (entry) await journal.commit(troubleOf(entry, manifest, job.failedReason))
      // Its end is on disk now; the queue may forget it.
      await job?.remove()
    }
  } catch (cause) {
    // Gone between the question and its answer: the next round asks again.
    if (connection.isThere()) say(`queue: ${(cause as Error).message}`)
  }
}

/** What ended without a result, for reasons that are not the submission's. */
function troubleOf(
  { key, submission, stage, history }: ManifestEntry,
  { feedback }: BatchManifest,
  why: string,
): GradeResult {
  const now = new Date().toISOString()
  const id = (stage ?? '01') as NonNullable<GradeResult['stage']>
  const about = {
    ...{ key, submission, stage: id, history, sandbox: null, seeds: [] },
    versions: versionsFor(id),
    times: { startedAt: now, finishedAt: now, durationMs: 0 },
    policy: { feedback },
  }
  return infraError({ en: why, zh: why }, about, { needsAttention: true })
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const over = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    signal.addEventListener('abort', over)
  })
}
