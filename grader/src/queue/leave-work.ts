/**
 * How a worker ends: first it takes nothing more and waits for what is under way; then
 * it gives that up and hands it back; and if Redis does not take it back, the locks run
 * out by themselves.
 */
export interface Ending {
  /** Takes no more jobs; resolved when what is under way has ended. */
  close(): Promise<void>
  /** Gives up what is under way. */
  giveUp(): Promise<void>
  /** Lets go of everything else. */
  release(): void
}

const GRACE_MS = 20_000
const LAST_WORDS_MS = 3_000

export class LeaveWork {
  readonly #ending: Ending
  #closing: Promise<void> | undefined
  #isHandingBack = false
  #resolve: (code: number) => void = () => undefined
  /** How it ended, as an exit code. */
  readonly ended = new Promise<number>(resolve => {
    this.#resolve = resolve
  })

  constructor(ending: Ending) {
    this.#ending = ending
  }

  get isLeaving(): boolean {
    return this.#closing !== undefined
  }

  get isHandingBack(): boolean {
    return this.#isHandingBack
  }

  async afterWork(): Promise<void> {
    await within(GRACE_MS, this.#close())
    await this.handBack(0)
  }

  async handBack(code: number): Promise<void> {
    if (this.#isHandingBack) return
    this.#isHandingBack = true
    const closed = this.#close()
    await this.#ending.giveUp()
    await within(LAST_WORDS_MS, closed)
    this.#ending.release()
    this.#resolve(code)
  }

  #close(): Promise<void> {
    this.#closing ??= this.#ending.close()
    return this.#closing
  }
}

async function within(ms: number, done: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>(resolve => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([done, late]).finally(() => clearTimeout(timer))
}
