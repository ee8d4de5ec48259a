/** What a server is started with: where, and with which variables. */
import { realpathSync } from 'node:fs'
import { modernResult, modernServer } from '@workshop/faults'
import { expect, test } from 'vitest'
import { newFolder } from './folders.ts'
import { peer } from './servers.ts'
import { Session } from './session.ts'

process.env.HOST_TEST_SECRET = 'hush'

test.each([false, true])(
  'few variables, and its own (interactive: %s)',
  async interactive => {
    const { peer: server, entry } = await peer(modernServer())
    const servers = { peer: { ...entry, env: { GIVEN: 'yes' } } }
    await using session = await Session.open({ servers, interactive })
    expect(session.host.generations.current.manager.tools()).toHaveLength(1)
    const { env = {} } = server.start ?? {}
    expect(env.GIVEN).toBe('yes')
    expect(env.PATH).toBe(process.env.PATH)
    expect(env.HOST_TEST_SECRET).toBeUndefined()
  },
)

test('the user’s servers do not stand in the folder of a project', async () => {
  const { peer: own, entry } = await peer(modernServer())
  const { peer: foreign, entry: theirs } = await peer(modernServer())
  const cwd = newFolder('caller')
  await using session = await Session.open({
    ...{ servers: { own: entry }, project: { foreign: theirs }, cwd, json: true },
  })
  await session.run('approve foreign --yes')
  expect(own.start?.cwd).toBe(realpathSync(cwd))
  expect(foreign.start?.cwd).toBe(realpathSync(session.folder))
})

test('a project that takes a trusted name is not trusted', async () => {
  const annotations = { readOnlyHint: true }
  const tool = { name: 'look', inputSchema: { type: 'object' }, annotations }
  const { entry } = await peer(
    modernServer({
      'tools/list': ({ id }, peer) => peer.respond(id, modernResult({ tools: [tool] })),
    }),
  )
  await using session = await Session.open({
    ...{ project: { files: entry }, trusted: ['files'], policy: {}, json: true },
  })
  await session.run('approve files --yes', 'list', 'call files/look')
  expect(session.answers).toMatchObject([
    { ok: true },
    { tools: [{ risk: 'write' }] },
    { ok: false, decision: 'ask' },
  ])
})
