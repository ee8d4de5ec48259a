/** Watches the worker: a case that never ends is told with its batch, not waited for. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Failure, Tried } from './try-target.ts'
import type { Told, Work } from './work.ts'

const PROGRAM = new URL('./worker.js', import.meta.url)
/** A batch takes well under a second. */
const SILENCE_MS = 30_000

export interface Outcome {
  tried: readonly Tried[]
  hang?: Failure
}

export async function fuzz(
  work: Work,
  { silenceMs = SILENCE_MS, onDone = (_: Tried): void => undefined } = {},
): Promise<Outcome> {
  const worker = new Worker(PROGRAM, { workerData: work })
  const tried: Tried[] = []
  let last = { target: 'none', seed: work.effort.seed }
  let hang: Failure | undefined
  const silent = (): void => {
    const message = `nothing for ${silenceMs / 1000} s: a case of this batch never ends`
    hang = { ...last, case: 'not known: it never came back', message }
    void worker.terminate()
  }
  let timer = setTimeout(silent, silenceMs)
  worker.on('message', (told: Told) => {
    clearTimeout(timer)
    timer = setTimeout(silent, silenceMs)
    if (told.kind === 'begin') last = told
    else {
      tried.push(told.tried)
      onDone(told.tried)
    }
  })
  try {
    // Rejects with what the worker could not catch.
    await once(worker, 'exit')
  } finally {
    clearTimeout(timer)
  }
  return hang ? { tried, hang } : { tried }
}
