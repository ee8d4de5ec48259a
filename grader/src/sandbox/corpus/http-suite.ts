/**
 * The suite for programs that listen: it runs in the slot, as the runner, because
 * only there is their loopback. Deadline and size come before anything that is read.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { GradeVerdict } from '../../results/limits.ts'
import { NODE } from '../node-files.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Graded } from './suite.ts'

const BODY = 1024 * 1024
const TESTS = 4

export async function gradeOverHttp(
  sandbox: Sandbox,
  deadlineMs: number,
): Promise<Graded> {
  const server = [...sandbox.learnerPrefix, sandbox.seen(NODE), '/app/server.cjs']
  const program = suite(server, deadlineMs)
  const command = sandbox.runnerCommand([process.execPath, '-e', program])
  const [file = '', ...args] = command
  const runner = spawn(file, args, { cwd: '/', env: { PATH: process.env.PATH } })
  let [said, stderr] = ['', '']
  runner.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  runner.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-10_000)
  })
  await once(runner, 'close')
  const report = await sandbox.close()
  if (!said.startsWith('{')) throw new Error(`the runner said: ${stderr}`)
  const { passed, why } = JSON.parse(said) as { passed: number; why?: GradeVerdict }
  const limit = report.breaches[0]?.verdict
  const verdict = limit ?? why ?? (passed === TESTS ? 'passed' : 'failed')
  return { verdict, passed, report, stderr }
}

/** The known sum first, then random ones. */
const suite = (server: readonly string[], deadlineMs: number) => `
const { spawn } = require('node:child_process')
const [file, ...args] = ${JSON.stringify(server)}
const child = spawn(file, args, { env: {}, stdio: ['ignore', 'pipe', 'inherit'] })
const deadline = () => AbortSignal.timeout(${deadlineMs})
const told = (passed, why) => {
  console.log(JSON.stringify({ passed, why }))
  child.kill('SIGKILL')
  process.exit()
}
async function sum(port, a, b) {
  const url = 'http://127.0.0.1:' + port + '/?a=' + a + '&b=' + b
  const { body } = await fetch(url, { signal: deadline() })
  let text = ''
  for await (const chunk of body) {
    text += Buffer.from(chunk).toString('latin1')
    if (text.length > ${BODY}) throw { name: 'TooMuch' }
  }
  return text === String(a + b)
}
async function main() {
  const line = await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', () => reject({ name: 'Exit' }))
    deadline().onabort = () => reject({ name: 'TimeoutError' })
  })
  const port = Number(line)
  let passed = 0
  try {
    const random = () => Math.floor(Math.random() * 1e6)
    const pairs = [[2, 3], ...Array.from({ length: ${TESTS - 1} }, () => [random(), random()])]
    for (const [a, b] of pairs) if (await sum(port, a, b)) passed++
    told(passed)
  } catch (error) { told(passed, whyOf(error)) }
}
const whyOf = ({ name }) =>
  name === 'TimeoutError' ? 'timeout' : name === 'TooMuch' ? 'output-limit'
    : name === 'Exit' ? 'crashed' : 'failed'
main().catch(error => told(0, whyOf(error)))
`
