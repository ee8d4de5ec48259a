import { modernResult, type Script } from '@workshop/faults'
import { aString, oneOf } from '@workshop/testkit'
import { MODERN_VERSION } from '@workshop/wire'
import { guards } from './contract.ts'
import { manage } from './managed.ts'
import { askedOf, entry, serverWith } from './servers.ts'
import { of, what } from './what.ts'

guards('capability-gap', 'no-tools', async t => {
  const discover: Script[string] = ({ id }, peer) =>
    peer.respond(
      id,
      modernResult({
        supportedVersions: [MODERN_VERSION],
        capabilities: {},
        ttlMs: 0,
        cacheScope: 'private',
      }),
    )
  const bare = await t.peer(serverWith('bare', [], { 'server/discover': discover }))
  const manager = await manage(t, [entry('bare', bare)])
  await manager.connectAll()
  const { status, tools } = await manager.row('bare')
  t.equal({ status, tools }, { status: 'connected', tools: 0 }, of('bare', 'status'))
  await manager.complainsOf('bare')
  t.equal(askedOf(bare), [], what.methods)
})

guards('capability-gap', 'listing-fails', async t => {
  const docs = await t.peer(serverWith('docs', ['search']))
  const bad = await t.peer(
    serverWith('bad', [], {
      'tools/list': ({ id }, peer) =>
        peer.fail(id, { code: -32601, message: 'Method not found' }),
    }),
  )
  const manager = await manage(t, [entry('docs', docs), entry('bad', bad)])
  await manager.connectAll()
  const { status, reason, tools } = await manager.row('bad')
  t.fits(status, oneOf(['connected', 'failed']), of('bad', 'status'))
  if (status === 'failed') t.fits(reason, aString, of('bad', 'reason'))
  t.equal(tools, 0, of('bad', 'tools'))
  const { search } = await manager.offers('docs', ['search'])
  t.equal(askedOf(docs), ['tools/list'], what.methods)
  t.equal(await manager.textOfCall(search), 'docs: search', 'callTool()')
})
