/**
 * Time that a test moves. What the subject asked for is visible, and nothing happens
 * before the test lets it.
 */
import { turn } from '@workshop/faults'
import type { Clock } from '@workshop/wire'

interface Timer {
  /** As the subject asked for it. */
  ms: number
  due: number
  run: () => void
}

export class FakeClock implements Clock {
  #now = 0
  readonly #timers = new Set<Timer>()
  readonly #watchers = new Set<() => void>()
  /** Every duration that was ever asked for, in order. */
  readonly asked: number[] = []

  readonly now = (): number => this.#now

  readonly after = (ms: number, run: () => void): (() => void) => {
    const timer = { ms, due: this.#now + ms, run }
    this.#timers.add(timer)
    this.asked.push(ms)
    for (const watcher of [...this.#watchers]) watcher()
    return () => void this.#timers.delete(timer)
  }

  /** Durations that are still being waited for, the next first. */
  get waiting(): number[] {
    return this.#inOrder().map(({ ms }) => ms)
  }

  /** Waits until the subject waits for a duration like this one; tells it. */
  async waitsFor(like: (ms: number) => boolean): Promise<number> {
    for (;;) {
      const found = this.waiting.find(like)
      if (found !== undefined) return found
      await new Promise<void>(resolve => {
        const watcher = (): void => {
          this.#watchers.delete(watcher)
          resolve()
        }
        this.#watchers.add(watcher)
      })
    }
  }

  /** Lets so much time pass, timer by timer, each with its consequences. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms
    for (;;) {
      const [next] = this.#inOrder()
      if (!next || next.due > end) break
      this.#timers.delete(next)
      this.#now = Math.max(this.#now, next.due)
      next.run()
      // Whatever follows at once follows before the next timer.
      await turn()
    }
    this.#now = Math.max(this.#now, end)
  }

  #inOrder(): Timer[] {
    return [...this.#timers].sort((a, b) => a.due - b.due)
  }
}
