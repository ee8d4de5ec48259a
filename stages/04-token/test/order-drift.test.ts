import { type TestContext, type Text, turn, verbatim } from '@workshop/testkit'
import {
  breaks,
  contract,
  data,
  guards,
  type Tool,
  type ToolBlock,
} from './contract.ts'
import {
  brokenEvery,
  conversation,
  PREFIX,
  PROVIDER,
  shuffled,
} from './conversations.ts'
import { reversed } from './requests.ts'
import { about, rowsWith } from './shapes.ts'
import { tokensOf } from './tokenizer.ts'
import { namesOf, ordersOf, tool } from './tools.ts'
import { of } from './what.ts'
import { what } from './what-cost.ts'

const SERVERS = {
  docs: [tool('docs', 'search'), tool('docs', 'read')],
  mail: [tool('mail', 'send')],
  wiki: [tool('wiki', 'search'), tool('wiki', 'edit')],
} as const
type Server = keyof typeof SERVERS
const ORDERS = ordersOf(Object.keys(SERVERS) as Server[])

breaks('order-drift', async t => {
  const seen = new Set<string>()
  for (const arrival of ORDERS) {
    const answers = new Map<string, (tools: readonly Tool[]) => void>()
    const listings = Object.keys(SERVERS).map(
      server =>
        new Promise<readonly Tool[]>(resolve => {
          answers.set(server, resolve)
        }),
    )
    const collecting = t.subject.call('break/order-drift', 'collect', listings)
    for (const server of arrival) {
      answers.get(server)?.(SERVERS[server])
      // Whoever takes tools as they come has taken these before the next arrive.
      await turn()
    }
    const tools = data<Tool[]>(await t.value(collecting))
    t.fits(tools, rowsWith('name'), 'collect()')
    t.equal(tools.length, 5, 'collect()')
    seen.add(JSON.stringify(tools))
  }
  t.ok(seen.size > 1, { kind: 'not-hit', what: verbatim('order-drift') })
})

guards('order-drift', 'arrival', async t => {
  const { toolBlocks } = contract(t)
  let first: ToolBlock[] | undefined
  for (const arrival of ORDERS) {
    const tools = arrival.flatMap(server => SERVERS[server])
    for (const given of [tools, tools.toReversed()]) {
      const blocks = await toolBlocks(given)
      first ??= blocks
      sameBytes(t, blocks, first, what.bytesOfOrder(arrival))
    }
  }
  const all = Object.values(SERVERS).flat()
  t.equal(namesOf(first ?? []), namesOf(all).sort(), 'toolBlocks()[].name')
  for (const { name, description, inputSchema } of all) {
    const block = first?.find(block => block.name === name)
    t.equal(block, { name, description, input_schema: inputSchema }, 'toolBlocks()')
  }
})

/** Order says something in arrays; `__proto__` is a name like any other. */
const SCHEMA = JSON.parse(`{
  "type": "object",
  "required": ["to", "subject", "body"],
  "properties": {
    "to": { "type": "array", "items": { "type": "string", "format": "email" } },
    "subject": { "type": "string", "enum": ["urgent", "later", "bill"] },
    "body": { "anyOf": [{ "type": "string", "minLength": 1 }, { "type": "null" }] },
    "__proto__": { "type": "boolean", "default": false },
    "10": { "prefixItems": [{ "b": 1, "a": 2 }, [{ "d": 1, "c": 2 }]] }
  },
  "$defs": { "b": { "title": "b", "const": { "y": 1, "x": 2 } }, "a": true }
}`)

guards('order-drift', 'schema-keys', async t => {
  const { toolBlocks } = contract(t)
  const sent = tool('mail', 'send', { inputSchema: SCHEMA })
  const again = reversed(sent)
  const [block] = await toolBlocks([sent])
  const [other] = await toolBlocks([again])
  sameBytes(t, other, block, what.schemaOf(sent.name))
  const schema: Record<string, unknown> | undefined = block?.input_schema
  t.equal(schema?.required, SCHEMA.required, of('input_schema', 'required'))
  for (const [key, value] of Object.entries(SCHEMA.properties)) {
    const held = Object.entries(block?.input_schema.properties ?? {})
    const own = held.find(([name]) => name === key)?.[1]
    t.equal(own, value, of('input_schema', `properties.${key}`))
  }
  t.equal(schema?.$defs, SCHEMA.$defs, of('input_schema', '$defs'))
})

const ODD_NAMES = ['i', 'a2', 'I', '_', 'ı', 'a10', '-']
const BY_CODE_POINT = ['-', 'I', '_', 'a10', 'a2', 'i', 'ı']

guards('order-drift', 'code-points', async t => {
  const { toolBlocks } = contract(t)
  const tools = ODD_NAMES.map(name => tool('odd', name, { name }))
  for (const given of [tools, tools.toReversed(), tools.toSpliced(0, 3)]) {
    const named = namesOf(given)
    const wanted = BY_CODE_POINT.filter(name => named.includes(name))
    const blocks = await toolBlocks(given)
    t.equal(namesOf(blocks), wanted, what.namesWhenGiven(named))
  }
  const words = t.random.words(6)
  const unheard = await toolBlocks(words.map(name => tool('odd', name, { name })))
  t.equal(namesOf(unheard), words.toSorted(), what.namesWhenGiven(words))
})

guards('order-drift', 'prefix-cache', async t => {
  const { simulateCache } = contract(t)
  const cases = [
    [{ en: 'nothing moves', zh: '什么都不动' }, () => PREFIX, 0.963],
    [{ en: 'broken every 5 turns', zh: '每 5 轮破坏一次' }, brokenEvery(5), 0.79],
    [{ en: 'broken every 2 turns', zh: '每 2 轮破坏一次' }, brokenEvery(2), 0.494],
    [{ en: 'shuffled every turn', zh: '每轮打乱' }, shuffled, 0],
  ] as const
  for (const [named, prefixIn, wanted] of cases) {
    const { cachedShare } = await simulateCache(conversation(prefixIn), PROVIDER)
    t.fits(cachedShare, about(wanted, 0, 0.015), what.cachedShareOf(named))
  }
})

guards('order-drift', 'price', async t => {
  const { simulateCache } = contract(t)
  const [a, b, c] = ['alpha', 'beta', 'gamma'].map(name => `${name}${' a'.repeat(99)}`)
  if (!a || !b || !c) return
  const size = tokensOf(a)
  const provider = { minimum: size * 1.5, write: 1.25, read: 0.1 }
  const requests: [string[], number, number][] = [
    // [parts, how many are cached, what they cost in sizes]
    [[a, b], 0, 2 * 1.25],
    [[a, b, c], 2, 2 * 0.1 + 1.25],
    // One part alone is under the minimum.
    [[a, c, b], 0, 3 * 1.25],
    // Not the turn before, but one before that.
    [[a, b, c], 3, 3 * 0.1],
    [[c], 0, 1],
    // What follows the first difference does not count.
    [[b, b, c, a], 0, 4 * 1.25],
  ]
  const run = await simulateCache(
    requests.map(([parts]) => parts),
    provider,
  )
  t.fits(run.turns, { ...rowsWith(), said: TURNS_LISTED }, 'simulateCache().turns')
  t.equal(run.turns.length, requests.length, 'simulateCache().turns')
  for (const [at, [parts, cached, cost]] of requests.entries()) {
    const turn = run.turns[at]
    t.fits(turn?.tokens, about(parts.length * size, 0.02), what.turn(at + 1, 'tokens'))
    t.fits(turn?.cached, about(cached * size, 0.02), what.turn(at + 1, 'cached'))
    t.fits(turn?.cost, about(cost * size, 0.02), what.turn(at + 1, 'cost'))
  }
  const sizes = requests.reduce((sum, [parts]) => sum + parts.length, 0)
  const cost = requests.reduce((sum, [, , cost]) => sum + cost, 0)
  t.fits(run.full, about(sizes * size, 0.02), 'simulateCache().full')
  t.fits(run.cost, about(cost * size, 0.02), 'simulateCache().cost')
  t.fits(run.cachedShare, about(5 / sizes, 0.02), 'simulateCache().cachedShare')
})

const TURNS_LISTED = { en: 'a list of turns', zh: '由各轮组成的列表' }

/** Shows the surroundings of the first byte that differs, and not all of them. */
function sameBytes(t: TestContext, now: unknown, before: unknown, named: Text): void {
  const [one, other] = [String(JSON.stringify(now)), String(JSON.stringify(before))]
  if (one === other) return
  let at = 0
  while (one[at] === other[at]) at++
  const start = Math.max(0, at - 30)
  const [shown, wanted] = [one, other].map(text => text.slice(start, start + 80))
  t.equal(shown, wanted, named)
}
