/**
 * A program behind a pipe, and what it may cost: both streams are drained, what is kept
 * is bounded, and with it ends whatever it has started. It never runs a shell.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { StringDecoder } from 'node:string_decoder'
import {
  type Answer,
  answers,
  type ExchangeFrame,
  type Outcome,
  owed,
  type Step,
  type Trouble,
} from '../src/index.ts'
import { endGroup, startTrouble } from './process-group.ts'

/** No answer to these questions needs more. */
const MOST_STDOUT = 8 * 1024 * 1024
const MOST_STDERR = 32 * 1024 * 1024
const MOST_FRAMES = 2000
const TAIL = 2000

export class PipedServer {
  readonly started: Promise<void>
  trouble: Trouble | undefined
  readonly #frames: ExchangeFrame[] = []
  readonly #answers: Answer[] = []
  readonly #child: ChildProcessWithoutNullStreams
  readonly #text = new StringDecoder('utf8')
  readonly #errors = new StringDecoder('utf8')
  #line = ''
  #stdout = 0
  #stderr = 0
  #tail = ''
  #exit: { code: number | null; signal: string | null } | undefined
  #outlivedMs: number | undefined
  #notice: () => void = () => undefined

  constructor({ command, args }: { command: string; args: readonly string[] }) {
    // A group of its own, so that what `npx` has started ends with it.
    const detached = process.platform !== 'win32'
    this.#child = spawn(command, args, { stdio: 'pipe', detached })
    const { stdin, stdout, stderr } = this.#child
    // A pipe that breaks is seen as the end of the process.
    stdin.on('error', () => this.#notice())
    stdout.on('data', chunk => this.#read(chunk)).on('error', () => this.#notice())
    stderr.on('data', chunk => this.#drain(chunk)).on('error', () => this.#notice())
    this.#child.once('close', (code, signal) => {
      this.#exit = { code, signal }
      this.#notice()
    })
    this.started = new Promise(resolve => {
      this.#child.once('spawn', resolve).once('error', cause => {
        this.#exit ??= { code: null, signal: null }
        this.#stop(startTrouble(cause as NodeJS.ErrnoException))
        resolve()
      })
    })
  }

  outcome(): Outcome {
    return {
      frames: this.#frames,
      answers: this.#answers,
      ...(this.trouble && { trouble: this.trouble }),
      ...(this.#outlivedMs !== undefined && { outlivedMs: this.#outlivedMs }),
    }
  }

  interrupt(): void {
    this.#stop({ id: 'interrupted' })
  }

  async perform({ id: step, message }: Step, answerMs: number): Promise<void> {
    if (message === undefined) return
    const asked = this.#frames.length
    const body = JSON.stringify(message)
    this.#frames.push({ from: 'client', body })
    if (!this.#exit) this.#child.stdin.write(`${body}\n`)
    const kind =
      message.id === undefined
        ? 'sent'
        : await this.#answer(message.id, asked, answerMs)
    const frames = [...this.#frames.keys()].filter(
      index => index > asked && this.#frames[index]?.from === 'server',
    )
    const answering = frames.filter(index => this.#isAnswer(index, message.id))
    this.#answers.push({ step, asked, frames: answering, kind })
    if (kind === 'closed') this.#stop(this.#exitTrouble())
  }

  #isAnswer(index: number, id: number | undefined): boolean {
    const frame = this.#frames[index]
    return frame !== undefined && id !== undefined && answers(frame, id)
  }

  async #answer(id: number, asked: number, ms: number): Promise<Answer['kind']> {
    const end = performance.now() + ms
    let looked = asked + 1
    for (;;) {
      for (; looked < this.#frames.length; looked++) {
        if (this.#isAnswer(looked, id)) return 'answered'
      }
      if (this.#exit || this.trouble) return 'closed'
      const left = end - performance.now()
      if (left <= 0) return 'silent'
      await this.#changed(left)
    }
  }

  #changed(ms: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, ms)
      this.#notice = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #read(chunk: Buffer): void {
    this.#stdout += chunk.length
    if (this.#stdout > MOST_STDOUT || this.#frames.length > MOST_FRAMES) {
      this.#line = ''
      this.#stop({ id: 'floods-stdout', seen: `${this.#stdout} bytes` })
      return
    }
    const lines = (this.#line + this.#text.write(chunk)).split('\n')
    this.#line = lines.pop() ?? ''
    for (const line of lines) this.#take(line.replace(/\r$/, ''))
    if (lines.length > 0) this.#notice()
  }

  #take(body: string): void {
    if (body.trim() === '') return
    this.#frames.push({ from: 'server', body })
    const reply = owed(body)
    if (!reply || this.#exit) return
    const answer = JSON.stringify(reply)
    this.#frames.push({ from: 'client', body: answer })
    this.#child.stdin.write(`${answer}\n`)
  }

  #drain(chunk: Buffer): void {
    this.#stderr += chunk.length
    this.#tail = (this.#tail + this.#errors.write(chunk)).slice(-TAIL)
    if (this.#stderr > MOST_STDERR) {
      this.#stop({ id: 'floods-stderr', seen: `${this.#stderr} bytes` })
    }
  }

  #exitTrouble(): Trouble {
    if (this.trouble) return this.trouble
    const { code, signal } = this.#exit ?? { code: null, signal: null }
    const words = this.#tail.trim().split('\n').at(-1) ?? ''
    const how = signal === null ? `exit ${code}` : `signal ${signal}`
    return { id: 'exits', seen: words === '' ? how : `${how}: ${words}` }
  }

  #stop(trouble: Trouble): void {
    this.trouble ??= trouble
    if (!this.#exit) endGroup(this.#child, 'SIGKILL')
    this.#notice()
  }

  /** As a host ends a server: its input is closed, and it goes by itself. */
  async close(graceMs: number): Promise<void> {
    if (this.#exit) return
    const start = performance.now()
    this.#child.stdin.end()
    await this.#gone(graceMs)
    if (!this.#exit) this.#outlivedMs = Math.round(performance.now() - start)
  }

  async end(graceMs: number): Promise<void> {
    if (this.#child.pid === undefined) return
    if (!this.#exit) {
      endGroup(this.#child, 'SIGTERM')
      await this.#gone(graceMs)
    }
    // Also those it has left behind in its group.
    endGroup(this.#child, 'SIGKILL')
    this.#child.stdout.destroy()
    this.#child.stderr.destroy()
    this.#child.unref()
  }

  async #gone(ms: number): Promise<void> {
    const signal = AbortSignal.timeout(ms)
    if (this.#exit) return
    await once(this.#child, 'close', { signal }).catch(() => undefined)
  }
}
