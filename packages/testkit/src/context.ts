/**
 * What a test has in its hands: the subject, peers, and assertions whose failures
 * are observations, not sentences. All that is started here is stopped here.
 */
import { availableParallelism, loadavg } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import {
  type Peer,
  PeerHub,
  RawClient,
  type Recorder,
  type Script,
} from '@workshop/faults'
import type { Frame, Observation } from '@workshop/report'
import { putOnLeash } from './leash.ts'
import { messageOf, nameOf, observationOf, Red } from './red.ts'
import type { Handle, Subject, Variant } from './subject/index.ts'
import { whereIn } from './subject/index.ts'

export type Outcome =
  | { status: 'fulfilled'; value: unknown }
  | { status: 'rejected'; reason: unknown }

/**
 * How long the subject may take for what takes it milliseconds. On a machine with
 * more work than cores only waiting longer tells a hang from slowness.
 */
const PATIENCE_MS =
  2000 * Math.min(4, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()))
const FRAMES_SHOWN = 6
const MAX_VALUE = 400

const hub = new PeerHub()

export class TestContext {
  readonly subject: Subject
  /** What code of the subject threw where nobody could catch it. */
  crashCause: { cause: unknown } | undefined
  readonly #crashed: Promise<never>
  #reject: (cause: unknown) => void = () => undefined
  readonly #peers: Peer[] = []
  readonly #programs: RawClient[] = []
  readonly #handles: Handle[] = []
  readonly #recorders: Recorder[] = []
  #shown: Recorder | undefined
  #blamed: string | undefined

  readonly #trace: string

  constructor(subject: Subject, trace: string) {
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
    throw await this.rejected(outcome.reason)
  }

  /** The error of a promise that has to be rejected with one of these names. */
  async error<T = Record<string, unknown>>(
    promise: Promise<unknown>,
    ...names: string[]
  ): Promise<T> {
    const outcome = await this.outcome(promise)
    if (outcome.status === 'fulfilled') {
      throw new Red({ kind: 'resolved', value: show(outcome.value) })
    }
    const name = nameOf(outcome.reason)
    if (names.length > 0 && !names.includes(name)) {
      throw await this.rejected(outcome.reason)
    }
    return outcome.reason as T
  }

  /** Waits for something on a wire; `observed` says what it means when it never comes. */
  async within<T>(promise: Promise<T>, observed: Observation, ms = PATIENCE_MS) {
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
  async until(
    on: Peer | RawClient,
    what: string,
    reached: () => boolean,
    ms = PATIENCE_MS,
  ) {
    const loop = async (): Promise<void> => {
      while (!reached()) {
        if (on instanceof RawClient && on.exit) throw await this.#exited(on)
        await on.changed()
      }
    }
    await this.within(loop(), { kind: 'unanswered', what, ms }, ms)
  }

  /** The answer of a program of the subject to the request with this id. */
  async answer(program: RawClient, id: unknown) {
    const observed = {
      kind: 'unanswered',
      what: `id ${show(id)}`,
      ms: PATIENCE_MS,
    } as const
    const answer = await this.within(program.answerTo(id), observed)
    if (!answer) throw await this.#exited(program)
    return answer
  }

  equal(actual: unknown, wanted: unknown, what: string): void {
    if (isDeepStrictEqual(actual, wanted)) return
    throw new Red({ kind: 'differs', what, actual: show(actual), wanted: show(wanted) })
  }

  ok(condition: unknown, observed: Observation): void {
    if (!condition) throw new Red(observed)
  }

  /** Without this, the check would be green for having looked at nothing. */
  witness(condition: unknown, what: string): void {
    if (!condition) throw new Red({ kind: 'saw-nothing', what }, 'vacuous')
  }

  /** Puts the caret under this text in the last frame that holds it. */
  blame(text: string): void {
    this.#blamed = text
  }

  /** The frames a learner should see: the last few of the wire last opened. */
  frames(): Frame[] {
    const frames: Frame[] = (this.#shown?.frames ?? [])
      .slice(-FRAMES_SHOWN)
      .map(frame => ({ ...frame }))
    const blamed = this.#blamed
    const guilty = blamed && frames.findLast(frame => frame.text.includes(blamed))
    if (guilty && blamed) {
      guilty.bad = { start: guilty.text.indexOf(blamed), length: blamed.length }
    }
    return frames
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
    this.#shown = recorder
  }

  /** Tells an error of the subject the way a report can say it. */
  async rejected(reason: unknown): Promise<Red> {
    const own = await observationOf(reason, this.subject.dir)
    if (own) return new Red(own)
    const where = await whereIn((reason as Error | undefined)?.stack, this.subject.dir)
    return new Red({
      kind: 'rejected',
      name: nameOf(reason),
      message: messageOf(reason).slice(0, MAX_VALUE),
      ...(where && { where }),
    })
  }

  async #exited(program: RawClient): Promise<Red> {
    const { stderr, exit } = program
    const gap = /NotImplemented: ([a-z0-9-]+)/.exec(stderr)?.[1]
    const where = await whereIn(stderr, this.subject.dir)
    if (gap) {
      return new Red({ kind: 'not-implemented', pitfall: gap, ...(where && { where }) })
    }
    const { code = null, signal = null } = exit ?? {}
    return new Red({ kind: 'exited', code, signal, stderr: reasonIn(stderr, where) })
  }
}

/** The line of a stack trace that says what happened, and where in the subject. */
function reasonIn(stderr: string, where: string | undefined): string {
  const lines = stderr.split('\n').filter(line => line.trim() !== '')
  const reason =
    lines.find(line => /^\w*(Error|Exception)\b/.test(line)) ?? lines.at(-1) ?? ''
  return where ? `${reason} (${where})` : reason
}

export function show(value: unknown): string {
  const text = JSON.stringify(value, (_, inner) =>
    typeof inner === 'bigint' ? String(inner) : inner,
  )
  return (text ?? String(value)).slice(0, MAX_VALUE)
}
