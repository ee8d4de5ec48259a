/** One order to one program, in a process of its own that is gone afterwards. */
import { fork } from 'node:child_process'
import type { Answer } from './programs/answer-order.ts'

export interface AskedProgram {
  /** For messages. */
  name: string
  /** Built files. */
  program: string
  args: readonly string[]
  env: Readonly<Record<string, string>>
}

const PATIENCE_MS = 180_000

export function askProgram<T>(
  { name, program, args, env }: AskedProgram,
  order: object,
): Promise<T> {
  const child = fork(program, args, {
    env: { ...process.env, ...env },
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', text => {
    stderr = (stderr + text).slice(-2000)
  })
  return new Promise((resolve, reject) => {
    let answer: Answer<T> = { failed: 'no answer' }
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
    child.on('message', message => {
      answer = message as Answer<T>
    })
    child.on('error', reject)
    // Only when it has ended: whoever is next has the machine for itself.
    child.on('exit', code => {
      clearTimeout(timer)
      if ('value' in answer) return resolve(answer.value)
      const said = `${answer.failed} (exit ${code}) ${stderr.trim()}`.trim()
      reject(new Error(`${name}: ${said}`))
    })
    child.send(order)
  })
}
