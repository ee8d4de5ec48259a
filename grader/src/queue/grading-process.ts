/**
 * A worker's side of its grading process: asks, and starts it again when it ended. What
 * it was asked when it ended is trouble of ours, and said to whoever asked.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { GradeResult } from '../results/index.ts'
import { UsageError } from '../usage-error.ts'
import type { FromGrading, ToGrading } from './messages.ts'

const PROGRAM = fileURLToPath(new URL('./program.js', import.meta.url))

interface Asked {
  resolve(result: GradeResult): void
  reject(cause: Error): void
}

export class GradingProcess {
  readonly #args: readonly string[]
  readonly #asked = new Map<string, Asked>()
  #child: ChildProcess | undefined
  #ready: Promise<void> | undefined
  #isOver = false

  /** @param args a program of this folder's kind, and what it is told */
  constructor(args: readonly string[]) {
    this.#args = args
  }

  /** @throws UsageError when this machine cannot grade the batch */
  ready(): Promise<void> {
    this.#ready ??= this.#start()
    return this.#ready
  }

  async grade(id: string): Promise<GradeResult> {
    await this.ready()
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject })
      this.#send({ grade: id })
    })
  }

  /** What is under way is given up: an unfinished grading is no result. */
  async stop(): Promise<void> {
    this.#isOver = true
    const child = this.#child
    this.#fail(new Error('expected to go on, got a stop'))
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise(resolve => child.once('exit', resolve))
    this.#send({ stop: true })
    await gone
  }

  #start(): Promise<void> {
    if (this.#isOver) return Promise.reject(new Error('expected to go on, got a stop'))
    // Submissions are started from there: it knows nothing of the queue.
    const { REDIS_URL: _, ...env } = process.env
    const child = fork(PROGRAM, this.#args, { env, stdio: ['ignore', 2, 2, 'ipc'] })
    this.#child = child
    return new Promise((resolve, reject) => {
      child.on('message', (message: FromGrading) => {
        if ('ready' in message) resolve()
        else if (message.id !== undefined) this.#answer(message)
        else reject(new UsageError(message.unfit))
      })
      child.once('error', reject)
      child.once('exit', (code, signal) => {
        const cause = new Error(
          `expected an answer of the grading process, got its end (${signal ?? code})`,
        )
        reject(cause)
        this.#ready = undefined
        this.#fail(cause)
      })
    })
  }

  #answer(message: Extract<FromGrading, { id: string }>): void {
    const asked = this.#asked.get(message.id)
    this.#asked.delete(message.id)
    if ('result' in message) asked?.resolve(message.result)
    else if ('unfit' in message) asked?.reject(new UsageError(message.unfit))
    else asked?.reject(new Error(message.trouble))
  }

  #fail(cause: Error): void {
    for (const { reject } of this.#asked.values()) reject(cause)
    this.#asked.clear()
  }

  #send(order: ToGrading): void {
    // Its end is told by `exit`, to everybody who has asked.
    this.#child?.send(order, () => undefined)
  }
}
