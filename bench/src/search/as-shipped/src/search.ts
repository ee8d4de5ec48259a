/**
 * minisearch as it is shipped, over names and descriptions: what one gets for ten
 * lines. It has the shape of a stage 04, so that it is measured as one.
 */
import MiniSearch from 'minisearch'

interface Tool {
  name: string
  description?: string
}

export function createSearch(tools: readonly Tool[]) {
  const fields = ['name', 'description']
  const index = new MiniSearch<Tool>({ fields, idField: 'name' })
  index.addAll(tools)
  return {
    search: (query: string, limit: number) =>
      index
        .search(query)
        .slice(0, limit)
        .map(({ id, score }) => ({ name: String(id), score })),
  }
}
