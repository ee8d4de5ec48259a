import type { Peer, Script } from '@workshop/faults'
import { atMost, integerFrom, turn, verbatim } from '@workshop/testkit'
import { guards, type TestContext } from './contract.ts'
import { type Link, link } from './links.ts'
import { type Manager, manage } from './managed.ts'
import { changingServer, countOf, definition, entry, LIST_CHANGED } from './servers.ts'
import { what } from './what.ts'

guards('list-changed-race', 'storm', async t => {
  let tools = ['echo', 'old']
  const { peer, manager } = await connected(
    t,
    changingServer(() => tools),
  )
  await manager.offers('docs', tools)
  const before = listings(peer)
  tools = ['echo', 'new']
  await peer.write(`${JSON.stringify(LIST_CHANGED)}\n`.repeat(20))
  await manager.offers('docs', tools)
  await callsGoThrough(t, manager, 10)
  const cost = listings(peer) - before
  t.fits(cost, atMost(2), what.listings)
})

guards('list-changed-race', 'race', async t => {
  let answerLate: () => void = () => undefined
  const late = new Promise<void>(resolve => {
    answerLate = resolve
  })
  const { peer, manager } = await connected(
    t,
    changingServer(async (nth, peer) => {
      // Noted before the first list is answered: that list is old already.
      if (nth === 1) await peer.send(LIST_CHANGED)
      if (nth <= 2) return ['echo', `list-${nth}`]
      if (nth > 3) return ['echo', 'newest']
      await late
      return ['echo', 'late']
    }),
  )
  await manager.offers('docs', ['echo', 'list-2'])
  await peer.send(LIST_CHANGED)
  await t.until(peer, what.listings, () => listings(peer) >= 3)
  await peer.send(LIST_CHANGED)
  // Whoever asks at once has asked by now, and has the newer answer first.
  await callsGoThrough(t, manager, 2)
  answerLate()
  await manager.offers('docs', ['echo', 'newest'])
  await callsGoThrough(t, manager, 2)
  t.equal(await manager.toolsOf('docs'), ['echo', 'newest'], 'tools()')
})

guards('list-changed-race', 'feedback', async t => {
  /** When it was asked for its list because it had said that it changed. */
  const asked: number[] = []
  let isFirst = true
  let again: () => void = () => undefined
  const third = new Promise<void>(resolve => {
    again = () => asked.length >= 3 && resolve()
  })
  let notify: (notification: object) => void = () => undefined
  const listPage: Link['listPage'] = async () => {
    if (!isFirst) asked.push(performance.now())
    isFirst = false
    again()
    if (asked.length < 3) void turn().then(() => notify(LIST_CHANGED))
    return { tools: [definition('search')] }
  }
  const onNotification: Link['onNotification'] = listener => {
    notify = listener
  }
  const capabilities = { tools: { listChanged: true } }
  const open = async () => link({ capabilities, listPage, onNotification })
  const nobody = { command: 'never-started', args: [] }
  const manager = await manage(t, [entry('docs', nobody)], { open })
  await manager.connectAll()
  await t.within(third, { kind: 'unanswered', what: what.threeListings, ms: 0 })
  const [first = 0, , last = 0] = asked
  // Two a second, so this takes one; half of it is for busy machines.
  t.fits(Math.round(last - first), integerFrom(500), what.timeOfThree)
})

guards('list-changed-race', 'delta', async t => {
  const [gone, kept, added, newer] = t.random.words(4) as [
    string,
    string,
    string,
    string,
  ]
  let tools = ['echo', gone, kept]
  const { peer, manager } = await connected(
    t,
    changingServer(() => tools),
  )
  await manager.offers('docs', tools)
  const reports = manager.reports.tools
  reports.length = 0
  tools = ['echo', kept, added]
  await peer.send(LIST_CHANGED)
  const observed = { kind: 'unanswered', what: verbatim('on(tools)'), ms: 0 } as const
  await manager.until(observed, () => reports.length > 0)
  t.equal(reports, [{ server: 'docs', added: [added], removed: [gone] }], 'on(tools)')

  const before = listings(peer)
  await peer.send(LIST_CHANGED)
  await t.until(peer, what.listings, () => listings(peer) > before)
  await callsGoThrough(t, manager, 2)
  t.equal(reports.length, 1, what.reportsOfTools)
  tools = ['echo', kept, newer]
  await peer.send(LIST_CHANGED)
  await manager.offers('docs', tools)
  t.equal(reports.length, 2, what.reportsOfTools)
})

async function connected(t: TestContext, script: Script) {
  const peer = await t.peer(script)
  const manager = await manage(t, [entry('docs', peer)])
  await manager.connectAll()
  return { peer, manager }
}

function listings(peer: Peer): number {
  return countOf(peer, 'tools/list')
}

/** What the server said before them has been read when these are answered. */
async function callsGoThrough(
  t: TestContext,
  manager: Manager,
  calls: number,
): Promise<void> {
  const rows = await manager.tools()
  const name = rows.find(({ tool }) => tool === 'echo')?.name
  for (let call = 0; call < calls; call++) {
    t.equal(await manager.textOfCall(name, { text: 'x' }), 'x', 'callTool()')
  }
}
