/**
 * The process of a subject as the test sees it: started when it is needed, heard
 * within bounds, and ended when it breaks the rules. How it ends is told to everybody
 * who waits for something of it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { asThrown } from '../index.ts'
import { AGREED } from './agreed.ts'
import { Channel, ChannelClosed } from './channel.ts'
import { BOUNDS, ProtocolViolation } from './frames.ts'
import { commandFor, type Launch, type Places } from './launch.ts'
import { Seam } from './seam.ts'

/** The process of the subject has ended, whoever ended it. */
export class SubjectGone extends Error {
  override readonly name = 'SubjectGone'
  readonly code: number | null
  readonly signal: string | null
  readonly stderr: string

  constructor(code: number | null, signal: string | null, stderr: string) {
    super(`the subject's process has ended with ${signal ?? code}`)
    this.code = code
    this.signal = signal
    this.stderr = stderr
  }
}

/** Checks that are running, by their numbers; see `Owners` in `index.ts`. */
export interface Accounts {
  current(): number
  runFor(owner: number, run: () => unknown): unknown
  crash(owner: number, cause: unknown): void
  /** Something that belongs to nobody in particular belongs to all. */
  crashAll(cause: unknown): void
}

/** What the seam does on its own account counts for no check. */
const NOBODY = -1
const LAST_WORDS = 8192
const MOST_OUTPUT = 64 * 2 ** 20
const MOST_UNKNOWN = 1000
/** For its last words, once it has ended. */
const DRAIN_MS = 250

export class SubjectProcess {
  readonly seam: Seam
  readonly pid: number | undefined
  /** Why it is no longer there. */
  ended: unknown
  readonly #child: ChildProcess
  readonly #accounts: Accounts
  readonly #channel: Channel
  readonly #gone = settling()
  #stderr = ''
  #output = 0
  #unknown = 0
  #fences = 0

  constructor(
    shim: string,
    launch: Launch,
    places: Places,
    accounts: Accounts,
    handleFor: (id: number, of: SubjectProcess) => object,
  ) {
    const { command, args } = commandFor(launch, [
      ...launch.nodeArgs,
      places.inside(shim),
    ])
    this.#accounts = accounts
    this.#child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      env: launch.env,
      // Where the tests are is nothing that it has to know.
      cwd: tmpdir(),
    })
    this.pid = this.#child.pid
    const socket = this.#child.stdio[3] as Socket
    this.#channel = new Channel(descriptorOf(socket), BOUNDS)
    this.seam = new Seam(this.#channel, {
      owner: accounts.current,
      runFor: accounts.runFor,
      servesWhileWaiting: true,
      withMethods: false,
      mayBeDeep: true,
      textOut: places.inside,
      textIn: places.outside,
      handleFor: id => handleFor(id, this),
      errorMade: asThrown,
      opened: own => own,
      patienceMs: launch.callMs,
      tellsLater: false,
      broken: cause => this.end(cause),
      thrown: asThrown,
      onUnknown: () => {
        if (++this.#unknown > MOST_UNKNOWN) {
          throw new ProtocolViolation('expected known references, got others')
        }
      },
    })
    this.seam.offer(AGREED.fenced, () => {
      this.#fences++
    })
    this.seam.offer(AGREED.crashed, (cause: unknown) => {
      accounts.crash(accounts.current(), asThrown(cause))
    })
    this.#listen(socket)
  }

  /** Settles with the reason when the process has ended. */
  get gone(): Promise<unknown> {
    return this.#gone.promise
  }

  /** Returns when all that follows at once has followed over there. */
  fence(): void {
    const before = this.#fences
    this.seam.call(AGREED.fence, [], NOBODY)
    this.seam.stay(() => this.#fences > before)
  }

  /** Ends it for this reason; gives what those are told who still want something. */
  end(reason: unknown): unknown {
    this.#child.kill('SIGKILL')
    // A channel that is closed says nothing yet of how the process has ended.
    if (!(reason instanceof ChannelClosed)) this.#finish(reason)
    return this.ended ?? reason
  }

  #listen(socket: Socket): void {
    socket.on('data', bytes => {
      if (this.ended === undefined) this.seam.take(bytes)
    })
    socket.on('error', () => this.#child.kill('SIGKILL'))
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', bytes => this.#hear(bytes))
      ;(stream as Socket | null)?.unref()
    }
    socket.unref()
    this.#child.unref()
    this.#child.once('error', cause => {
      this.#finish(new SubjectGone(null, null, cause.message))
    })
    this.#child.once('exit', (code, signal) => {
      const finish = () => this.#finish(new SubjectGone(code, signal, this.#stderr))
      const late = setTimeout(finish, DRAIN_MS)
      this.#child.once('close', () => {
        clearTimeout(late)
        finish()
      })
    })
  }

  /** What it prints is noise; the last of it may say why it has ended. */
  #hear(bytes: Buffer): void {
    this.#output += bytes.length
    this.#stderr = (this.#stderr + bytes.toString()).slice(-LAST_WORDS)
    if (this.#output > MOST_OUTPUT) {
      this.end(
        new ProtocolViolation(`expected less than ${MOST_OUTPUT} bytes of noise`),
      )
    }
  }

  #finish(reason: unknown): void {
    if (this.ended !== undefined) return
    this.ended = reason
    this.#channel.isClosed = true
    this.seam.live.abandon(reason)
    this.#gone.resolve(reason)
    this.#accounts.crashAll(reason)
  }
}

/** Node says which one it is only in passing, on every system but Windows. */
function descriptorOf(socket: Socket): number {
  const { fd } = (socket as unknown as { _handle?: { fd?: number } })._handle ?? {}
  if (typeof fd === 'number' && fd >= 0) return fd
  throw new Error('a subject behind a proxy needs Linux or macOS, got another system')
}

function settling() {
  let resolve: (value: unknown) => void = () => undefined
  const promise = new Promise<unknown>(settle => {
    resolve = settle
  })
  return { promise, resolve }
}
