/**
 * What a test has in its hands: the subject, peers, and assertions whose failures
 * are observations, not sentences. All that is started here is stopped here.
 */
import { availableParallelism, loadavg } from 'node:os'
import {
  type Exit,
  type Peer,
  PeerHub,
  RawClient,
  type Recorder,
  type Script,
} from '@workshop/faults'
import type { Frame, Said } from '@workshop/report'
import { Assertions } from './assertions.ts'
import { putOnLeash } from './leash.ts'
import { exitOf, nameOf, Red, rejectionOf } from './red.ts'
import { type Seen, verbatim, type What } from './said.ts'
import { show, shownValue } from './show.ts'
import type { Handle, Subject, Variant } from './subject/index.ts'

export type Outcome =
  | { status: 'fulfilled'; value: unknown }
  | { status: 'rejected'; reason: unknown }

/**
 * How long the subject may take for what takes it milliseconds. On a machine with
 * more work than cores only waiting longer tells a hang from slowness.
 */
const PATIENCE_MS = Math.round(
  2000 * Math.min(4, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())),
)

const hub = new PeerHub()

export class TestContext extends Assertions {
  readonly subject: Subject
  /** What code of the subject threw where nobody could catch it. */
  crashCause: { cause: unknown } | undefined
  readonly #crashed: Promise<never>
  #reject: (cause: unknown) => void = () => undefined
  readonly #peers: Peer[] = []
  readonly #programs: RawClient[] = []
  readonly #handles: Handle[] = []
  readonly #recorders: Recorder[] = []
  readonly #trace: string

  constructor(subject: Subject, trace: string) {
    super()
    this.subject = subject
    this.#trace = trace
    this.#crashed = new Promise((_, reject) => {
      this.#reject = reject
    })
    // Most checks end without anybody waiting for a crash.
    this.#crashed.catch(() => undefined)
  }

  /** Called from the process's last handlers; ends whatever the check waits for. */
  crash(cause: unknown): void {
    this.crashCause ??= { cause }
    this.#reject(cause)
  }

  /** A server for the subject's client to start. */
  async peer(script: Script): Promise<Peer> {
    const peer = await hub.peer(script)
    this.#peers.push(peer)
    this.#show(peer.recorder)
    return peer
  }

  /** Starts a program of the subject, with a raw client on its pipes. */
  async start(file: string, variant?: Variant): Promise<RawClient> {
    const { command, args } = await this.subject.program(file, variant)
    const program = new RawClient(command, args)
    putOnLeash(this.#trace, program.pid)
    this.#programs.push(program)
    this.#show(program.recorder)
    return program
  }

  /** An object of the subject; its `close` is called at the end, if it has one. */
  async create(module: string, factory: string, ...args: unknown[]): Promise<Handle> {
    const handle = await this.subject.create(module, factory, ...args)
    this.#handles.push(handle)
    return handle
  }

  /** Waits for a promise of the subject, but not for ever. */
  async outcome(promise: Promise<unknown>, ms = PATIENCE_MS): Promise<Outcome> {
    const settled = promise.then(
      (value): Outcome => ({ status: 'fulfilled', value }),
      (reason): Outcome => ({ status: 'rejected', reason }),
    )
    return this.within(settled, { kind: 'never-settled', ms }, ms)
  }

  /** The value of a promise that has to be fulfilled. */
  async value<T = unknown>(promise: Promise<unknown>, ms?: number): Promise<T> {
    const outcome = await this.outcome(promise, ms)
    if (outcome.status === 'fulfilled') return outcome.value as T
    throw await rejectionOf(outcome.reason, this.subject.dir)
  }

  /** The error of a promise that has to be rejected with one of these names. */
  async error<T = Record<string, unknown>>(
    promise: Promise<unknown>,
    ...names: string[]
  ): Promise<T> {
    const outcome = await this.outcome(promise)
    if (outcome.status === 'fulfilled') {
      throw new Red({ kind: 'resolved', value: shownValue(outcome.value) })
    }
    const name = nameOf(outcome.reason)
    if (names.length > 0 && !names.includes(name)) {
      throw await rejectionOf(outcome.reason, this.subject.dir)
    }
    return outcome.reason as T
  }

  /** Waits for something on a wire; `observed` says what it means when it never comes. */
  async within<T>(promise: Promise<T>, observed: Seen, ms = PATIENCE_MS): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Red(observed)), ms)
    })
    try {
      return await Promise.race([promise, late, this.#crashed])
    } finally {
      clearTimeout(timer)
    }
  }

  /** Waits until a peer or program has got as far as `reached`. */
  async until<S extends Said>(
    on: Peer | RawClient,
    what: What<S>,
    reached: () => boolean,
  ): Promise<void> {
    const loop = async (): Promise<void> => {
      while (!reached()) {
        if (on instanceof RawClient && on.exit) throw await this.exited(on)
        await on.changed()
      }
    }
    const named = typeof what === 'string' ? verbatim(what) : what
    await this.within(loop(), { kind: 'unanswered', what: named, ms: PATIENCE_MS })
  }

  /** The answer of a program of the subject to the request with this id. */
  async answer(program: RawClient, id: unknown) {
    const shown = show(id)
    const part = `"id":${shown}`
    this.suspect = { part, of: frame => frame.dir === '->' }
    const what = { en: `the answer to id ${shown}`, zh: `id ${shown} 的响应` }
    const observed = { kind: 'unanswered', what, ms: PATIENCE_MS } as const
    const answer = await this.within(program.answerTo(id), observed)
    this.suspect = undefined
    if (!answer) throw await this.exited(program)
    const isAnswer = ({ dir, text }: Frame) => dir === '<-' && text.includes(part)
    this.answered = program.recorder.frames.findLast(isAnswer)
    return answer
  }

  /** How a program ends that was told to, or has every reason to. */
  async ending<S extends Said>(program: RawClient, what: What<S>): Promise<Exit> {
    this.answered = undefined
    const named = typeof what === 'string' ? verbatim(what) : what
    return this.within(program.ended, { kind: 'still-running', what: named })
  }

  get recorders(): readonly Recorder[] {
    return this.#recorders
  }

  /** A script that failed is our fault, whatever the subject did. */
  get scriptFault(): unknown {
    return this.#peers.find(peer => peer.fault !== undefined)?.fault
  }

  /** Stops what the test has started, politely where the contract allows. */
  async dispose(): Promise<void> {
    const closing = this.#handles.map(handle =>
      handle.call('close').catch(() => undefined),
    )
    for (const peer of this.#peers) peer.dispose()
    for (const program of this.#programs) program.dispose()
    let timer: NodeJS.Timeout | undefined
    const enough = new Promise(resolve => {
      timer = setTimeout(resolve, PATIENCE_MS)
    })
    await Promise.race([Promise.all(closing), enough])
    clearTimeout(timer)
  }

  #show(recorder: Recorder): void {
    this.#recorders.push(recorder)
    this.shown = recorder
  }

  /** Why a program of the subject is no longer there. */
  exited(program: RawClient): Promise<Red> {
    return exitOf(program, this.subject.dir)
  }
}
