/**
 * How often the model calls the tool that was needed, and of how many turns that
 * was: a share without its denominator is no measurement.
 */
import type { Accuracy, Turn } from './contract.ts'

/** Fewer turns than this, and one of them decides what the share is. */
const MINIMUM_TURNS = 20

// #region accuracy-denominator
/**
 * Only turns that needed a tool count. Small talk, where nothing was called and
 * nothing had to be, would lift the share of a model that never calls anything.
 */
export function selectionAccuracy(
  turns: readonly Turn[],
  { minimum = MINIMUM_TURNS }: { minimum?: number } = {},
): Accuracy {
  const withNeed = turns.filter(({ wanted }) => wanted !== null)
  const without = turns.filter(({ wanted }) => wanted === null)
  const needed = withNeed.length
  const right = withNeed.filter(
    ({ wanted, called }) => wanted !== null && called.includes(wanted),
  ).length
  const counts = {
    needed,
    right,
    unneeded: without.length,
    wrongly: without.filter(({ called }) => called.length > 0).length,
  }
  const share = `${right} of ${needed} turns that needed a tool`
  if (needed === 0 || needed < minimum) {
    return { ...counts, said: `${share}; no accuracy under ${minimum}` }
  }
  const accuracy = right / needed
  return { ...counts, accuracy, said: `${share}: ${(accuracy * 100).toFixed(1)} %` }
}
// #endregion accuracy-denominator
