/** "Did you mean …": the nearest of a few names, if one is near enough. */

export function nearestName(
  typed: string,
  names: readonly string[],
): string | undefined {
  const longer = names.filter(name => typed.length > 1 && name.startsWith(typed))
  if (longer.length === 1) return longer[0]
  const allowed = Math.max(1, Math.floor(typed.length / 3))
  return names
    .map(name => ({ name, edits: editsBetween(typed, name) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits)[0]?.name
}

function editsBetween(from: string, to: string): number {
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [row, letter] of Array.from(from).entries()) {
    const current = [row + 1]
    for (const [column, wanted] of Array.from(to).entries()) {
      const replaced = (last[column] ?? 0) + (letter === wanted ? 0 : 1)
      const added = (current[column] ?? 0) + 1
      const removed = (last[column + 1] ?? 0) + 1
      current.push(Math.min(replaced, added, removed))
    }
    last = current
  }
  return last.at(-1) ?? 0
}
