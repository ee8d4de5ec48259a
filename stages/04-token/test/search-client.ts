/**
 * Search and disclosure of the subject, as objects whose results are data.
 */
import { aList, anObject, aString, type TestContext } from '@workshop/testkit'
import { data, type Scored, type Tool, type ToolBlock } from './contract.ts'
import { rowsWith } from './shapes.ts'
import { calling } from './what.ts'

type Aliases = Readonly<Record<string, readonly string[]>>

export async function createSearch(
  t: TestContext,
  tools: readonly Tool[],
  aliases: Aliases = {},
) {
  const handle = await t.create('search', 'createSearch', data(tools), { aliases })
  return async (query: string, limit?: number): Promise<Scored[]> => {
    const given = limit === undefined ? [query] : [query, limit]
    const found = data<Scored[]>(await t.value(handle.call('search', ...given)))
    t.fits(found, rowsWith('name'), calling('search', ...given))
    return found
  }
}

export async function createDisclosure(t: TestContext, tools: readonly Tool[]) {
  const handle = await t.create('search', 'createDisclosure', data(tools))
  return {
    async blocks(): Promise<ToolBlock[]> {
      const blocks = data<ToolBlock[]>(await t.value(handle.call('blocks')))
      t.fits(blocks, rowsWith('name', 'description'), 'blocks()')
      return blocks
    },
    async search(query: string): Promise<{ text: string; loaded: string[] }> {
      const call = calling('search', query)
      const found = data<{ text: string; loaded: string[] }>(
        await t.value(handle.call('search', query)),
      )
      t.fits(found, anObject, call)
      t.fits(found.text, aString, 'search().text')
      t.fits(found.loaded, aList, 'search().loaded')
      return found
    },
    has: (name: string) => t.value(handle.call('has', name)),
  }
}
