import { modernServer } from '@workshop/faults'
import { show, without } from '@workshop/testkit'
import { approvalsOf } from './approvals.ts'
import { guards, type ServerEntry, type TestContext } from './contract.ts'
import { entryOf } from './entries.ts'
import { manage, manageReal } from './managed.ts'
import { fakeStore } from './store.ts'
import { calling, of } from './what.ts'
import { what } from './what-gate.ts'

guards('approval-pending', 'uncontacted', async t => {
  const peer = await t.peer(modernServer())
  const { command, args } = peer
  const entry = await entryOf(t, { command, args })
  const store = fakeStore()
  for (const interactive of [false, true]) {
    const approvals = await approvalsOf(t, store, { interactive })
    const manager = await manageReal(t, [entry], approvals.gate)
    await manager.connectAll()
    await manager.connect('fmt')
    const [row] = await manager.status()
    t.equal(row?.status, 'refused', of('fmt', 'status'))
    t.equal(await manager.tools(), [], 'tools()')
    await t.error(manager.callTool('mcp__fmt__echo'), 'ServerUnavailable')
    t.equal(peer.start, undefined, what.start)
  }
  // The very same server, once somebody has said yes.
  const approvals = await approvalsOf(t, store)
  await approvals.approve(entry)
  const manager = await manageReal(t, [entry], approvals.gate)
  await manager.connectAll()
  t.ok(peer.start, { kind: 'unanswered', what: what.start, ms: 0 })
})

guards('approval-pending', 'definition', async t => {
  const store = fakeStore()
  const written = { command: 'npx', args: ['fmt-mcp'], env: { A: '1', B: '2' } }
  const approvals = await approvalsOf(t, store)
  await approvals.approve(await entryOf(t, written))

  /** How often it is started when the project is opened anew. */
  async function starts(now: object, project?: string): Promise<number> {
    const { gate } = await approvalsOf(t, store, project ? { project } : {})
    const manager = await manage(t, [await entryOf(t, now)], gate)
    await manager.connectAll()
    return manager.opened.length
  }
  const runs = [
    await starts(written),
    await starts({ ...written, args: ['fmt-mcp', '--fix'] }),
    await starts({ ...written, env: { A: '1', B: '3' } }),
    await starts({ env: { B: '2', A: '1' }, args: ['fmt-mcp'], command: 'npx' }),
    await starts(written, '/home/me/elsewhere'),
  ]
  t.equal(runs, [1, 0, 0, 1, 0], what.runs)
  for (const changed of [
    { ...written, command: 'bunx' },
    { ...written, args: ['fmt', '-mcp'] },
    { ...written, env: { A: '1' } },
    { ...written, env: { ...written.env, PATH: '/tmp/own' } },
    { ...written, cwd: '/tmp' },
    { url: 'https://fmt.test/mcp' },
  ]) {
    t.equal(await starts(changed), 0, calling('gate', changed))
  }
  const renamed = await entryOf(t, written, { name: 'github' })
  t.equal(await approvals.stateOf(renamed), 'pending', of('github', 'stateOf()'))
  await overHttp(t)
})

async function overHttp(t: TestContext): Promise<void> {
  const approvals = await approvalsOf(t, fakeStore())
  const written = { url: 'https://docs.test/mcp', headers: { A: '1', B: '2' } }
  const entry = await entryOf(t, written)
  await approvals.approve(entry)
  for (const [now, wanted] of [
    [written, 'approved'],
    [{ ...written, headers: { B: '2', A: '1' } }, 'approved'],
    [{ ...written, headers: { A: '1', B: '9' } }, 'pending'],
    [{ ...written, headers: { A: '1' } }, 'pending'],
    [{ ...written, url: 'https://docs.test/other' }, 'pending'],
    [{ ...written, url: 'http://docs.test/mcp' }, 'pending'],
  ] as const) {
    t.equal(
      await approvals.stateOf(await entryOf(t, now)),
      wanted,
      of(show(now), 'stateOf()'),
    )
  }
}

guards('approval-pending', 'rejected-wins', async t => {
  const approvals = await approvalsOf(t, fakeStore())
  const entry = await entryOf(t, { command: 'fmt-mcp' })
  const other = await entryOf(t, { command: 'fmt-mcp', args: ['--all'] })
  const is = async (one: ServerEntry, state: string, may: boolean): Promise<void> => {
    t.equal(await approvals.stateOf(one), state, calling('stateOf', one.config))
    t.equal(await approvals.gate(one), may, calling('gate', one.config))
  }
  await is(entry, 'pending', false)
  await approvals.approve(entry)
  await is(entry, 'approved', true)
  await approvals.reject(entry)
  await is(entry, 'rejected', false)
  await is(other, 'rejected', false)
  await approvals.approve(entry)
  await approvals.approve(other)
  await is(entry, 'rejected', false)
  await is(other, 'rejected', false)
  await approvals.forget('fmt')
  await is(entry, 'pending', false)
  await is(other, 'pending', false)
  await approvals.approve(other)
  await is(other, 'approved', true)
  await is(entry, 'pending', false)

  // Only what a project brings along is asked about.
  for (const scope of ['user', 'local', 'enterprise', 'dynamic']) {
    const own = await entryOf(t, { command: 'own-mcp' }, { name: 'own', scope })
    await is(own, 'not-needed', true)
  }
})

guards('approval-pending', 'unreadable', async t => {
  const store = fakeStore()
  const entry = await entryOf(t, { command: 'fmt-mcp' })
  await (await approvalsOf(t, store)).approve(entry)
  const good = store.text ?? ''
  for (const text of [
    good.slice(0, -2),
    `${good}}`,
    good.slice(good.length / 2),
    '',
    'null',
    'true',
    '[]',
    '{}',
    '"approved"',
    JSON.stringify({ fmt: 'approved', approved: ['fmt'] }),
  ]) {
    store.text = text
    const approvals = await approvalsOf(t, store)
    t.equal(await approvals.stateOf(entry), 'pending', of(show(text), 'stateOf()'))
    t.equal(await approvals.gate(entry), false, of(show(text), 'gate()'))
  }
  const load = async (): Promise<string> => {
    throw new Error('EACCES: permission denied')
  }
  const approvals = await approvalsOf(t, { ...store, load })
  t.equal(await approvals.stateOf(entry), 'pending', of('EACCES', 'stateOf()'))
  t.equal(await approvals.gate(entry), false, of('EACCES', 'gate()'))
})

guards('approval-pending', 'in-the-store', async t => {
  const store = fakeStore()
  const approvals = await approvalsOf(t, store)
  const names = ['a', '__proto__', 'constructor', 'toString', 'b']
  const entries = await Promise.all(
    names.map(name =>
      entryOf(
        t,
        { command: 'x-mcp', env: { TOKEN: 'crimson-sesame' }, args: [name] },
        { name },
      ),
    ),
  )
  const states = () => Promise.all(entries.map(entry => approvals.stateOf(entry)))
  t.equal(
    await states(),
    names.map(() => 'pending'),
    'stateOf()',
  )
  // All at once, as a person does who says yes to a list.
  await Promise.all(entries.map(entry => approvals.approve(entry)))
  t.equal(
    await states(),
    names.map(() => 'approved'),
    'stateOf()',
  )
  const remote = await entryOf(t, {
    url: 'https://docs.test/mcp',
    headers: { Authorization: 'Bearer indigo-sesame' },
  })
  await approvals.approve(remote)
  const elsewhere = await approvalsOf(t, store, { project: '/home/me/elsewhere' })
  await elsewhere.approve(remote)
  await elsewhere.forget('a')
  const again = await approvalsOf(t, store)
  t.equal(
    await again.stateOf(entries[0] as ServerEntry),
    'approved',
    of('a', 'stateOf()'),
  )
  t.equal(await again.stateOf(remote), 'approved', of('fmt', 'stateOf()'))
  t.fits(store.text, without('crimson-sesame', 'indigo-sesame'), what.storeText)
})
