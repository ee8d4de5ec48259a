/** A list cache of the subject, on a clock that the check moves. */
import { anObject, type FakeClock, type TestContext } from '@workshop/testkit'
import { data, type ListPage } from './contract.ts'

export async function createListCache(t: TestContext, clock: FakeClock) {
  const handle = await t.create('prompt-cache', 'createListCache', { clock })
  return {
    async get(server: string, user: string, cursor?: string) {
      const page = await t.value(handle.call('get', server, user, ...given(cursor)))
      return page === null ? undefined : data<ListPage | undefined>(page)
    },
    put: (server: string, user: string, page: ListPage, cursor?: string) =>
      t.value(handle.call('put', server, user, page, ...given(cursor))),
    invalidate: (server: string) => t.value(handle.call('invalidate', server)),
    async stats(): Promise<{ hits: number; misses: number }> {
      const stats = data<{ hits: number; misses: number }>(
        await t.value(handle.call('stats')),
      )
      t.fits(stats, anObject, 'stats()')
      return stats
    },
  }
}

/** The first page is asked for without a cursor. */
function given(cursor: string | undefined): string[] {
  return cursor === undefined ? [] : [cursor]
}
