/**
 * Two texts line by line: what left with `-`, what came with `+`, what stayed not at
 * all. For reading; nothing is decided by it.
 */
const MOST_CELLS = 1_000_000

export function diffOf(before: readonly string[], after: readonly string[]): string {
  const start = commonAt(before, after)
  const end = commonAt(
    before.slice(start).toReversed(),
    after.slice(start).toReversed(),
  )
  const left = before.slice(start, before.length - end)
  const came = after.slice(start, after.length - end)
  return changes(left, came).join('\n')
}

function commonAt(a: readonly string[], b: readonly string[]): number {
  const parting = a.findIndex((line, nth) => line !== b[nth])
  return parting < 0 ? Math.min(a.length, b.length) : parting
}

function changes(left: readonly string[], came: readonly string[]): string[] {
  const width = came.length + 1
  // Too long to look for what stayed: then everything left and everything came.
  if ((left.length + 1) * width > MOST_CELLS) {
    return [...left.map(line => `-${line}`), ...came.map(line => `+${line}`)]
  }
  const kept = longestKept(left, came)
  const at = (i: number, j: number): number => kept[i * width + j] ?? 0
  const lines: string[] = []
  let i = 0
  let j = 0
  while (i < left.length || j < came.length) {
    if (i < left.length && j < came.length && left[i] === came[j]) {
      i++
      j++
    } else if (j === came.length || (i < left.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push(`-${left[i++]}`)
    } else lines.push(`+${came[j++]}`)
  }
  return lines
}

/** For each pair of places, how many lines can stay from there on. */
function longestKept(left: readonly string[], came: readonly string[]): Uint32Array {
  const width = came.length + 1
  const kept = new Uint32Array((left.length + 1) * width)
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = came.length - 1; j >= 0; j--) {
      const isSame = left[i] === came[j]
      const below = kept[(i + 1) * width + j] ?? 0
      const beside = kept[i * width + j + 1] ?? 0
      const diagonal = kept[(i + 1) * width + j + 1] ?? 0
      kept[i * width + j] = isSame ? diagonal + 1 : Math.max(below, beside)
    }
  }
  return kept
}
