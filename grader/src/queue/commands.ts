/** `grade worker` and `grade collect` as a person starts them. */
import { fileURLToPath } from 'node:url'
import { StorageFailure } from '../batch/durable.ts'
import { lock } from '../batch/lock.ts'
import { createProgress } from '../batch/progress.ts'
import { deliver } from '../grade/deliver.ts'
import { kindsOf, report } from '../grade/grade.ts'
import { type Collected, collect } from './collect.ts'
import { unlocked } from './locked.ts'
import { readManifest } from './manifest.ts'
import type { CollectOptions, WorkOptions } from './options.ts'
import { connection } from './redis.ts'
import { startWorker } from './worker.ts'

const GRADING = fileURLToPath(new URL('./grading-child.ts', import.meta.url))
const EVERY_MS = 2_000
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** @returns 0 when it was stopped, 3 when results cannot be written */
export async function work(options: WorkOptions): Promise<number> {
  const { shared, redis, jobs, unsafe } = options
  const grading = [GRADING, shared, ...(unsafe ? ['--no-isolation'] : [])]
  const { ended, stop } = await startWorker({ shared, redis, jobs, grading, say })
  for (const signal of SIGNALS) process.on(signal, stop)
  say(`Waiting for jobs, ${jobs} at a time. Ctrl-C ends it.`)
  try {
    return await ended
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop)
  }
}

/** @returns 0 when every submission has a result, whatever it says */
export async function collectAll(options: CollectOptions): Promise<number> {
  const { shared } = options
  await readManifest(shared)
  const release = await unlocked(() => lock(shared))
  const controller = new AbortController()
  const stop = (): void => controller.abort()
  for (const signal of SIGNALS) process.once(signal, stop)
  try {
    const collected = await collectWith(options, controller.signal)
    return await told(collected, options)
  } catch (cause) {
    if (!(cause instanceof StorageFailure)) throw cause
    say(`${cause.message}\nNothing is lost. Make room, then collect again.`)
    return 3
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop)
    release()
  }
}

async function collectWith(
  { shared, redis: url, watch, locale }: CollectOptions,
  signal: AbortSignal,
): Promise<Collected> {
  const { entries } = await readManifest(shared)
  const progress = createProgress(entries.length, process.stderr, locale)
  const redis = connection({ url, waits: false, say })
  // Whether it is there is told by the connection; results come from the disk.
  await redis.redis.connect().catch(() => undefined)
  try {
    return await collect({
      ...{ shared, signal, say, connection: redis },
      ...(watch ? { everyMs: EVERY_MS } : {}),
      ended: (result, wasKept) => progress.ended(result, wasKept),
    })
  } finally {
    progress.close()
    redis.close()
  }
}

async function told(
  { manifest, results, isWhole }: Collected,
  options: CollectOptions,
): Promise<number> {
  const { shared } = options
  const { entries, notTaken } = manifest
  if (isWhole) await deliver(results, shared, kindsOf(options), options)
  else say(`${results.length} of ${entries.length} have a result; no reports yet.`)
  const missing = manifest.missing.map(id => ({ learner: { id } }))
  const code = report(results, { entries, notTaken, missing }, options)
  return isWhole ? code : 1
}
