/**
 * `grade enqueue`: looks at everything as `grade` does, refuses what is refused, and
 * puts the rest where workers find it. First the disk, then the queue.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { commandResult, figure, safe } from '@workshop/report'
import { StorageFailure } from '../batch/durable.ts'
import { Journal, resultIdOf } from '../batch/journal.ts'
import { openBatchFolder } from '../grade/batch-folder.ts'
import { tell } from '../grade/grade.ts'
import { type Entry, type HandIn, lookAtAll } from '../grade/hand-in.ts'
import { historyOf, planOf, refusal } from '../grade/tasks.ts'
import { openStore, type Store } from '../intake/index.ts'
import type { Feedback } from '../results/index.ts'
import { provenHost } from '../sandbox/doctor/doctor.ts'
import { type Level, NoSandbox } from '../sandbox/index.ts'
import { UsageError } from '../usage-error.ts'
import { unlocked } from './locked.ts'
import { type ManifestEntry, readManifest, writeManifest } from './manifest.ts'
import type { EnqueueOptions } from './options.ts'
import { addJobs, queueOf } from './queue-of.ts'
import { type Connection, connected } from './redis.ts'

export async function enqueue(options: EnqueueOptions): Promise<number> {
  const say = (line: string): void => void process.stderr.write(`${line}\n`)
  const connection = await connected({ url: options.redis, waits: false, say })
  try {
    const handIn = await lookAtAll(options)
    tell(handIn, options)
    const level = options.level ?? (await levelHere(options))
    return await enqueueInto(handIn, level, connection, options)
  } catch (cause) {
    if (!(cause instanceof StorageFailure)) throw cause
    say(`${cause.message}\nNothing was enqueued. Make room, then: --resume`)
    return 3
  } finally {
    connection.close()
  }
}

async function levelHere({ unsafe }: EnqueueOptions): Promise<Level> {
  try {
    const { host } = await provenHost({ iAcceptNoIsolation: unsafe })
    host.close()
    return host.level
  } catch (cause) {
    if (!(cause instanceof NoSandbox)) throw cause
    const fix = 'If the workers have a sandbox: --level A'
    throw new UsageError(`${cause.message}\n${fix}`, { cause })
  }
}

async function enqueueInto(
  handIn: HandIn,
  level: Level,
  connection: Connection,
  options: EnqueueOptions,
): Promise<number> {
  const { out, feedback } = options
  const place = await unlocked(() => openBatchFolder(options))
  try {
    const journal = await Journal.open(out)
    const store = await openStore(join(out, 'store'))
    const batch = options.resume
      ? (await readManifest(out)).batch
      : randomBytes(8).toString('hex')
    const ground = { journal, store, feedback, level, seed: place.seed }
    const entries: ManifestEntry[] = []
    for (const entry of handIn.entries) entries.push(await placed(entry, ground))
    const manifest = {
      ...{ batch, seed: place.seed, level, feedback, entries },
      notTaken: handIn.notTaken.map(({ name, why }) => ({ name, why })),
      missing: handIn.missing.map(({ learner }) => learner.id),
    }
    await writeManifest(out, manifest)
    const waiting = entries.filter(
      ({ stage, submission, key }) =>
        stage !== null && !journal.final(submission.name, key),
    )
    const queue = queueOf(await readManifest(out), connection)
    await addJobs(queue, await readManifest(out), waiting)
    await queue.close()
    return report(entries, waiting, options)
  } finally {
    place.release()
  }
}

interface Ground {
  journal: Journal
  store: Store
  feedback: Feedback
  level: Level
  seed: string
}

async function placed(entry: Entry, ground: Ground): Promise<ManifestEntry> {
  const { journal, store } = ground
  const { submission } = entry
  const { name } = submission
  const history = historyOf(journal.earlier(name))
  if (entry.kind === 'refuse') {
    const { key, grade } = refusal(entry, ground)
    await journal.commit(await grade(0, new AbortController().signal))
    const id = resultIdOf(name, key)
    return { id, key, submission, stage: null, history: [], retryOf: null }
  }
  const { key, stage } = planOf(entry.intake, ground)
  await store.put(entry.intake.files)
  const trouble = journal.earlier(name).find(one => one.key === key)
  const retryOf = trouble?.verdict === 'infra-error' ? trouble.times.finishedAt : null
  return {
    id: resultIdOf(name, key),
    key,
    submission,
    stage: stage.id,
    history,
    retryOf,
  }
}

function report(
  entries: readonly ManifestEntry[],
  waiting: readonly ManifestEntry[],
  { out, json }: EnqueueOptions,
): number {
  const refused = entries.filter(({ stage }) => stage === null)
  const figures = {
    'jobs.enqueued': figure(waiting.length, '', 'reported', true),
    'submissions.refused': figure(refused.length, '', 'reported', true),
  }
  const kept = entries.length - waiting.length - refused.length
  const words = [
    `${waiting.length} enqueued`,
    ...(refused.length > 0 ? [`${refused.length} refused`] : []),
    ...(kept > 0 ? [`${kept} with a result already`] : []),
  ]
  const details = { refused: refused.map(({ submission }) => submission.name) }
  const result = commandResult('grade enqueue', words.join(', '), figures, details)
  process.stdout.write(
    json
      ? `${JSON.stringify(result)}\n`
      : `${result.summary}\nNext, where there is time: pnpm grade worker --shared ${safe(out)} --redis <url>\n` +
          `Then: pnpm grade collect --watch --shared ${safe(out)} --redis <url>\n`,
  )
  return 0
}
