/**
 * Two hosts on one folder: what each has changed since it last read, in one list. A
 * list is of entries that stand for themselves, whatever is in them; two that are about
 * the same thing replace each other. Not here: files and locks (`state-files.ts`).
 */

/**
 * `undefined` where these are not lists: then nothing can be merged.
 * @param base what this host had read
 * @param theirs what stands there now
 * @param ours what this host wants to have there
 */
export function mergedLists(
  base: string | undefined,
  theirs: string,
  ours: string,
): string | undefined {
  const before = listIn(base ?? '[]')
  const now = listIn(theirs)
  const wanted = listIn(ours)
  if (!before || !now || !wanted) return undefined
  const had = new Set(before.map(textOf))
  const want = new Set(wanted.map(textOf))
  const added = wanted.filter(entry => !had.has(textOf(entry)))
  const subjects = new Set(added.map(subjectOf))
  const kept = now.filter(entry => {
    const isRemoved = had.has(textOf(entry)) && !want.has(textOf(entry))
    // Of two decisions on one thing, the later one counts.
    return !isRemoved && !subjects.has(subjectOf(entry))
  })
  return JSON.stringify([...kept, ...added])
}

const textOf = (entry: unknown): string => JSON.stringify(entry)

/** What an entry is about: the names in it, whatever it says of them. */
function subjectOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    return textOf(entry)
  }
  const { project, name, server, tool } = entry as Record<string, unknown>
  const names = [project, name, server, tool]
  return textOf(names.every(name => name === undefined) ? entry : names)
}

function listIn(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
