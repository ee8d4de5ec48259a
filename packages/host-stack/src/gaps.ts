/**
 * What a subject threw, for people: what is not written yet by the pitfall that asks
 * for it, and what went wrong otherwise. Not here: in which words.
 */
export interface Gaps {
  /** By pitfall, the functions that were asked for in vain. */
  unwritten: ReadonlyMap<string, readonly string[]>
  thrown: readonly string[]
}

const UNWRITTEN = /^(.*): NotImplemented: (\S+)$/

/** @param gaps as the stack notes them: `where: name of the error: message` */
export function gapsIn(gaps: Iterable<string>): Gaps {
  const unwritten = new Map<string, string[]>()
  const thrown: string[] = []
  for (const gap of gaps) {
    const [, where = '', pitfall] = UNWRITTEN.exec(gap) ?? []
    if (pitfall === undefined) thrown.push(gap)
    else {
      const name = where.slice(where.lastIndexOf('.') + 1)
      unwritten.set(pitfall, [...(unwritten.get(pitfall) ?? []), name])
    }
  }
  return { unwritten, thrown }
}
