/** node program.js worker-program.ts <shared folder> <redis url> <grading program> */
import { startWorker } from '../worker.ts'

const [, , , shared = '', redis = '', grading = ''] = process.argv
const { ended, stop } = await startWorker({
  ...{ shared, redis, jobs: 4, grading: [grading, shared], lockMs: 1_000 },
  say: line => process.stdout.write(`${line}\n`),
})
process.on('SIGTERM', stop)
process.stdout.write('ready\n')
process.exitCode = await ended
