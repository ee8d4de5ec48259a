/** Files that say who may start: broken ones, and those of a project. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modernServer } from '@workshop/faults'
import { expect, test } from 'vitest'
import { peer } from './servers.ts'
import { rewrite, Session } from './session.ts'

const CALL = 'call peer/echo {"text":"hello"}'

const BROKEN_POLICIES = [
  ['not JSON', '{"tools":', undefined],
  ['null for a list', { tools: { allow: null } }, 'tools.allow'],
  ['an unknown key', { tool: {} }, 'tool'],
  ['a pattern that does not parse', { tools: { deny: ['no-slash'] } }, 'tools.deny[0]'],
  ['a wrong type', { servers: { allow: 'all' } }, 'servers.allow'],
] as const

test.each(BROKEN_POLICIES)(
  'a policy with %s closes the gate',
  async (_, policy, key) => {
    const { entry } = await peer(modernServer())
    await using session = await Session.open({
      ...{ servers: { peer: entry }, policy, json: true },
    })
    await session.run('status', CALL)
    const [status, call] = session.answers
    expect(status).toMatchObject({
      policyClosed: true,
      servers: [{ name: 'peer', status: 'refused' }],
      problems: [{ file: join(session.folder, 'policy.json'), ...(key && { key }) }],
    })
    expect(call).toMatchObject({ ok: false })
  },
)

test('a policy that breaks while the host runs closes the gate at the reload', async () => {
  const { entry } = await peer(modernServer())
  await using session = await Session.open({
    servers: { peer: entry },
    interactive: true,
  })
  await session.until('host> ')
  session.type(CALL)
  await session.until('hello')
  rewrite(session.folder, {
    servers: { peer: entry },
    policy: { tools: { allow: null } },
  })
  session.type('reload')
  expect(await session.until('read again')).toContain('tools.allow: expected a list')
  session.type('status')
  await session.until('refused: the policy could not be read')
})

test('a faulty entry costs itself only, and names its place', async () => {
  const { entry } = await peer(modernServer())
  await using session = await Session.open({
    ...{ json: true, servers: { peer: entry, broken: { command: 'x', args: null } } },
  })
  await session.run('status', CALL)
  expect(session.answers).toMatchObject([
    { problems: [{ key: 'mcpServers.broken.args' }] },
    { ok: true },
  ])
})

test('servers of a project wait for approval; a changed definition waits again', async () => {
  const { entry } = await peer(modernServer())
  const options = { project: { peer: entry }, json: true }
  await using first = await Session.open(options)
  await first.run('status', CALL, 'approve peer', 'approve peer --yes', CALL)
  expect(first.answers).toMatchObject([
    { servers: [{ status: 'refused', refusal: { why: 'pending' } }] },
    { ok: false, server: 'peer' },
    { ok: false, approved: null, unasked: true },
    { ok: true, approved: 'peer' },
    { ok: true },
  ])
  await first.host.close()
  const { entry: other } = await peer(modernServer())
  await using again = await Session.open({
    ...{ folder: first.folder, project: { peer: { ...other, env: { NEW: '1' } } } },
    json: true,
  })
  await again.run('status', 'reject peer', 'approve peer', 'forget peer', 'status')
  expect(again.answers).toMatchObject([
    { servers: [{ status: 'refused', refusal: { why: 'pending' } }] },
    { ok: true },
    { ok: false, problem: expect.stringContaining('forget peer') },
    { ok: true },
    { servers: [{ refusal: { why: 'pending' } }] },
  ])
})

test('an approval file that cannot be read approves nobody', async () => {
  const { entry } = await peer(modernServer())
  const options = { project: { peer: entry }, json: true }
  await using first = await Session.open(options)
  await first.run('approve peer --yes')
  await first.host.close()
  writeFileSync(join(first.folder, 'state/approvals.json'), '{"not')
  const { entry: same } = await peer(modernServer())
  await using again = await Session.open({
    ...options,
    folder: first.folder,
    project: { peer: same },
  })
  const state = join(first.folder, 'state')
  expect(again.host.state.unreadable()).toEqual([join(state, 'approvals.json')])
  await again.run('status', 'approve peer --yes')
  expect(again.answers[0]).toMatchObject({ servers: [{ refusal: { why: 'pending' } }] })
  // What it held is somebody's decision: the next one does not write it away.
  const kept = readdirSync(state).filter(name =>
    name.startsWith('approvals.json.broken'),
  )
  expect(kept.map(name => readFileSync(join(state, name), 'utf8'))).toEqual(['{"not'])
  expect(again.host.state.unreadable()).toEqual([])
})
