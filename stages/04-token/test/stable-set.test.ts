import {
  contract,
  createToolSet,
  guards,
  type TestContext,
  type Tool,
} from './contract.ts'
import { reversed } from './requests.ts'
import { namesOf, tool } from './tools.ts'
import { of } from './what.ts'
import { what } from './what-cost.ts'

const [ADD, LIST, MOVE, SEARCH, ZOOM] = ['add', 'list', 'move', 'search', 'zoom'].map(
  own => tool('docs', own),
) as [Tool, Tool, Tool, Tool, Tool]
const NEW_LIST = { ...LIST, description: 'Lists the documents, the latest first.' }
const NEW_SEARCH = { ...SEARCH, description: 'Searches titles only.' }

guards('stable-set', 'appended', async t => {
  const set = await createToolSet(t)
  const first = await set.update([SEARCH, LIST])
  holds(t, first, [LIST, SEARCH])
  // All of them belong before what was sent already.
  const second = await set.update([MOVE, ADD, SEARCH, LIST])
  holds(t, second, [LIST, SEARCH, ADD, MOVE])
  holds(t, await set.update([ADD, LIST, ZOOM, MOVE, SEARCH]), [
    LIST,
    SEARCH,
    ADD,
    MOVE,
    ZOOM,
  ])
  const bytes = JSON.stringify(second.blocks.slice(0, 2))
  t.equal(bytes, JSON.stringify(first.blocks), 'update().blocks')
  t.equal(second.brokenAt, undefined, 'update().brokenAt')
})

guards('stable-set', 'gone', async t => {
  const set = await createToolSet(t)
  await set.update([ADD, LIST, SEARCH])
  const without = await set.update([ADD, SEARCH])
  holds(t, without, [ADD, LIST, SEARCH], [LIST])
  t.equal(without.brokenAt, undefined, 'update().brokenAt')
  holds(t, await set.update([SEARCH, ZOOM]), [ADD, LIST, SEARCH, ZOOM], [ADD, LIST])
  const back = await set.update([LIST, SEARCH, ZOOM])
  holds(t, back, [ADD, LIST, SEARCH, ZOOM], [ADD])
  t.equal(back.brokenAt, undefined, 'update().brokenAt')
})

guards('stable-set', 'changed', async t => {
  const set = await createToolSet(t)
  await set.update([ADD, LIST, MOVE, SEARCH])
  // Keys in another order are no change.
  const rebuilt = await set.update([ADD, reversed(LIST), MOVE, SEARCH])
  t.equal(rebuilt.brokenAt, undefined, 'update().brokenAt')
  const changed = await set.update([ADD, NEW_LIST, MOVE, NEW_SEARCH])
  holds(t, changed, [ADD, NEW_LIST, MOVE, NEW_SEARCH])
  t.equal(changed.brokenAt, 1, 'update().brokenAt')
  const after = await set.update([ADD, NEW_LIST, MOVE, NEW_SEARCH])
  t.equal(after.brokenAt, undefined, 'update().brokenAt')
  await set.update([ADD, NEW_LIST, MOVE])
  const back = await set.update([ADD, NEW_LIST, MOVE, SEARCH])
  holds(t, back, [ADD, NEW_LIST, MOVE, SEARCH])
  t.equal(back.brokenAt, 3, 'update().brokenAt')
})

guards('stable-set', 'in-flight', async t => {
  const set = await createToolSet(t)
  const sent = await set.kept([LIST, SEARCH])
  const { blocks } = await sent()
  await set.update([NEW_LIST, ADD])
  t.equal((await sent()).blocks, blocks, what.requestInFlight)
})

guards('stable-set', 'new-conversation', async t => {
  const [set, other] = [await createToolSet(t), await createToolSet(t)]
  await set.update([LIST, SEARCH])
  await set.update([SEARCH, ADD])
  holds(t, await other.update([SEARCH, ADD]), [ADD, SEARCH])
  await set.reset()
  holds(t, await set.update([SEARCH, ADD]), [ADD, SEARCH])
  const { toolBlocks } = contract(t)
  const fresh = await set.update([SEARCH, ADD])
  const wanted = JSON.stringify(await toolBlocks([ADD, SEARCH]))
  t.equal(JSON.stringify(fresh.blocks), wanted, 'update().blocks')
})

/** These blocks in this order, and these of them gone. */
function holds(
  t: TestContext,
  { blocks, gone }: { blocks: { name: string; description: string }[]; gone: string[] },
  tools: Tool[],
  away: Tool[] = [],
): void {
  t.equal(namesOf(blocks), namesOf(tools), 'update().blocks')
  for (const [at, { name, description }] of tools.entries()) {
    t.equal(blocks[at]?.description, description, of(name, 'description'))
  }
  t.equal([...gone].sort(), namesOf(away).sort(), 'update().gone')
}
