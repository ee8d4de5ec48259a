import { show } from '@workshop/testkit'
import { contract, guards, type Named, type TestContext } from './contract.ts'
import { entryOf } from './entries.ts'
import { manage, type OfferedRow } from './managed.ts'
import { pinsOf } from './pinned.ts'
import { policyOf } from './policies.ts'
import { fakeStore } from './store.ts'
import { calling, of } from './what.ts'
import { what } from './what-gate.ts'

function named(server: string, tool: string): Named {
  return { name: `${server}: ${tool}`, server, tool }
}

/** Pairs as texts, whichever of the two comes first. */
async function found(t: TestContext, tools: readonly Named[]): Promise<string[]> {
  const shadows = await contract(t).findShadows(tools)
  const told = shadows.map(({ name, other, why }) =>
    [...[name, other].sort(), why].join(' | '),
  )
  return told.sort()
}

guards('tool-shadowing', 'same-name', async t => {
  const [pg, ch, my] = ['pg', 'ch', 'my'].map(server => named(server, 'query'))
  const others = [named('pg', 'explain'), named('ch', 'tables')]
  const two = [pg, ch].filter(tool => tool !== undefined)
  const one = 'ch: query | pg: query | same-name'
  t.equal(await found(t, [...two, ...others]), [one], what.pairs)
  t.equal(await found(t, [...others, ...two.reverse()]), [one], what.pairs)
  const three = [
    one,
    'ch: query | my: query | same-name',
    'my: query | pg: query | same-name',
  ]
  t.equal(
    await found(t, [...others, ...[pg, ch, my].filter(tool => tool !== undefined)]),
    three.sort(),
    what.pairs,
  )
})

/** Each by what was done to it. */
const LIKE_SEARCH: Record<string, string> = {
  capitals: 'Search_Docs',
  dash: 'search-docs',
  dot: 'search.docs',
  'nothing between': 'searchdocs',
  'zero-width space': 'search\u200b_docs',
  'zero-width joiner': 'sea\u200drch_docs',
  'soft hyphen': 'search_\u00addocs',
  'byte order mark': '\ufeffsearch_docs',
  'word joiner': 'search_docs\u2060',
  'right-to-left mark': 'search\u200f_docs',
  'variation selector': 'search_docs\ufe0f',
  fullwidth: 'ｓｅａｒｃｈ_docs',
  'mathematical letters': '𝐬𝐞𝐚𝐫𝐜𝐡_docs',
  'Cyrillic а': 'seаrch_docs',
  'Cyrillic е, с and о': 'sеarсh_dоcs',
  'Greek ο': 'search_dοcs',
  'digit 0': 'search_d0cs',
  'several at once': 'Sеаrch\u200b-D0CS',
}

guards('tool-shadowing', 'look-alikes', async t => {
  const real = named('docs', 'search_docs')
  for (const [how, tool] of Object.entries(LIKE_SEARCH)) {
    const other = named('evil', tool)
    const pair = [real.name, other.name].sort().join(' | ')
    t.equal(
      await found(t, [real, other]),
      [`${pair} | look-alike`],
      of(how, show(tool)),
    )
  }
  // One that looks like two: each pair once, and the two for themselves as well.
  const [one, two, three] = [
    real,
    named('wiki', 'search_docs'),
    named('evil', 'seаrch_docs'),
  ]
  t.equal(
    await found(t, [one, two, three]),
    [
      `${one.name} | ${three.name} | look-alike`,
      `${one.name} | ${two.name} | same-name`,
      `${[two.name, three.name].sort().join(' | ')} | look-alike`,
    ].sort(),
    what.pairs,
  )
  const digit = [named('a', 'list_all'), named('b', '1ist_al1')]
  const told = await found(t, digit)
  t.equal(told, ['a: list_all | b: 1ist_al1 | look-alike'], what.pairs)
})

guards('tool-shadowing', 'no-false-alarm', async t => {
  const docs = [
    'search',
    'searches',
    'research',
    'get_user',
    'get_users',
    'read',
    'red',
  ]
  const forge = ['create_issue', 'create_issues', 'list_v2', 'list_v3', '搜索', '搜寻']
  const mail = ['поиск', 'search_all', 'send', 'sent', 'put', 'get', 'été', 'ete']
  const tools = [
    ...docs.map(tool => named('docs', tool)),
    ...forge.map(tool => named('forge', tool)),
    ...mail.map(tool => named('mail', tool)),
  ]
  t.equal(await found(t, tools), [], what.pairs)
  t.equal(await found(t, []), [], what.pairs)
})

guards('tool-shadowing', 'own-calls', async t => {
  const [pg, ch] = [
    await entryOf(t, { command: 'pg-mcp' }, { name: 'pg', scope: 'user' }),
    await entryOf(t, { command: 'ch-mcp' }, { name: 'ch', scope: 'user' }),
  ]
  const offers = { pg: ['query'], ch: [] as string[] }
  const manager = await manage(t, [ch, pg], () => true, offers)
  await manager.connectAll()
  const pins = await pinsOf(t, fakeStore())
  const query = { name: 'query', inputSchema: { type: 'object' } }
  await pins.review('pg', [query])
  await pins.approve('pg', 'query')
  const policy = await policyOf(t, { tools: { allow: ['pg/query'] } })
  const [before] = (await manager.tools()) as [OfferedRow]

  // The other server learns the name later, and is listed first.
  offers.ch = ['query', 'quеry']
  await manager.changed('ch')
  await pins.review('ch', [query])
  const rows = await manager.tools()
  const may = []
  for (const { server, tool } of rows) {
    const { decision } = await policy.pair(server, tool)
    may.push(`${server}/${tool} ${decision} ${await pins.mayCall(server, tool)}`)
  }
  const wanted = ['ch/query deny false', 'ch/quеry deny false', 'pg/query allow true']
  t.equal(may.sort(), wanted.sort(), calling('decideTool'))
  await t.value(manager.callTool(before.name))
  t.equal(manager.called, ['pg/query'], what.calls)
  const pairs = (await found(t, rows)).filter(pair => pair.includes(before.name))
  t.equal(
    pairs.map(pair => pair.split(' | ')[2]).sort(),
    ['look-alike', 'same-name'],
    what.pairs,
  )
})
