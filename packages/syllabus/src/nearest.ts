/** "Did you mean …": the name that a mistyped or shortened one stands for. */
import { PITFALLS } from './lookups.ts'
import type { PitfallId } from './stages.ts'

const IDS = Object.keys(PITFALLS) as PitfallId[]

export function nearestPitfall(typed: string): PitfallId | undefined {
  const wanted = typed
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  return nearestName(wanted, IDS)
}

/** `undefined` when nothing is near enough to be worth suggesting. */
export function nearestName<N extends string>(
  typed: string,
  names: readonly N[],
): N | undefined {
  if (typed === '') return undefined
  // Three letters of a name are found in too many others to mean one of them.
  const longer = names.filter(name =>
    typed.length > 3
      ? name.includes(typed)
      : typed.length > 1 && name.startsWith(typed),
  )
  if (longer.length === 1) return longer[0]

  const allowed = Math.max(1, Math.floor(typed.length / 3))
  let best: N | undefined
  let least = allowed + 1
  for (const name of names) {
    const distance = editsBetween(typed, name)
    if (distance < least) [best, least] = [name, distance]
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
