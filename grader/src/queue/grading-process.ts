/**
 * A worker's side of its grading process: asks, and starts it again when it ended. Of
 * several gradings that were under way then, each is asked for again alone, so that the
 * one that ended it is found, and it is trouble of ours, and nobody else's.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { GradeResult } from '../results/index.ts'
import { UsageError } from '../usage-error.ts'
import type { FromGrading, ToGrading } from './messages.ts'

const PROGRAM = fileURLToPath(new URL('./program.js', import.meta.url))

/** For taking down what each grading has started. */
const LAST_WORDS_MS = 3_000

interface Asked {
  resolve(result: GradeResult): void
  reject(cause: Error): void
}

class Ended extends Error {
  override readonly name = 'Ended'
  /** Whether others were under way, any of which may have been the reason. */
  readonly inCompany: boolean

  constructor(how: string, inCompany: boolean) {
    super(`expected an answer of the grading process, got its end (${how})`)
    this.inCompany = inCompany
  }
}

export class GradingProcess {
  readonly #args: readonly string[]
  readonly #asked = new Map<string, Asked>()
  #child: ChildProcess | undefined
  #ready: Promise<void> | undefined
  /** Whoever has to be alone; the next waits for it. */
  #alone: Promise<unknown> = Promise.resolve()
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
    await this.#alone
    try {
      return await this.#ask(id)
    } catch (cause) {
      if (!(cause instanceof Ended && cause.inCompany) || this.#isOver) throw cause
      const again = this.#alone.then(() => this.#ask(id))
      this.#alone = again.catch(() => undefined)
      return again
    }
  }

  async #ask(id: string): Promise<GradeResult> {
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
    // What does not end when it is told to must not keep the worker from its end.
    const late = setTimeout(() => child.kill('SIGKILL'), LAST_WORDS_MS)
    await gone.finally(() => clearTimeout(late))
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
        const cause = new Ended(`${signal ?? code}`, this.#asked.size > 1)
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
