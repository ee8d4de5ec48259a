import { isDeepStrictEqual } from 'node:util'
import { show, verbatim } from '@workshop/testkit'
import {
  breaks,
  buildToolName,
  createNameTable,
  guards,
  type Pair,
  parseToolName,
  type TestContext,
} from './contract.ts'
import { manage } from './managed.ts'
import { NASTY_PAIRS, STRANGE_NAMES } from './pairs.ts'
import { callsOf, entry, serverWith } from './servers.ts'
import { calling, what } from './what.ts'

breaks('underscore-split', async t => {
  const module = 'break/underscore-split'
  let wrong = 0
  for (const pair of NASTY_PAIRS) {
    const building = t.subject.call(module, 'buildToolName', pair.server, pair.tool)
    const parsed = await parseToolName(t, await t.value<string>(building), module)
    if (parsed && !isDeepStrictEqual(parsed, pair)) wrong++
  }
  t.ok(wrong > 0, { kind: 'not-hit', what: verbatim('underscore-split') })
})

guards('underscore-split', 'never-wrong', async t => {
  const [a, b, c] = t.random.words(3) as [string, string, string]
  const unheard = [
    { server: `${a}__${b}`, tool: c },
    { server: a, tool: `${b}__${c}` },
    { server: `${a}_`, tool: `_${b}` },
  ]
  for (const pair of [...NASTY_PAIRS, ...unheard]) {
    const name = await buildToolName(t, pair)
    const parsed = await parseToolName(t, name)
    if (parsed) t.equal(parsed, pair, calling('parseToolName', name))
  }
  for (const name of STRANGE_NAMES) {
    const parsed = await parseToolName(t, name)
    if (!parsed) continue
    const own = await buildToolName(t, parsed)
    t.ok(own === name, {
      kind: 'differs',
      what: calling('parseToolName', name),
      actual: show(parsed),
      wanted: verbatim('undefined'),
    })
  }
})

guards('underscore-split', 'bijection', async t => {
  const middle = NASTY_PAIRS.length / 2
  const orders = [
    [...NASTY_PAIRS],
    [...NASTY_PAIRS].reverse(),
    [...NASTY_PAIRS.slice(middle), ...NASTY_PAIRS.slice(0, middle)],
  ]
  const [first = new Map(), ...others] = await Promise.all(
    orders.map(order => namesIn(t, order)),
  )
  for (const names of others) {
    for (const [pair, name] of first) {
      t.equal(names.get(pair), name, what.nameInAnotherOrder(pair.server, pair.tool))
    }
  }
  await areTakenOnce(t, first)
})

/** The names that a table gives, each resolved after all have been added. */
async function namesIn(t: TestContext, pairs: Pair[]): Promise<Map<Pair, string>> {
  const table = await createNameTable(t)
  const names = new Map<Pair, string>()
  for (const pair of pairs) names.set(pair, await table.add(pair))
  for (const [pair, name] of names) {
    t.equal(await table.resolve(name), pair, calling('resolve', name))
  }
  return names
}

/** A server can give its tools the names that others were shortened to. */
async function areTakenOnce(t: TestContext, names: Map<Pair, string>): Promise<void> {
  for (const [pair, name] of names) {
    for (const imposter of splitsOf(name)) {
      if (isDeepStrictEqual(imposter, pair)) continue
      const own = await buildToolName(t, imposter)
      t.ok(own !== name, {
        kind: 'unwanted',
        what: what.oneNameFor(
          `${pair.server} / ${pair.tool}`,
          `${imposter.server} / ${imposter.tool}`,
        ),
      })
    }
  }
}

function splitsOf(name: string): Pair[] {
  const rest = name.slice('mcp__'.length)
  return [...rest.matchAll(/_(?=_)/g)].map(({ index }) => ({
    server: rest.slice(0, index),
    tool: rest.slice(index + 2),
  }))
}

guards('underscore-split', 'original-on-the-wire', async t => {
  const peer = await t.peer(serverWith('mine', ['x__y']))
  const manager = await manage(t, [entry('my_ server', peer)])
  await manager.connectAll()
  const names = await manager.offers('my_ server', ['x__y'])
  t.equal(await manager.textOfCall(names.x__y), 'mine: x__y', 'callTool()')
  t.equal(callsOf(peer), ['x__y'], 'params.name')
})
