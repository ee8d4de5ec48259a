/** How a person at a terminal approves: shown, asked, and not asked in vain. */
import { modernResult, modernServer } from '@workshop/faults'
import { expect, test } from 'vitest'
import { peer } from './servers.ts'
import { Session } from './session.ts'

test('a server of a project is shown before it is approved', async () => {
  const { peer: server, entry } = await peer(modernServer())
  await using session = await Session.open({
    ...{ project: { peer: entry }, interactive: true },
  })
  await session.until('host> ')
  session.type('approve peer')
  expect(await session.until('else is no: ')).toContain(JSON.stringify(entry.command))
  session.type('n')
  await session.until('not approved: peer')
  expect(server.start).toBeUndefined()
  session.type('approve peer')
  await session.until('else is no: ')
  session.type('y')
  await session.until('approved for this project: peer')
})

const TOOLS = ['one', 'two', 'three'] as const

/** Three tools whose descriptions change when they are told to. */
async function drifting() {
  let description = 'as it was'
  const { peer: server, entry } = await peer(
    modernServer({
      'tools/list': ({ id }, peer) => {
        const tools = TOOLS.map(name => ({
          ...{ name, description, inputSchema: { type: 'object' } },
        }))
        return peer.respond(id, modernResult({ tools }))
      },
    }),
  )
  const drift = async () => {
    description = 'as it is now'
    await server.notify('notifications/tools/list_changed')
  }
  return { entry, drift }
}

test('several definitions: which of how many, and a way to stop', async () => {
  const { entry, drift } = await drifting()
  await using session = await Session.open({
    ...{ servers: { peer: entry }, interactive: true },
  })
  await session.until('host> ')
  await drift()
  const held = () => session.events.filter(({ type }) => type === 'held')
  while (held().length === 0) await new Promise(resolve => setImmediate(resolve))
  expect(held()).toMatchObject([{ tools: TOOLS, why: 'differs' }])
  session.type('approve peer')
  expect(await session.until('goes on: ')).toContain('1/3  peer/one')
  session.type('y')
  expect(await session.until('goes on: ')).toContain('2/3  peer/two')
  session.type('s')
  const said = await session.until('not approved: ')
  expect(said).toContain('approved as it is now: peer/one')
  await session.until('peer/two peer/three')
  // What is held already is not told again, unless it is other than before.
  session.type('reload')
  await session.until('read again')
  expect(held().slice(1)).toMatchObject([{ tools: ['two', 'three'] }])
  session.type('reload')
  await session.until('read again')
  session.type('quit')
  await session.ended
  expect(held()).toHaveLength(2)
})

test('a command without its name says how it is used', async () => {
  const { entry } = await peer(modernServer())
  await using session = await Session.open({ servers: { peer: entry }, json: true })
  const commands = ['approve', 'reject', 'forget', 'describe', 'off', 'on', 'search']
  await session.run(...commands, 'describe peer/ehco', 'reject pere')
  const problems = session.answers.map(({ problem }) => String(problem))
  for (const [nth, command] of commands.entries()) {
    expect(problems[nth]).toMatch(new RegExp(`^usage: ${command} <`))
  }
  expect(session.answers.slice(-2)).toMatchObject([
    { suggestions: expect.arrayContaining(['mcp__peer__echo']) },
    { suggestions: ['peer'] },
  ])
})

test('a refusal where nobody is there names what would change it', async () => {
  const { entry } = await peer(modernServer())
  await using session = await Session.open({
    ...{ servers: { peer: entry }, policy: {}, json: true },
  })
  await session.run(
    'call peer/echo {"text":"x"}',
    'off peer/echo',
    'call peer/echo {"text":"x"}',
    'call peer/echo {"text":1}',
  )
  const [asked, , off, misfit] = session.answers.map(({ problem }) => problem)
  expect(asked).toContain('name peer/echo in tools.allow of ')
  expect(off).toContain('on peer/echo gives it back')
  expect(misfit).toContain('describe peer/echo')
})
