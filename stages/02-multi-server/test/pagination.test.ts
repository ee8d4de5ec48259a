import type { Script } from '@workshop/faults'
import { atMost } from '@workshop/testkit'
import { guards } from './contract.ts'
import { link } from './links.ts'
import { manage, type Options } from './managed.ts'
import { definition, entry, listOf, serverWith } from './servers.ts'
import { of, what } from './what.ts'

/** Answers each cursor (`undefined` for none) with a page. */
function paged(pageOf: (cursor: unknown) => object): Script {
  return serverWith('docs', [], {
    'tools/list': ({ id, params }, peer) => peer.respond(id, pageOf(params?.cursor)),
  })
}

guards('pagination', 'all-pages', async t => {
  const second = t.random.word()
  const tools = t.random.words(4)
  const peer = await t.peer(
    paged(cursor => {
      if (cursor === undefined) return listOf(tools.slice(0, 2), { nextCursor: second })
      if (cursor === second) return listOf(tools.slice(2, 3), { nextCursor: '' })
      return listOf(cursor === '' ? tools.slice(3) : [])
    }),
  )
  const manager = await manage(t, [entry('docs', peer)])
  await manager.connectAll()
  await manager.offers('docs', tools)
  const cursors = peer.received
    .filter(({ method }) => method === 'tools/list')
    .map(({ params }) => params?.cursor)
  t.equal(cursors, [undefined, second, ''], 'params.cursor')
  t.equal((await manager.row('docs')).tools, 4, 'status()')
})

/** Others for each server: equal names are another pitfall. */
function eightOf(server: string): string[] {
  return ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(tool => `${server}-${tool}`)
}

guards('pagination', 'stuck-cursor', async t => {
  const stuck: Record<string, (cursor?: string) => string> = {
    same: () => '8',
    empty: () => '',
    circle: cursor => (cursor === 'x' ? 'y' : 'x'),
  }
  const asked = new Map<string, number>()
  const open: Options['open'] = async (_, { name }) =>
    link({
      listPage: async cursor => {
        asked.set(name, (asked.get(name) ?? 0) + 1)
        const nextCursor = stuck[name]?.(cursor) ?? ''
        return { tools: eightOf(name).map(definition), nextCursor }
      },
    })
  const entries = Object.keys(stuck).map(name =>
    entry(name, { command: 'never-started', args: [name] }),
  )
  const manager = await manage(t, entries, { open })
  await manager.connectAll()
  for (const name of Object.keys(stuck)) {
    await manager.offers(name, eightOf(name))
    await manager.complainsOf(name)
    t.fits(asked.get(name), atMost(3), what.listingsOf(name))
    const { status, tools } = await manager.row(name)
    t.equal({ status, tools }, { status: 'connected', tools: 8 }, of(name, 'status'))
  }
})
