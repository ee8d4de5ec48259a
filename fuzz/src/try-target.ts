/**
 * One target, batch after batch, until its time or its number of cases is over. Knows
 * no clock but the one it is given, and nothing of workers.
 */
import fc from 'fast-check'
import { keptOf } from './corpus.ts'
import type { Target } from './target.ts'

export interface Failure {
  target: string
  /** Of the batch; with it the same cases come again. */
  seed: number
  /** The smallest case found, as JSON. */
  case: string
  message: string
}

export interface Tried {
  target: string
  cases: number
  /** Of the corpus. */
  kept: number
  failure?: Failure
}

export interface Effort {
  seed: number
  /** Cases of a target; without it time decides. */
  cases?: number
  /** Seconds of a target. */
  seconds: number
  /** Called before each batch, with its seed. */
  begin?: (target: string, seed: number) => void
  now?: () => number
}

const BATCH = 500

export async function tryTarget(
  { name, check, cases: arbitrary }: Target,
  module: unknown,
  { seed, cases, seconds, begin, now = () => performance.now() }: Effort,
): Promise<Tried> {
  const kept = keptOf(name)
  for (const [nth, { case: about }] of kept.entries()) {
    begin?.(name, -1)
    try {
      await check(module, about)
    } catch (cause) {
      const message = `case ${nth + 1} of the corpus: ${messageOf(cause)}`
      const failure = { target: name, seed: -1, case: JSON.stringify(about), message }
      return { target: name, cases: nth, kept: kept.length, failure }
    }
  }
  const property = fc.asyncProperty(arbitrary, async about => check(module, about))
  const end = now() + seconds * 1000
  let done = 0
  for (let batch = seed; cases === undefined ? now() < end : done < cases; batch++) {
    const numRuns = Math.min(BATCH, (cases ?? Infinity) - done)
    begin?.(name, batch)
    const run = await fc.check(property, { seed: batch, numRuns })
    done += run.numRuns
    if (!run.failed) continue
    const about = JSON.stringify(run.counterexample?.[0])
    const message = messageOf(run.errorInstance)
    const failure = { target: name, seed: batch, case: about, message }
    return { target: name, cases: done, kept: kept.length, failure }
  }
  return { target: name, cases: done, kept: kept.length }
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
