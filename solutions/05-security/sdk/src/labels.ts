/**
 * Names of tools as labels of metrics. Each label is a series that is kept and sent for
 * good, and the names are not ours: servers choose them, and models make them up.
 */
const MOST_NAMES = 200
const OTHER = '_other'

/** What came first keeps its name, so no series changes its meaning. */
export function createLabels(): (name: string) => string {
  const known = new Set<string>()
  return name => {
    if (known.has(name)) return name
    if (known.size >= MOST_NAMES) return OTHER
    known.add(name)
    return name
  }
}
