/**
 * What survives: a batch on several workers while workers, collector and Redis are
 * killed at random. Afterwards each submission has one result, the first it had.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { atMost, type Figure } from '@workshop/report'
import { Journal } from '../../batch/journal.ts'
import { writeManifest } from '../manifest.ts'
import { fakeBatch } from './fake-batch.ts'
import { startCollector, startFakeWorker } from './programs.ts'
import { type RedisServer, startRedisServer } from './redis-server.ts'

export interface KillTrialOptions {
  /** Whether Redis writes to its disk; without, a kill empties it. */
  appendOnly: boolean
  /** Of what is killed, and when. */
  seed: number
  jobs?: number
  kills?: number
  workers?: number
}

export interface KillTrial {
  jobs: number
  killed: readonly string[]
  lost: number
  duplicated: number
  changed: number
}

export async function killTrial(options: KillTrialOptions): Promise<KillTrial> {
  const folder = mkdtempSync(join(tmpdir(), 'queue-trial-'))
  const { appendOnly } = options
  const redis = await startRedisServer({ folder: join(folder, 'redis'), appendOnly })
  try {
    return await withKills(join(folder, 'shared'), redis, options)
  } finally {
    await redis.kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** For `grade selftest`. */
export const killFigures = ({
  lost,
  duplicated,
  changed,
}: KillTrial): Record<'lost' | 'duplicated' | 'changed', Figure> => ({
  lost: atMost(lost, 0),
  duplicated: atMost(duplicated, 0),
  changed: atMost(changed, 0),
})

async function withKills(
  shared: string,
  redis: RedisServer,
  { seed, jobs = 200, kills = 10, workers: count = 3 }: KillTrialOptions,
): Promise<KillTrial> {
  await writeManifest(shared, fakeBatch(jobs))
  const random = randomOf(seed)
  const seen = new Map<string, string>()
  const changed = new Set<string>()
  const look = () => firstSeen(shared, seen, changed)
  let collector = startCollector(shared, redis.url)
  const workers = Array.from({ length: count }, () =>
    startFakeWorker(shared, redis.url),
  )
  const killed: string[] = []
  // Each of them at least once, and an empty Redis is the last thing that happens.
  const plan: Kind[] = Array.from({ length: kills }, (_, nth) => {
    return KINDS[nth] ?? kindOf(random())
  })
  plan.splice(-2, 2, 'worker', 'redis')
  try {
    for (const [nth, what] of plan.entries()) {
      // Spread over the batch, at a moment that nobody has chosen.
      await atLeast((jobs * (nth + random())) / (kills + 2), () => gradedIn(shared))
      killed.push(what)
      if (what === 'redis') {
        await redis.kill()
        await redis.start()
      } else if (what === 'collector') {
        await collector.kill('SIGKILL')
        collector = startCollector(shared, redis.url)
      } else {
        const which = Math.floor(random() * count)
        await workers[which]?.kill('SIGKILL')
        workers[which] = startFakeWorker(shared, redis.url)
      }
      look()
    }
    await atLeast(jobs, look)
  } finally {
    await Promise.all([...workers, collector].map(one => one.kill('SIGKILL')))
  }
  look()
  return { jobs, killed, changed: changed.size, ...(await countedIn(shared, jobs)) }
}

async function countedIn(shared: string, jobs: number) {
  const journal = await Journal.open(shared)
  const names = journal.results().map(({ submission }) => submission.name)
  const rows = readFileSync(join(shared, 'journal.jsonl'), 'utf8').trimEnd().split('\n')
  const lines = rows.flatMap(row => /"file":"([^"]+)"/.exec(row)?.[1] ?? [])
  const files = readdirSync(join(shared, 'results'))
  const extra = files.length - new Set(lines).size + lines.length - new Set(lines).size
  const duplicated = names.length - new Set(names).size + Math.max(0, extra)
  return { lost: jobs - new Set(names).size, duplicated }
}

/** A grading says who made it: once seen, whole and in its place, it must not differ. */
function firstSeen(
  shared: string,
  seen: Map<string, string>,
  changed: Set<string>,
): number {
  for (const file of filesIn(join(shared, 'results'))) {
    const path = join(shared, 'results', file)
    const seed = seedIn(readFileSync(path, 'utf8'))
    if ((seen.get(file) ?? seed) !== seed) changed.add(file)
    seen.set(file, seen.get(file) ?? seed)
  }
  return seen.size
}

/** Whether the collector has it yet or not. */
function gradedIn(shared: string): number {
  const folders = ['spool', 'results'].map(name => join(shared, name))
  return new Set(folders.flatMap(filesIn)).size
}

/** Half a result is another one than the whole. */
function seedIn(text: string): string {
  try {
    return String(JSON.parse(text).seeds)
  } catch (cause) {
    if (cause instanceof SyntaxError) return 'half a result'
    throw cause
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter(file => file.endsWith('.json'))
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw cause
  }
}

const LOOK_MS = 25
/** Longer than a lock, a start and a round of the collector together. */
const PATIENCE_MS = 30_000

/** Ends too when nothing comes any more: what is missing then is lost. */
async function atLeast(results: number, counted: () => number): Promise<void> {
  let last = { count: counted(), at: performance.now() }
  while (last.count < results && performance.now() - last.at < PATIENCE_MS) {
    await pause(LOOK_MS)
    const count = counted()
    if (count > last.count) last = { count, at: performance.now() }
  }
}

const KINDS = ['worker', 'collector', 'redis'] as const
type Kind = (typeof KINDS)[number]
const kindOf = (random: number): Kind =>
  KINDS[Math.floor(random * KINDS.length)] ?? 'redis'

/** The same kills for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) / 2 ** 24
  }
}
