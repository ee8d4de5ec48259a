/**
 * How often a search finds a tool that would do among its first 1, 5 and 10. A query
 * that wants no tool counts as right when nothing is found.
 */

export interface Labelled {
  query: string
  wanted: readonly string[]
}

export type Find = (query: string, limit: number) => Promise<readonly string[]>

export interface Recall {
  queries: number
  at1: number
  at5: number
  at10: number
}

/** Place of the first tool that would do, from 1; `undefined` when it is not there. */
export interface Looked<Q extends Labelled> {
  asked: Q
  found: readonly string[]
  place: number | undefined
}

export async function look<Q extends Labelled>(
  asked: readonly Q[],
  find: Find,
): Promise<Looked<Q>[]> {
  const looked: Looked<Q>[] = []
  for (const one of asked) {
    const found = await find(one.query, 10)
    const at = found.findIndex(name => one.wanted.includes(name))
    const isRight = one.wanted.length === 0 ? found.length === 0 : at >= 0
    looked.push({ asked: one, found, place: isRight ? Math.max(at, 0) + 1 : undefined })
  }
  return looked
}

export function recallOf(looked: readonly Looked<Labelled>[]): Recall {
  const within = (limit: number): number =>
    looked.filter(({ place }) => place !== undefined && place <= limit).length /
    looked.length
  return { queries: looked.length, at1: within(1), at5: within(5), at10: within(10) }
}
