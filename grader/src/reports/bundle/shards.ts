/** Submissions in as many parts as there are workers, each of about the same size. */

/** @returns for each shard the names it grades; the same for the same names */
export function shardsOf(names: readonly string[], count: number): string[][] {
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`expected 1 shard or more, got ${count} (number)`)
  }
  const sorted = [...new Set(names)].sort()
  const used = Math.min(count, Math.max(1, sorted.length))
  return Array.from({ length: used }, (_, shard) =>
    sorted.filter((__, at) => at % used === shard),
  )
}
