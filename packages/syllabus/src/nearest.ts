/** "Did you mean …": the pitfall that a mistyped or shortened id stands for. */
import { PITFALLS } from './lookups.ts'
import type { PitfallId } from './stages.ts'

const IDS = Object.keys(PITFALLS) as PitfallId[]

/** `undefined` when nothing is near enough to be worth suggesting. */
export function nearestPitfall(typed: string): PitfallId | undefined {
  const wanted = typed
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  if (wanted === '') return undefined
  // Three letters of an id are found in too many others to mean one of them.
  const containing = wanted.length > 3 ? IDS.filter(id => id.includes(wanted)) : []
  if (containing.length === 1) return containing[0]

  const allowed = Math.max(1, Math.floor(wanted.length / 3))
  let best: PitfallId | undefined
  let least = allowed + 1
  for (const id of IDS) {
    const distance = editsBetween(wanted, id)
    if (distance < least) [best, least] = [id, distance]
  }
  return best
}

/** Insertions, deletions, replacements and swaps of neighbours, each counted once. */
function editsBetween(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      const swapped =
        from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, to.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
