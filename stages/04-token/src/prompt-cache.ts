/**
 * What a provider's prompt cache would make of a conversation, and a cache for the
 * lists of servers: one list a server, for as long as the server says.
 */
import type { Clock } from '@workshop/wire'
import {
  type CacheRun,
  type ListPage,
  NotImplemented,
  type Provider,
} from './contract.ts'

export function simulateCache(
  requests: readonly (readonly string[])[],
  provider: Provider,
): CacheRun {
  void requests
  void provider
  throw new NotImplemented('order-drift')
}

export function createListCache({ clock }: { clock: Clock }) {
  const pages = new Map<string, { page: ListPage; until: number }>()
  let hits = 0
  let misses = 0
  return {
    get(server: string, user: string, cursor = ''): ListPage | undefined {
      void user
      const found = pages.get(server + cursor)
      const page = found && clock.now() < found.until ? found.page : undefined
      if (page) hits++
      else misses++
      return page
    },
    put(server: string, user: string, page: ListPage, cursor = ''): void {
      void user
      const until = clock.now() + (page.ttlMs ?? 60_000)
      pages.set(server + cursor, { page, until })
    },
    invalidate(server: string): void {
      pages.delete(server)
    },
    stats: () => ({ hits, misses }),
  }
}
