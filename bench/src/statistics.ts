/**
 * What can be said of repeated measurements on a machine that others use too:
 * the middle and how far the rest lies from it. No averages, because one pause
 * of the machine moves an average and says nothing of the program.
 */

export interface Spread {
  median: number
  min: number
  max: number
  /** Median absolute deviation: half of the samples lie within it. */
  mad: number
  samples: number
}

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('expected at least 1 value, got none')
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 === 1 ? high : (low + high) / 2
}

export function spreadOf(values: readonly number[]): Spread {
  const middle = median(values)
  return {
    median: middle,
    min: Math.min(...values),
    max: Math.max(...values),
    mad: median(values.map(value => Math.abs(value - middle))),
    samples: values.length,
  }
}

/**
 * Each sample divided by the one that was taken right beside it, so that a slow
 * minute of the machine slows both and leaves their ratio alone.
 */
export function pairedRatios(
  values: readonly number[],
  others: readonly number[],
): number[] {
  if (values.length !== others.length) {
    throw new RangeError(
      `expected as many values as others, got ${values.length} and ${others.length}`,
    )
  }
  return values.map((value, index) => value / (others[index] ?? Number.NaN))
}

/** The order of one round: everybody is first once, so nobody profits from it. */
export function rotated<T>(items: readonly T[], round: number): T[] {
  const start = items.length === 0 ? 0 : round % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}
