/**
 * How long the subject may take for what takes it milliseconds, and who counts it.
 * Silence means a hang only on a machine that had time to spare: where every core was
 * busy meanwhile, the same wait says nothing, so it begins again. Load averages do not
 * serve here: they tell of the minute before.
 */
import { cpus } from 'node:os'

export const PATIENCE_MS = 2000

/** Below this share of idle time somebody else may have had what the subject lacked. */
const SPARE = 0.15
/**
 * The same of a limit: what keeps it runs on one core, and on the smallest machine one
 * busy core is half of all.
 */
const SPARE_CORE = 0.5
const MOST_WAITS = 4
/** What is long by itself is not made longer: the runner has a limit of its own. */
const LONGEST_MS = 20_000

interface Times {
  idle: number
  total: number
}

/**
 * Calls `late` once, after `ms` in which the machine had time to spare, or after four
 * times as long whatever it did.
 * @returns stops the wait
 */
export function patiently(ms: number, late: () => void, look = timesNow): () => void {
  let timer: NodeJS.Timeout
  const wait = (left: number): void => {
    const before = look()
    timer = setTimeout(() => {
      if (left > 1 && spare(before, look()) < SPARE) wait(left - 1)
      else late()
    }, ms)
  }
  wait(Math.max(1, Math.min(MOST_WAITS, Math.floor(LONGEST_MS / ms))))
  return () => clearTimeout(timer)
}

/**
 * For a limit that the subject keeps with a clock of its own, which cannot be told to
 * wait: what fails under it while a core's worth of the machine was busy is asked once
 * more, with four times as long.
 */
export async function withLimit(
  ms: number,
  run: (ms: number) => Promise<void>,
  look = timesNow,
): Promise<void> {
  const before = look()
  try {
    await run(ms)
  } catch (cause) {
    if (spare(before, look()) >= SPARE_CORE) throw cause
    await run(MOST_WAITS * ms)
  }
}

/** The idle share of the time between two looks; all of it where nothing is told. */
function spare(before: Times, after: Times): number {
  const total = after.total - before.total
  return total > 0 ? (after.idle - before.idle) / total : 1
}

function timesNow(): Times {
  const sum = { idle: 0, total: 0 }
  for (const { times } of cpus()) {
    sum.idle += times.idle
    for (const ms of Object.values(times)) sum.total += ms
  }
  return sum
}
