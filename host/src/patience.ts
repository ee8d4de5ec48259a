/**
 * Limits that do not run while a person is thinking: whoever is asked inside a call
 * has as long as they need, and the server's own time is what is left.
 */
export interface Patience {
  /** Like a clock's `after`, but stands still during a question. */
  after(ms: number, run: () => void): () => void
  /** A question, from its first word to its answer. */
  during<T>(question: () => Promise<T>): Promise<T>
}

interface Timer {
  left: number
  since: number
  run: () => void
  id: NodeJS.Timeout | undefined
}

export function createPatience(now: () => number = () => performance.now()): Patience {
  const timers = new Set<Timer>()
  let questions = 0

  function start(timer: Timer): void {
    timer.since = now()
    timer.id = setTimeout(() => {
      timers.delete(timer)
      timer.run()
    }, timer.left)
  }

  function stop(timer: Timer): void {
    clearTimeout(timer.id)
    timer.left = Math.max(0, timer.left - (now() - timer.since))
  }

  return {
    after(ms, run) {
      const timer: Timer = { left: ms, since: now(), run, id: undefined }
      timers.add(timer)
      if (questions === 0) start(timer)
      return () => {
        clearTimeout(timer.id)
        timers.delete(timer)
      }
    },
    async during(question) {
      if (questions++ === 0) for (const timer of timers) stop(timer)
      try {
        return await question()
      } finally {
        if (--questions === 0) for (const timer of timers) start(timer)
      }
    },
  }
}
