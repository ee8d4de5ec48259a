import { containing, listWith, type Wanted } from '@workshop/testkit'
import {
  contract,
  guards,
  type TestContext,
  type Tool,
  type ToolBlock,
} from './contract.ts'
import { OFFICE } from './office.ts'
import { createDisclosure } from './search-client.ts'
import { about } from './shapes.ts'
import { tokensOf, tokensOfTool } from './tokenizer.ts'
import { namesOf, tool, toolsOf } from './tools.ts'
import { calling } from './what.ts'
import { what } from './what-search.ts'

const LONG = { description: 'Answers questions about the archive. '.repeat(150) }

guards('search-threshold', 'when', async t => {
  await isMode(t, 'all', toolsOf('docs', 14, LONG), 20_000)
  await isMode(t, 'search', toolsOf('docs', 51), 1_000_000)
  for (const count of [15, 50]) {
    const tools = toolsOf('docs', count)
    const tokens = tools.map(tokensOfTool).reduce((sum, each) => sum + each, 0)
    await isMode(t, 'search', tools, tokens * 9)
    await isMode(t, 'all', tools, tokens * 11)
  }
  // The window of the contract: 30 of these are more than a tenth of it.
  await isMode(t, 'search', toolsOf('docs', 30, LONG))
  await isMode(t, 'all', toolsOf('docs', 30))
})

async function isMode(
  t: TestContext,
  mode: 'all' | 'search',
  tools: Tool[],
  window?: number,
): Promise<void> {
  const options = window === undefined ? [] : [{ window }]
  const plan = await contract(t).planDisclosure(tools, ...options)
  const call = calling('planDisclosure', `${tools.length} tools`, ...options)
  t.equal(plan.mode, mode, call)
}

const MANY: Tool[] = [...OFFICE, ...toolsOf('archive', 70)]

/** Ten turns: four ask for something, one knows a name that nobody has loaded. */
const TURNS = MANY.slice(0, 10).map(({ name }, turn) => ({
  query: turn % 3 === 0 ? name : null,
  used: turn % 3 === 0 || turn === 4 ? [name] : [],
}))

guards('search-threshold', 'whole-conversation', async t => {
  const { conversationCost } = contract(t)
  const all = await conversationCost({ tools: MANY, turns: TURNS, mode: 'all' })
  const once = MANY.map(tokensOfTool).reduce((sum, each) => sum + each, 0)
  t.fits(all.total, about(once * TURNS.length, 0.05), 'conversationCost().total')

  const found = await conversationCost({ tools: MANY, turns: TURNS, mode: 'search' })
  const wanted = await replayed(t, MANY, TURNS)
  for (const part of ['definitions', 'results', 'rounds'] as const) {
    const named = `conversationCost().${part}` as const
    t.fits(found[part], about(wanted[part], 0.1, 20), named)
  }
  const sum = found.definitions + found.results + found.rounds
  t.equal(found.total, sum, 'conversationCost().total')

  const few = toolsOf('notes', 8, { description: 'Keeps a note.' })
  const turns = few.map(({ name }) => ({ query: name, used: [name] }))
  const [sent, searched] = [
    await conversationCost({ tools: few, turns, mode: 'all' }),
    await conversationCost({ tools: few, turns, mode: 'search' }),
  ]
  t.fits(searched.total, moreThan(sent.total), what.dearer)
})

const moreThan = (least: number): Wanted => ({
  said: { en: `more than ${least}`, zh: `大于 ${least}` },
  holds: value => Number(value) > least,
})

/** What the subject's own disclosure would have sent. */
async function replayed(t: TestContext, tools: Tool[], turns: typeof TURNS) {
  const disclosure = await createDisclosure(t, tools)
  const cost = { definitions: 0, results: 0, rounds: 0 }
  let texts = 0
  const search = async (query: string): Promise<void> => {
    cost.rounds += tokensOfBlocks(await disclosure.blocks()) + texts
    texts += tokensOf((await disclosure.search(query)).text)
  }
  for (const { query, used } of turns) {
    if (query !== null) await search(query)
    for (const name of used) {
      if (!namesOf(await disclosure.blocks()).includes(name)) await search(name)
    }
    cost.definitions += tokensOfBlocks(await disclosure.blocks())
    cost.results += texts
  }
  return cost
}

function tokensOfBlocks(blocks: readonly ToolBlock[]): number {
  return blocks.reduce((sum, block) => sum + tokensOf(JSON.stringify(block)), 0)
}

guards('search-threshold', 'found-and-called', async t => {
  const disclosure = await createDisclosure(t, OFFICE)
  t.equal((await disclosure.blocks()).length, 1, what.atTheStart)
  for (const { name } of OFFICE) {
    t.equal(await disclosure.has(name), true, calling('has', name))
    const { text } = await disclosure.search(name)
    t.fits(text, containing(name), 'search().text')
  }
  const blocks = await disclosure.blocks()
  t.equal(blocks.length, OFFICE.length + 1, 'blocks().length')
  for (const { name, description, inputSchema } of OFFICE) {
    const own = blocks.filter(block => block.name === name)
    const wanted = [{ name, description, input_schema: inputSchema }]
    t.equal(own, wanted, what.listed(name))
  }
  t.equal(await disclosure.has('mcp__mail__burn_letter'), false, calling('has', '…'))
})

guards('search-threshold', 'appended', async t => {
  const disclosure = await createDisclosure(t, OFFICE)
  const queries = ['e-mail', 'folder', 'e-mail folder', 'issue', 'xylophone', 'e-mail']
  for (const query of queries) {
    const before = await disclosure.blocks()
    const { loaded } = await disclosure.search(query)
    const after = await disclosure.blocks()
    t.equal(after.slice(0, before.length), before, what.sentBefore)
    const added = namesOf(after.slice(before.length))
    t.equal([...loaded].sort(), added.sort(), 'search().loaded')
  }
  const names = namesOf(await disclosure.blocks())
  t.witness(names.length > 3, 'blocks().length')
  t.equal(names.length, new Set(names).size, what.differentNames)

  // Some server has a tool that is called like the search tool.
  const description = 'Polishes trombones.'
  const namesake = tool('wiki', 'polish', { name: names[0] ?? '', description })
  const other = await createDisclosure(t, [...OFFICE, namesake])
  await other.search('polishes trombones')
  const blocks = namesOf(await other.blocks())
  t.equal(blocks.length, new Set(blocks).size, what.differentNames)
  t.fits(blocks, listWith(namesake.name), 'blocks()[].name')
})
