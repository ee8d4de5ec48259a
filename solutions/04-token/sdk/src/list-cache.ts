/**
 * Pages of tool lists, for as long as their server allows, and for whom. It fetches
 * nothing and waits for nothing: `ttlMs` says when to ask again if asked, and is no
 * reason to poll.
 */
import type { Clock } from '@workshop/wire'
import type { ListPage } from './contract.ts'

interface Entry {
  user: string
  cursor: string | undefined
  page: ListPage
  /** On the clock, when it is stale. */
  until: number
}

// #region cache-hints
export function createListCache({ clock }: { clock: Clock }) {
  const entriesOf = new Map<string, Entry[]>()
  const stats = { hits: 0, misses: 0 }

  function get(server: string, user: string, cursor?: string): ListPage | undefined {
    const entries = entriesOf.get(server) ?? []
    // The pages are one list: if one of them is private, so are the others.
    const isShared = entries.every(({ page }) => page.cacheScope === 'public')
    const fresh = entries.filter(
      entry => entry.cursor === cursor && clock.now() < entry.until,
    )
    const own = fresh.find(entry => entry.user === user)
    const found = own ?? (isShared ? fresh[0] : undefined)
    if (found) stats.hits++
    else stats.misses++
    return found?.page
  }

  function put(server: string, user: string, page: ListPage, cursor?: string): void {
    const others = (entriesOf.get(server) ?? []).filter(
      entry => entry.user !== user || entry.cursor !== cursor,
    )
    const until = clock.now() + lifeOf(page)
    entriesOf.set(server, [...others, { user, cursor, page, until }])
  }

  return {
    get,
    put,
    /** The server said that its list has changed: no hint is worth more than that. */
    invalidate: (server: string): void => void entriesOf.delete(server),
    stats: () => ({ ...stats }),
  }
}

/** What is no positive integer is no promise. */
function lifeOf({ ttlMs }: ListPage): number {
  return Number.isInteger(ttlMs) ? Math.max(0, ttlMs ?? 0) : 0
}
// #endregion cache-hints
