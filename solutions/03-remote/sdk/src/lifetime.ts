/**
 * The life of a link: work that goes on while it is open, and the one reason why it
 * ended. Not here: what the work is.
 */
import { METHODS } from '@workshop/wire'
import { RequestCancelled } from '../provided/errors.ts'

export interface Lifetime {
  /** Settles, never rejects, with the first reason. */
  readonly gone: Promise<Error>
  /** Fires when the link is closed. */
  readonly closed: AbortSignal
  /** Fires then, and when the server is lost. */
  readonly ended: AbortSignal
  /** The server is no longer there for us. What runs may still come to its end. */
  lose(reason: Error): void
  /** Whatever runs is given up. */
  close(reason: Error): void
  /** Work that the caller can cancel, and that ends with the link. */
  run<T>(work: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>
}

export function createLifetime(): Lifetime {
  const closing = new AbortController()
  const running = new Set<AbortController>()
  const ending = new AbortController()
  const gone = new Promise<Error>(resolve => {
    ending.signal.addEventListener('abort', () => resolve(ending.signal.reason))
  })
  const lose = (reason: Error): void => ending.abort(reason)

  async function run<T>(
    work: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    closing.signal.throwIfAborted()
    const giving = new AbortController()
    const cancel = (): void =>
      giving.abort(new RequestCancelled(METHODS.callTool, signal?.reason))
    if (signal?.aborted) cancel()
    giving.signal.throwIfAborted()
    signal?.addEventListener('abort', cancel, { once: true })
    running.add(giving)
    try {
      return await work(giving.signal)
    } finally {
      running.delete(giving)
      signal?.removeEventListener('abort', cancel)
    }
  }

  return {
    gone,
    closed: closing.signal,
    ended: ending.signal,
    lose,
    close(reason) {
      lose(reason)
      closing.abort(reason)
      for (const giving of running) giving.abort(reason)
    },
    run,
  }
}
