/**
 * One tool behind a breaker of the subject: calls with a given end, and calls that
 * are held until the detector lets them go.
 */
import type { Subject } from './detector.ts'

/** The letters of a story of calls: gone, answered with an error, well. */
const ENDS: Readonly<Record<string, Error | undefined>> = {
  F: named('ServerExited'),
  R: named('RpcError'),
  S: undefined,
}

export function named(name: string): Error {
  return Object.assign(new Error(name), { name })
}

export type Tool = Awaited<ReturnType<typeof createTool>>

export async function createTool(subject: Subject, server = 'docs', tool = 'search') {
  const breaker = await subject.create('breaker', 'createBreaker', {
    clock: subject.clock,
  })

  /** What the call was rejected with, by its server or by the breaker. */
  async function end(error?: Error): Promise<Error | undefined> {
    const work = async () => {
      if (error) throw error
      return 'well'
    }
    return breaker.call('call', server, tool, work).then(
      () => undefined,
      (cause: Error) => cause,
    )
  }

  function hold() {
    let isRunning = false
    let release: () => void = () => undefined
    const work = () =>
      new Promise<void>(resolve => {
        isRunning = true
        release = resolve
      })
    const over = breaker.call('call', server, tool, work).then(
      () => undefined,
      (cause: Error) => cause,
    )
    return {
      isRunning: () => isRunning,
      async succeed(): Promise<void> {
        // It may not have begun: then there is nothing to let go.
        await subject.clock.advance(0)
        release()
        await over
      },
    }
  }

  return {
    end,
    hold,
    async play(story: string): Promise<void> {
      for (const letter of story.split(' ')) await end(ENDS[letter])
    },
    state: (ofServer = server, ofTool = tool) =>
      breaker.call<{ state: string }>('stateOf', ofServer, ofTool),
    /** Whatever was begun has got as far as it can without time. */
    settled: () => new Promise<void>(resolve => setImmediate(resolve)),
  }
}
