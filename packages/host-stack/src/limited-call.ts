/**
 * One call through the subject's breaker, with a limit of the host's around it. It
 * never throws: an error is an outcome. Where there is no breaker, the call goes on
 * without one. Not here: whether the call may be made.
 */
import type { Clock } from '@workshop/wire'
import type { Part } from './stack.ts'

export interface Result {
  content?: readonly { type?: string; text?: string }[]
  structuredContent?: unknown
  isError?: boolean
}

export interface Outcome {
  result?: Result
  error?: Error
}

export interface LimitedCall {
  server: string
  tool: string
  breaker: Part
  clock: Pick<Clock, 'after'>
  /** The outer limit, in milliseconds; its error says that it was this one. */
  turnMs: number
  /** `signal` fires when nobody waits any more. */
  work(signal: AbortSignal): Promise<unknown> | undefined
}

export async function limitedCall(call: LimitedCall): Promise<Outcome> {
  const { server, tool, breaker, clock, turnMs, work } = call
  const giveUp = new AbortController()
  let cancel = (): void => undefined
  const late = new Promise<never>((_, reject) => {
    cancel = clock.after(turnMs, () => {
      const error = new Error(`turn: after ${turnMs} ms`)
      error.name = 'LayerTimeout'
      giveUp.abort(error)
      reject(error)
    })
  })
  const limited = (probe?: AbortSignal) => {
    const signals = probe instanceof AbortSignal ? [probe] : []
    return Promise.race([work(AbortSignal.any([giveUp.signal, ...signals])), late])
  }
  try {
    const called = breaker.handle
      ? breaker.handle.call('call', server, tool, limited)
      : limited()
    return { result: (await called) as Result }
  } catch (cause) {
    const error = cause as Error
    if (error.name !== 'NotImplemented') return { error }
    return await limited().then(
      result => ({ result: result as Result }),
      error => ({ error }),
    )
  } finally {
    cancel()
    late.catch(() => undefined)
  }
}
