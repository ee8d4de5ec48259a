/**
 * How to share a budget fairly: whoever needs little gets it, and the others get the
 * same each.
 */

/** The most that anybody may have, so that all together stay within the budget. */
export function levelOf(needs: readonly number[], budget: number): number {
  let left = budget
  const sorted = [...needs].sort((a, b) => a - b)
  for (const [at, need] of sorted.entries()) {
    const share = Math.floor(left / (sorted.length - at))
    if (need > share) return share
    left -= need
  }
  return Number.POSITIVE_INFINITY
}
