/** Not a test: a grader with a learner's program running, for the test that kills it. */
import { spawn } from 'node:child_process'
import { openSandboxHost } from '../../src/sandbox/index.ts'
import { submissionOf } from './available.ts'

const level = process.argv[2] === 'A' ? 'A' : 'B'
const host = await openSandboxHost({ level })
const submission = submissionOf({
  'a.cjs': `console.log('the learner runs'); setInterval(Date, 1e6)`,
})
const sandbox = await host.open({ submission: submission.folder })
const command = sandbox.runnerCommand([
  ...sandbox.learnerPrefix,
  '/bin/node',
  '/app/a.cjs',
])
const [file = '', ...args] = command
spawn(file, args, { cwd: '/', stdio: ['ignore', 'inherit', 'inherit'] })
submission[Symbol.dispose]()
