/**
 * A grader to be killed: keeps a result for each of `count` names, each after a moment
 * of its own length.
 *
 * node killed-grader.ts <folder> <count>
 */
import { runBatch } from '../../src/batch/batch.ts'
import { Journal } from '../../src/batch/journal.ts'
import { graded, task } from './graded.ts'

const [, , folder = '', count = '0'] = process.argv
const tasks = Array.from({ length: Number(count) }, (_, nth) =>
  task(`learner-${nth}`, async () => {
    for (let turn = 0; turn < nth % 7; turn++) {
      await new Promise(resolve => setImmediate(resolve))
    }
    return graded(`learner-${nth}`, { seeds: [`${process.pid}`] })
  }),
)
await runBatch(tasks, {
  journal: await Journal.open(folder),
  jobs: 2,
  signal: new AbortController().signal,
  events: { ended: () => void process.stdout.write('.') },
})
