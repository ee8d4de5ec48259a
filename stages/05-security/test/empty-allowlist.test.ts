import { containing, integerFrom, show, verbatim } from '@workshop/testkit'
import { breaks, guards, type TestContext } from './contract.ts'
import { entryOf } from './entries.ts'
import { manage } from './managed.ts'
import { FILE, local, type Policy, policyIn, policyOf } from './policies.ts'
import { of } from './what.ts'
import { what } from './what-gate.ts'

breaks('empty-allowlist', async t => {
  const isAllowed = (allow: string[], name: string) =>
    t.value(t.subject.call('break/empty-allowlist', 'isAllowed', allow, name))
  const isAList =
    (await isAllowed(['search'], 'search')) === true &&
    (await isAllowed(['search'], 'purge_all')) === false
  const isHit = isAList && (await isAllowed([], 'purge_all')) === true
  t.ok(isHit, { kind: 'not-hit', what: verbatim('empty-allowlist') })
})

/** What a list may be written as, and whom it lets in: the one on it, the other one. */
const lists = (rule: unknown, blank: unknown) =>
  [
    [undefined, ['allow', 'allow']],
    [null, 'closed'],
    [[], ['deny', 'deny']],
    [[rule], ['allow', 'deny']],
    [[blank], 'closed'],
    [rule, 'closed'],
  ] as const

guards('empty-allowlist', 'tools-table', async t => {
  for (const [allow, wanted] of lists('docs/search', '')) {
    for (const deny of [undefined, ['docs/search']]) {
      const policy = await read(t, { tools: { allow, deny } }, wanted)
      const { decision: search } = await policy.tool('docs/search')
      const { decision: purge } = await policy.tool('docs/purge')
      compare(t, { allow, deny }, [search, purge], wanted)
    }
  }
})

guards('empty-allowlist', 'servers-table', async t => {
  const rule = { command: ['docs-mcp', '--stdio'] }
  for (const [allow, wanted] of lists(rule, {})) {
    for (const deny of [undefined, [{ name: 'docs' }]]) {
      const policy = await read(t, { servers: { allow, deny } }, wanted)
      const docs = await policy.server(local(rule.command))
      const other = await policy.server(local(['other-mcp'], {}, 'other'))
      compare(t, { allow, deny }, [docs.decision, other.decision], wanted)
    }
  }
})

async function read(
  t: TestContext,
  written: object,
  wanted: readonly string[] | 'closed',
): Promise<Policy> {
  const policy = await policyIn(t, JSON.stringify(written))
  const least = integerFrom(wanted === 'closed' ? 1 : 0)
  t.fits(policy.problems.length, least, what.problemsWith(show(written)))
  if (wanted !== 'closed') {
    t.equal(policy.problems, [], what.problemsWith(show(written)))
  }
  return policy
}

/** The first of the two is forbidden by name as well, if there is a `deny`. */
function compare(
  t: TestContext,
  lists: { allow?: unknown; deny?: unknown },
  decisions: string[],
  wanted: readonly string[] | 'closed',
): void {
  const [one = '', other = ''] = wanted === 'closed' ? ['deny', 'deny'] : wanted
  const expected = [lists.deny ? 'deny' : one, other]
  t.equal(decisions, expected, of(show(lists), 'decisions'))
}

guards('empty-allowlist', 'ask-and-deny', async t => {
  for (const list of ['ask', 'deny'] as const) {
    const rows = [
      [undefined, ['allow', 'allow']],
      [[], ['allow', 'allow']],
      [['docs/search'], [list, 'allow']],
    ] as const
    for (const [rules, wanted] of rows) {
      const policy = await policyOf(t, { tools: { [list]: rules } })
      const decisions = [
        (await policy.tool('docs/search')).decision,
        (await policy.tool('docs/purge')).decision,
      ]
      t.equal(decisions, wanted, of(show({ [list]: rules }), 'decisions'))
    }
  }
  for (const deny of [undefined, []]) {
    const policy = await policyOf(t, { servers: { deny } })
    const { decision } = await policy.server(local(['docs-mcp']))
    t.equal(decision, 'allow', of(show({ servers: { deny } }), 'decision'))
  }
})

/** Files with a fault, and the key it is at. Only what is shown of them is at fault. */
const FAULTS: readonly [text: string, key?: string][] = [
  [''],
  ['{ "tools": { "deny": ["docs/purge"] }'],
  ['null'],
  ['[]'],
  ['{ "tool": { "deny": ["docs/purge"] } }', 'tool'],
  ['{ "tools": ["docs/purge"] }', 'tools'],
  ['{ "tools": null }', 'tools'],
  ['{ "tools": { "denied": ["docs/purge"] } }', 'tools.denied'],
  ['{ "tools": { "constructor": [] } }', 'tools.constructor'],
  ['{ "tools": { "deny": null } }', 'tools.deny'],
  ['{ "tools": { "ask": { "docs/purge": true } } }', 'tools.ask'],
  ['{ "tools": { "deny": ["purge"] } }', 'tools.deny'],
  ['{ "tools": { "deny": ["/purge"] } }', 'tools.deny'],
  ['{ "tools": { "deny": [["docs/purge"]] } }', 'tools.deny'],
  ['{ "servers": { "ask": [] } }', 'servers.ask'],
  ['{ "servers": { "deny": ["docs"] } }', 'servers.deny'],
  ['{ "servers": { "deny": [{ "command": "npx" }] } }', 'servers.deny'],
  ['{ "servers": { "deny": [{ "command": ["npx", 7] }] } }', 'servers.deny'],
  ['{ "servers": { "deny": [{ "commands": ["npx"] }] } }', 'servers.deny'],
]

guards('empty-allowlist', 'fault-closes', async t => {
  for (const [text, key] of FAULTS) {
    const policy = await policyIn(t, text)
    t.fits(policy.problems.length, integerFrom(1), what.problemsWith(text))
    for (const problem of policy.problems) {
      t.equal(problem.file, FILE, of(text, 'problems[].file'))
    }
    if (key !== undefined) {
      t.fits(policy.problems[0]?.key, containing(key), of(text, 'problems[0].key'))
    }
    const tool = await policy.tool('notes/list')
    const server = await policy.server(local(['notes-mcp'], {}, 'notes'))
    t.equal([tool.decision, server.decision], ['deny', 'deny'], of(text, 'decisions'))
  }
})

guards('empty-allowlist', 'nobody-starts', async t => {
  const docs = await entryOf(t, { command: 'docs-mcp' }, { name: 'docs' })
  const wiki = await entryOf(t, { url: 'https://w.test/mcp' }, { name: 'wiki' })
  const closed = await policyOf(t, { servers: { allow: [] } })
  const manager = await manage(
    t,
    [docs, wiki],
    async entry => (await closed.server(entry)).decision === 'allow',
  )
  await manager.connectAll()
  for (const { name } of await manager.status()) await manager.connect(name)
  await manager.tools()
  await manager.connectAll()
  t.equal(manager.opened, [], what.opened)
  const states = (await manager.status()).map(({ status }) => status)
  t.equal(states, ['refused', 'refused'], 'status()[].status')
})
