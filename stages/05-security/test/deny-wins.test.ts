// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is tested here
import { containing, show, without } from '@workshop/testkit'
import { guards, type Risk, type TestContext } from './contract.ts'
import { entryOf } from './entries.ts'
import { manage, type OfferedRow } from './managed.ts'
import { local, policyOf, remote } from './policies.ts'
import { calling, of } from './what.ts'
import { what } from './what-gate.ts'

/** Every order of the keys of an object. */
function keyOrders(object: object): object[] {
  const orders = (entries: [string, unknown][]): [string, unknown][][] =>
    entries.length < 2
      ? [entries]
      : entries.flatMap((first, at) =>
          orders(entries.toSpliced(at, 1)).map(rest => [first, ...rest]),
        )
  return orders(Object.entries(object)).map(entries => Object.fromEntries(entries))
}

guards('deny-wins', 'tools', async t => {
  const [server, own] = t.random.words(2) as [string, string]
  const named = `${server}/${own}`
  const wider = ['*/*', `${server}/*`, `*/${own}`, `${server[0]}*/*${own.slice(-2)}`]
  for (const [strict, lenient] of [
    ...wider.map(wide => [named, wide] as const),
    ...wider.map(wide => [wide, named] as const),
    [named, named] as const,
  ]) {
    for (const [lists, wanted] of [
      [{ allow: [lenient], ask: [lenient], deny: ['x/y', strict] }, 'deny'],
      [{ allow: [lenient], deny: [strict] }, 'deny'],
      [{ ask: [lenient], deny: [strict] }, 'deny'],
      [{ allow: [lenient, lenient], ask: ['x/y', strict] }, 'ask'],
    ] as const) {
      for (const tools of keyOrders(lists)) {
        const ruling = await (await policyOf(t, { tools })).tool(named)
        t.equal(ruling.decision, wanted, of(show(tools), named))
      }
    }
  }
})

guards('deny-wins', 'servers', async t => {
  const command = ['npx', '-y', 'docs-mcp']
  const any = { url: 'https://*/*' }
  const rows = [
    [{ allow: [{ command }], deny: [{ command }] }, local(command)],
    [{ allow: [{ command }], deny: [{ name: 'docs' }] }, local(command)],
    [{ allow: [any], deny: [{ url: 'https://evil.test/*' }] }, remote(`${EVIL}/mcp`)],
    [{ allow: [{ url: `${EVIL}/mcp` }], deny: [any] }, remote(`${EVIL}/mcp`)],
  ] as const
  for (const [lists, server] of rows) {
    for (const servers of keyOrders(lists)) {
      const { decision } = await (await policyOf(t, { servers })).server(server)
      t.equal(decision, 'deny', of(show(servers), 'decision'))
    }
  }
  // Whoever is forbidden does not get in by bringing something along.
  const policy = await policyOf(t, { servers: { deny: [{ command }] } })
  for (const more of [
    { env: { PATH: '/tmp/own' } },
    { env: { NODE_OPTIONS: '--no-warnings', TOKEN: 'x' } },
    { cwd: '/tmp' },
  ]) {
    const server = local(command, more, 'other')
    t.equal((await policy.server(server)).decision, 'deny', of(show(more), 'decision'))
  }
})

const EVIL = 'https://evil.test'

guards('deny-wins', 'urls-spelled-otherwise', async t => {
  const policy = await policyOf(t, { servers: { deny: [{ url: `${EVIL}/*` }] } })
  for (const url of [
    'https://evil.test',
    'HTTPS://EVIL.TEST/mcp',
    'https://evil.test:443/mcp',
    'https://evil.test./mcp',
    'https://%65vil.test/mcp',
    'https://ev\til.test/mcp',
    'https:\\\\evil.test\\mcp',
    'https://me@evil.test/mcp',
    'https://ok.test@evil.test/mcp',
    'https://ok.test\\@evil.test/mcp',
    'https://evil.test/x/..%2fmcp',
    'evil.test/mcp',
  ]) {
    const { decision } = await policy.server(remote(url))
    t.equal(decision, 'deny', calling('decideServer', url))
  }
  const { decision } = await policy.server(remote('https://ok.test/mcp'))
  t.equal(decision, 'allow', calling('decideServer', 'https://ok.test/mcp'))
  await seesTheValue(t)
})

/** A variable is what it stands for, whatever it is called. */
async function seesTheValue(t: TestContext): Promise<void> {
  const deny = [{ url: `${EVIL}/*` }, { command: ['evil-mcp', '--all'] }]
  const policy = await policyOf(t, { servers: { deny } })
  const env = { U: `${EVIL}/mcp`, BIN: 'evil-mcp', ARG: '--all' }
  const entries = [
    await entryOf(t, { url: '${U}' }, { name: 'remote', env }),
    await entryOf(t, { command: '${BIN}', args: ['${ARG}'] }, { name: 'local', env }),
  ]
  const manager = await manage(
    t,
    entries,
    async entry => (await policy.server(entry)).decision === 'allow',
  )
  await manager.connectAll()
  t.equal(manager.opened, [], what.opened)
}

guards('deny-wins', 'which-rule', async t => {
  const policy = await policyOf(t, {
    servers: {
      allow: [{ command: ['a-mcp'] }, { url: 'https://*.ok.test/*' }],
      deny: [{ name: 'x' }, { url: 'https://bad.ok.test/*' }],
    },
    tools: {
      allow: ['docs/*', 'mail/list'],
      ask: ['mail/send', 'docs/add_*'],
      deny: ['*/purge_*'],
    },
  })
  const rows: [string, { decision: string; rule: string }, string, string][] = [
    ['docs/search', await policy.tool('docs/search'), 'allow', 'tools.allow[0]'],
    ['mail/list', await policy.tool('mail/list', 'write'), 'allow', 'tools.allow[1]'],
    ['docs/add_page', await policy.tool('docs/add_page'), 'ask', 'tools.ask[1]'],
    ['docs/purge_all', await policy.tool('docs/purge_all'), 'deny', 'tools.deny[0]'],
    ['a-mcp', await policy.server(local(['a-mcp'])), 'allow', 'servers.allow[0]'],
    [
      'a',
      await policy.server(remote('https://a.ok.test/')),
      'allow',
      'servers.allow[1]',
    ],
    [
      'bad',
      await policy.server(remote('https://bad.ok.test/')),
      'deny',
      'servers.deny[1]',
    ],
  ]
  for (const [one, ruling, decision, rule] of rows) {
    t.equal(ruling.decision, decision, of(one, 'decision'))
    t.fits(ruling.rule, containing(rule), what.deciding(one))
  }
  for (const { decision, rule } of [
    await policy.tool('mail/Send'),
    await policy.tool('Docs/search'),
    await policy.server(remote('https://other.test/')),
  ]) {
    t.equal(decision, 'deny', of('mail/Send, Docs/search, other.test', 'decision'))
    t.fits(rule, without('[0]', '[1]'), what.noRule)
  }
  await byRisk(t)
})

/** Without a rule and without an `allow`, the risk decides. */
async function byRisk(t: TestContext): Promise<void> {
  const policy = await policyOf(t, { tools: { deny: ['docs/purge'] } })
  const wanted = { read: 'allow', write: 'ask', destructive: 'ask' } as const
  for (const [risk, decision] of Object.entries(wanted)) {
    const ruling = await policy.tool('docs/search', risk as Risk)
    t.equal(ruling.decision, decision, of(risk, 'decision'))
    t.fits(ruling.rule, without('[0]'), what.deciding('docs/search'))
  }
}

guards('deny-wins', 'later-tools', async t => {
  const policy = await policyOf(t, { tools: { deny: ['srv/delete_*'] } })
  const srv = await entryOf(t, { command: 'srv-mcp' }, { name: 'srv', scope: 'user' })
  const offers = { srv: ['search'] }
  const manager = await manage(t, [srv], () => true, offers)
  /** As a host does it: what is shown, and once more at each call. */
  const mayUse = async ({ server, tool }: OfferedRow) =>
    (await policy.pair(server, tool, 'read')).decision === 'allow'
  await manager.connectAll()
  const rows = await manager.tools()
  t.witness(rows.length === 1, 'tools()')
  t.equal(await mayUse(rows[0] as OfferedRow), true, of('search', 'decision'))

  offers.srv = ['search', 'delete_all']
  await manager.changed('srv')
  const shown = []
  for (const row of await manager.tools()) {
    if (await mayUse(row)) shown.push(row.tool)
  }
  t.equal(shown, ['search'], what.offered)
  // The same tool is asked for again once it says that it destroys.
  const before = await policy.tool('srv/search', 'read')
  const after = await policy.tool('srv/search', 'destructive')
  t.equal(
    [before.decision, after.decision],
    ['allow', 'ask'],
    of('search', 'decisions'),
  )
})
