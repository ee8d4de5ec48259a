/**
 * The grading process: does what its parent asks, one answer for each question, and
 * ends with it. It knows nothing of a queue, and however busy it is, nobody's lock
 * runs out meanwhile.
 */
import type { GradeResult } from '../results/index.ts'
import { UsageError } from '../usage-error.ts'
import type { FromGrading, ToGrading } from './messages.ts'

export interface Gradings {
  /**
   * @param id of an entry of the manifest
   * @throws UsageError: not this machine's to grade
   */
  grade(id: string, signal: AbortSignal): Promise<GradeResult>
  close(): void
}

/** @param open throws a sentence for a machine that cannot grade */
export async function serveGradings(open: () => Promise<Gradings>): Promise<void> {
  const stop = new AbortController()
  const running = new Set<Promise<void>>()
  // A terminal sends these to everybody; who decides is the parent.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, ignored)
  process.once('disconnect', () => stop.abort())
  const gradings = await open().catch(cause => tell({ unfit: cause.message }))
  if (!gradings) return process.disconnect?.()

  process.on('message', (order: ToGrading) => {
    if ('stop' in order) return stop.abort()
    const { grade: id } = order
    const task = gradings
      .grade(id, stop.signal)
      .then(
        result => tell({ id, result }),
        cause => {
          const { message } = cause as Error
          if (cause instanceof UsageError) tell({ id, unfit: message })
          else tell({ id, trouble: message })
        },
      )
      .finally(() => running.delete(task))
    running.add(task)
  })
  stop.signal.addEventListener('abort', async () => {
    // Each takes down what it has started.
    await Promise.allSettled(running)
    gradings.close()
    if (process.connected) process.disconnect()
    process.removeAllListeners('message')
  })
  if (stop.signal.aborted) gradings.close()
  else tell({ ready: true })
}

function tell(message: FromGrading): undefined {
  if (process.connected) process.send?.(message)
}

const ignored = (): void => undefined
