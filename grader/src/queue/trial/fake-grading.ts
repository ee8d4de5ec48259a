/**
 * A grading process without a sandbox: each grading takes a moment of its own length.
 * A name tells what is to go wrong.
 *
 * node program.js fake-grading.ts <shared folder>
 */
import { setTimeout as pause } from 'node:timers/promises'
import { UsageError } from '../../usage-error.ts'
import { readManifest } from '../manifest.ts'
import { serveGradings } from '../serve-gradings.ts'
import { fakeResult, fakeTrouble } from './fake-batch.ts'

const [, , , shared = ''] = process.argv
/** So slow that there is something left to do whenever somebody is killed. */
const SLOWEST_MS = 600

await serveGradings(async () => ({
  async grade(id, signal) {
    const { entries } = await readManifest(shared)
    const entry = entries.find(entry => entry.id === id)
    if (!entry) throw new Error(`expected a submission of the batch, got ${id}`)
    const { name } = entry.submission
    if (name.startsWith('takes the grader with it'))
      process.kill(process.pid, 'SIGKILL')
    if (name.startsWith('trouble')) return fakeTrouble(entry, 'no space')
    if (name.startsWith('not for us')) throw new UsageError('expected other tests.')
    if (name.startsWith('never ends')) await forever(name)
    if (name.startsWith('takes a while')) await pause(2_000, undefined, { signal })
    await pause(Math.random() * SLOWEST_MS, undefined, { signal })
    return fakeResult(entry)
  },
  close: () => undefined,
}))

/** Not even when it is told to; that it has begun is said, so that nobody is too early. */
function forever(name: string): Promise<never> {
  process.stderr.write(`${name}: begun\n`)
  return new Promise(() => undefined)
}
