/** Performs the steps on a program behind a pipe, in one process. */
import { nextStep, type Opening, type Outcome, type Target } from '../src/index.ts'
import { deadline, type Limits } from './limits.ts'
import { PipedServer } from './piped-server.ts'

export async function performOnPipe(
  target: Extract<Target, { kind: 'stdio' }>,
  limits: Limits,
  opening: Opening = 'discover',
): Promise<Outcome> {
  const server = new PipedServer(target)
  const interrupt = (): void => server.interrupt()
  limits.signal.addEventListener('abort', interrupt)
  try {
    await server.started
    const isOver = deadline(limits)
    for (;;) {
      const step = server.trouble
        ? undefined
        : nextStep(target, server.outcome(), opening)
      if (!step || isOver() || limits.signal.aborted) break
      await server.perform(step, limits.answerMs)
    }
    if (!server.trouble) await server.close(limits.graceMs)
    return server.outcome()
  } finally {
    limits.signal.removeEventListener('abort', interrupt)
    await server.end(limits.graceMs)
  }
}

/** A second process shows what the first, once opened in the modern way, cannot. */
export async function performAgain(
  target: Extract<Target, { kind: 'stdio' }>,
  first: Outcome,
  limits: Limits,
): Promise<Outcome> {
  if (first.trouble) return first
  return { ...first, again: await performOnPipe(target, limits, 'initialize') }
}
