import { isDeepStrictEqual } from 'node:util'
import { containing, verbatim, without } from '@workshop/testkit'
import {
  breaks,
  createNameTable,
  guards,
  load,
  source,
  type TestContext,
} from './contract.ts'
import { type Manager, manage } from './managed.ts'
import { callsOf, entry, holding, serverWith, written } from './servers.ts'
import { calling, what } from './what.ts'

const [DOCS, TICKETS, WIKI] = ['docs', 'tickets', 'wiki'].map(server => ({
  server,
  tool: 'search',
})) as [Search, Search, Search]
type Search = { server: string; tool: 'search' }

breaks('name-collision', async t => {
  const table = await createNameTable(t, 'break/name-collision')
  const names = [await table.add(DOCS), await table.add(TICKETS)]
  const found = []
  for (const name of names) found.push(await table.resolve(name))
  const survived = isDeepStrictEqual(found, [DOCS, TICKETS])
  t.ok(!survived, { kind: 'not-hit', what: verbatim('name-collision') })
})

guards('name-collision', 'both-callable', async t => {
  const docs = await t.peer(serverWith('docs', ['search']))
  const tickets = await t.peer(serverWith('tickets', ['search']))
  const manager = await manage(t, [entry('docs', docs), entry('tickets', tickets)])
  await manager.connectAll()
  const name = await searchOf(manager, 'docs')
  const other = await searchOf(manager, 'tickets')
  t.ok(name !== other, { kind: 'unwanted', what: what.oneNameFor('docs', 'tickets') })
  await reaches(t, manager, name, 'docs')
  await reaches(t, manager, other, 'tickets')
  t.equal([callsOf(docs), callsOf(tickets)], [['search'], ['search']], 'params.name')
})

guards('name-collision', 'late-third', async t => {
  const docs = await t.peer(serverWith('docs', ['search']))
  const tickets = await t.peer(serverWith('tickets', ['search']))
  const wiki = await holding(t, serverWith('wiki', ['search']))
  const manager = await manage(t, [
    entry('wiki', wiki.peer),
    entry('docs', docs),
    entry('tickets', tickets),
  ])
  const connecting = manager.connectAll()
  const names = [await searchOf(manager, 'docs'), await searchOf(manager, 'tickets')]
  wiki.release()
  await connecting
  await reaches(t, manager, await searchOf(manager, 'wiki'), 'wiki')
  await isUnmoved()
  await manager.disable('wiki')
  await isUnmoved()

  async function isUnmoved(): Promise<void> {
    const now = [await searchOf(manager, 'docs'), await searchOf(manager, 'tickets')]
    t.equal(now, names, what.nameOf('search'))
    await reaches(t, manager, names[0], 'docs')
    await reaches(t, manager, names[1], 'tickets')
  }
  await comesBack(t)
})

async function comesBack(t: TestContext): Promise<void> {
  const table = await createNameTable(t)
  const [docs, wiki] = [await table.add(DOCS), await table.add(WIKI)]
  await table.remove('wiki')
  t.equal(await table.resolve(docs), DOCS, calling('resolve', docs))
  t.equal(await table.resolve(wiki), undefined, calling('resolve', wiki))
  t.equal(await table.add(WIKI), wiki, calling('add', 'wiki', 'search'))
  t.equal(await table.resolve(docs), DOCS, calling('resolve', docs))
}

guards('name-collision', 'odd-names', async t => {
  const odd = ['__proto__', 'constructor', 'browser', 'mcp']
  const peers = await Promise.all(odd.map(who => t.peer(serverWith(who, ['search']))))
  // An object literal would take the first name for its prototype.
  const section = Object.fromEntries(
    peers.map((peer, nth) => [odd[nth] ?? '', written(peer)]),
  )
  const { servers } = await load(t, [source('user', section)])
  const manager = await manage(t, servers)
  await manager.connectAll()
  for (const who of odd) {
    await reaches(t, manager, await searchOf(manager, who), who)
  }
})

guards('name-collision', 'own-server', async t => {
  const docs = await t.peer(serverWith('docs', ['search']))
  const program = await t.subject.ownProgram('src/notes-server.ts')
  const manager = await manage(t, [entry('docs', docs), entry('notes', program)])
  await manager.connectAll()
  const own = await manager.offers('notes', ['add_note', 'list_notes', 'search'])
  for (const text of ['buy oat milk', 'call Ada']) {
    await manager.textOfCall(own.add_note, { text })
  }
  const found = await manager.textOfCall(own.search, { query: 'milk' })
  t.fits(found, containing('buy oat milk'), calling('callTool', own.search))
  t.fits(found, without('Ada'), calling('callTool', own.search))
  const listed = await manager.textOfCall(own.list_notes)
  for (const note of ['buy oat milk', 'call Ada']) {
    t.fits(listed, containing(note), calling('callTool', own.list_notes))
  }
  await reaches(t, manager, await searchOf(manager, 'docs'), 'docs')
})

async function searchOf(manager: Manager, server: string): Promise<string | undefined> {
  return (await manager.offers(server, ['search'])).search
}

async function reaches(
  t: TestContext,
  manager: Manager,
  name: string | undefined,
  who: string,
): Promise<void> {
  t.equal(await manager.textOfCall(name), `${who}: search`, calling('callTool', name))
}
