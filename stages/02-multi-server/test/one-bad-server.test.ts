import { modernResult, type Script } from '@workshop/faults'
import { anyBut, aString, withLimit } from '@workshop/testkit'
import { guards, type TestContext } from './contract.ts'
import { type Manager, manage, type Options, SHORT_TIMEOUT_MS } from './managed.ts'
import { crashing, entry, MUTE, serverWith, textResult } from './servers.ts'
import { calling, of, what } from './what.ts'

guards('one-bad-server', 'crash-before-handshake', async t => {
  const { manager } = await amongTwo(t, crashing(3))
  await manager.connectAll()
  await hasFailed(t, manager)
  await neighboursAnswer(t, manager)
})

guards('one-bad-server', 'nameless-tools', async t => {
  const tools = [{ name: { toString: 1 } }, { name: 7, inputSchema: {} }]
  const hints = { ttlMs: 0, cacheScope: 'private' }
  const listing: Script = {
    'tools/list': ({ id }, peer) => peer.respond(id, modernResult({ tools, ...hints })),
  }
  const { manager } = await amongTwo(t, serverWith('bad', [], listing))
  await manager.connectAll()
  await neighboursAnswer(t, manager)
  t.equal(await manager.toolsOf('bad'), [], what.toolsOf('bad'))
})

guards('one-bad-server', 'hang', t =>
  withLimit(SHORT_TIMEOUT_MS, connectTimeoutMs => hangs(t, connectTimeoutMs)),
)

async function hangs(t: TestContext, connectTimeoutMs: number): Promise<void> {
  const { manager, bad } = await amongTwo(t, MUTE, { connectTimeoutMs })
  const connecting = manager.connectAll()
  await neighboursAnswer(t, manager)
  await connecting
  await hasFailed(t, manager)
  await t.within(bad.gone, { kind: 'still-running', what: what.server('bad') })
  await neighboursAnswer(t, manager)
}

const GARBAGE = Buffer.concat([
  Buffer.from('Listening on stdio\n{"level":"info","id":1}\n[]\nnull\n'),
  Buffer.from([0x00, 0xff, 0xfe, 0x1b, 0x5b, 0x32, 0x4a, 0x0a]),
  Buffer.from(`${'='.repeat(100_000)}\n`),
])

guards('one-bad-server', 'garbage-on-stdout', async t => {
  const honest = serverWith('bad', ['search'])
  const noisy: Script = Object.fromEntries(
    Object.entries(honest).map(([method, act]) => [
      method,
      async (message, peer) => {
        await peer.write(GARBAGE)
        await act(message, peer)
        await peer.write(GARBAGE)
      },
    ]),
  )
  const { manager } = await amongTwo(t, noisy)
  await manager.connectAll()
  const { status } = await manager.row('bad')
  if (status !== 'connected') await hasFailed(t, manager)
  await neighboursAnswer(t, manager)
})

guards('one-bad-server', 'crash-in-call', async t => {
  let hits = 0
  const { manager } = await amongTwo(
    t,
    serverWith('bad', ['search'], {
      'tools/call': async ({ id }, peer) => {
        if (++hits > 1) return peer.respond(id, textResult('again'))
        await peer.stderr('out of memory\n')
        peer.exit(3)
      },
    }),
  )
  await manager.connectAll()
  const { search } = await manager.offers('bad', ['search'])
  await t.error(manager.callTool(search))
  await manager.becomes('bad', 'failed')
  await hasFailed(t, manager)
  await neighboursAnswer(t, manager)
})

/** Each has a tool of its own: equal names are another pitfall. */
const NEIGHBOURS = { before: 'read', after: 'write' }

async function amongTwo(t: TestContext, script: Script, options: Options = {}) {
  const before = await t.peer(serverWith('before', [NEIGHBOURS.before]))
  const after = await t.peer(serverWith('after', [NEIGHBOURS.after]))
  const bad = await t.peer(script)
  const entries = [entry('before', before), entry('bad', bad), entry('after', after)]
  return { manager: await manage(t, entries, options), bad }
}

async function neighboursAnswer(t: TestContext, manager: Manager): Promise<void> {
  for (const [who, tool] of Object.entries(NEIGHBOURS)) {
    const { [tool]: name } = await manager.offers(who, [tool])
    const text = await manager.textOfCall(name)
    t.equal(text, `${who}: ${tool}`, calling('callTool', name))
    const { status } = await manager.row(who)
    t.equal(status, 'connected', of(who, 'status'))
  }
}

async function hasFailed(t: TestContext, manager: Manager): Promise<void> {
  const { status, reason, tools } = await manager.row('bad')
  t.equal({ status, tools }, { status: 'failed', tools: 0 }, of('bad', 'status'))
  t.fits(reason, aString, of('bad', 'reason'))
  t.fits(reason, anyBut(''), of('bad', 'reason'))
}
