/** Workers and collector over a real Redis, with gradings that go well and that do not. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Journal } from '../../src/batch/journal.ts'
import { collect } from '../../src/queue/collect.ts'
import {
  type ManifestEntry,
  readManifest,
  writeManifest,
} from '../../src/queue/manifest.ts'
import { addJobs, queueOf } from '../../src/queue/queue-of.ts'
import { type Connection, connected } from '../../src/queue/redis.ts'
import { leave } from '../../src/queue/spool.ts'
import { fakeBatch, fakeEntry, fakeResult } from '../../src/queue/trial/fake-batch.ts'
import { type Running, startFakeWorker } from '../../src/queue/trial/programs.ts'
import {
  hasRedisServer,
  type RedisServer,
  startRedisServer,
} from '../../src/queue/trial/redis-server.ts'

const PATIENCE_MS = 60_000

let folder = ''
let shared = ''
let redis: RedisServer
let connection: Connection
const workers: Running[] = []

const say = () => undefined
const batchOf = async (names: readonly string[]) => {
  const entries = names.map(fakeEntry)
  await writeManifest(shared, { ...fakeBatch(0), entries })
  return entries
}
const add = async (entries: readonly ManifestEntry[]) => {
  const queue = queueOf(await readManifest(shared), connection)
  await addJobs(queue, await readManifest(shared), entries)
  await queue.close()
}
const work = () => {
  const worker = startFakeWorker(shared, redis.url)
  workers.push(worker)
  return worker
}
const collected = () =>
  collect({
    ...{ shared, connection, say, everyMs: 100, ended: () => undefined },
    signal: AbortSignal.timeout(PATIENCE_MS - 10_000),
  })

describe.skipIf(!hasRedisServer())(
  'with redis-server',
  { timeout: PATIENCE_MS },
  () => {
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'workers-'))
      shared = join(folder, 'shared')
      redis = await startRedisServer({
        folder: join(folder, 'redis'),
        appendOnly: false,
      })
      connection = await connected({ url: redis.url, waits: false, say })
    })
    afterEach(async () => {
      await Promise.all(workers.splice(0).map(worker => worker.kill('SIGKILL')))
      connection.close()
      await redis.kill()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    })

    test('trouble that does not pass is told after three tries, and is no score', async () => {
      await batchOf(['trouble', 'ann'])
      work()
      const { isWhole, results } = await collected()
      expect(isWhole).toBe(true)
      const [trouble, ann] = results
      expect(ann?.verdict).toBe('rejected-input')
      expect(trouble).toMatchObject({ verdict: 'infra-error', needsAttention: true })
      expect(trouble?.attempts.map(({ why }) => why)).toEqual(['no space', 'no space'])
    })

    test('what takes the grading process with it is told, and takes nobody else', async () => {
      await batchOf(['takes the grader with it', 'ann', 'bob'])
      work()
      const { results } = await collected()
      const [first, ...others] = results
      expect(first).toMatchObject({ verdict: 'infra-error', needsAttention: true })
      expect(first?.reason?.en).toContain('grading process, got its end (SIGKILL)')
      expect(others.map(({ verdict }) => verdict)).toEqual([
        'rejected-input',
        'rejected-input',
      ])
    })

    test('SIGTERM: what is under way ends, and nothing more is begun', async () => {
      const entries = await batchOf(['takes a while'])
      await add(entries)
      const worker = work()
      await worker.said(/^ready/)
      await activeIs(1)
      expect(await worker.kill('SIGTERM')).toBe(0)
      expect(worker.lines.at(-1)).toBe('takes a while: rejected-input')
    })

    test('SIGTERM twice: handed back at once, even what does not end', async () => {
      await add(await batchOf(['never ends']))
      const first = work()
      await first.said(/^never ends: begun/)
      void first.kill('SIGTERM')
      await first.said(/^Stopping/)
      expect(await first.kill('SIGTERM')).toBe(0)
      await activeIs(0)
      await withQueue(async queue => expect(await queue.getWaitingCount()).toBe(1))
    })

    test('a worker with other tests hands back and says why', async () => {
      await add(await batchOf(['not for us']))
      const worker = work()
      expect(await worker.ended).toBe(2)
      expect(worker.lines.at(-1)).toBe('expected other tests. This worker stops.')
      await withQueue(async queue => expect(await queue.getWaitingCount()).toBe(1))
    })

    test('what has a result is not graded again, however often it is added', async () => {
      const [ann] = await batchOf(['ann'])
      if (!ann) return expect.unreachable()
      const result = fakeResult(ann)
      await leave(shared, result)
      await add([ann, ann])
      const worker = work()
      await worker.said(/^ready/)
      await withQueue(async queue => {
        while ((await queue.getJob(ann.id)) !== undefined) await turn()
      })
      const { results } = await collected()
      expect(results).toEqual([result])
      expect(worker.lines).not.toContain('ann: rejected-input')
    })

    test('a job can ask for what is in the batch, and for nothing else', async () => {
      const [ann, bob] = await batchOf(['ann', 'bob'])
      if (!ann || !bob) return expect.unreachable()
      await withQueue(async queue => {
        const data = { batch: 'x', name: '../../etc', key: bob.key }
        await queue.add('grade', data, { jobId: ann.id })
        await queue.add('grade', data, { jobId: 'eve' })
        const worker = work()
        await worker.said(/^ready/)
        while ((await queue.getFailedCount()) < 2) await turn()
        expect(existsSync(join(shared, 'spool'))).toBe(false)
        const [failed] = await queue.getFailed()
        expect(failed?.failedReason).toMatch(/^expected a job of the batch/)
      })
    })

    test('collecting without Redis takes what is there', async () => {
      const [ann] = await batchOf(['ann', 'bob'])
      if (!ann) return expect.unreachable()
      await leave(shared, fakeResult(ann))
      await redis.kill()
      const { signal } = new AbortController()
      const one = { shared, connection, say, signal, ended: () => undefined }
      const { isWhole, results } = await collect(one)
      expect({ isWhole, count: results.length }).toEqual({ isWhole: false, count: 1 })
      expect((await Journal.open(shared)).results()).toHaveLength(1)
    })

    async function withQueue(
      use: (queue: ReturnType<typeof queueOf>) => Promise<void>,
    ): Promise<void> {
      const queue = queueOf(await readManifest(shared), connection)
      await use(queue).finally(() => queue.close())
    }

    async function activeIs(count: number): Promise<void> {
      await withQueue(async queue => {
        while ((await queue.getActiveCount()) !== count) await turn()
      })
    }
  },
)

/** Each question to Redis is an answer later; this lets others ask as well. */
const turn = () => new Promise(resolve => setImmediate(resolve))
