/** Who is asked before a call, and what does not get that far. */
import { modernResult, modernServer } from '@workshop/faults'
import { expect, test } from 'vitest'
import { peer } from './servers.ts'
import { Session } from './session.ts'

const CALL = 'call peer/echo {"text":"hello"}'

test('without a policy an unknown tool is asked about, and nobody is there', async () => {
  const { entry } = await peer(modernServer())
  await using session = await Session.open({ servers: { peer: entry }, policy: {} })
  const { shown, code } = await session.run(CALL)
  expect(code).toBe(1)
  expect(shown).toContain('nobody is there')
})

test('a hint counts for the servers that the user trusts, and for no other', async () => {
  const annotations = { readOnlyHint: true }
  const tool = { name: 'look', inputSchema: { type: 'object' }, annotations }
  const script = modernServer({
    'tools/list': ({ id }, peer) => peer.respond(id, modernResult({ tools: [tool] })),
  })
  for (const trusted of [['peer'], []]) {
    const { entry } = await peer(script)
    await using session = await Session.open({
      ...{ servers: { peer: entry }, policy: {}, trusted },
    })
    const { code } = await session.run('call peer/look')
    expect(code).toBe(trusted.length === 1 ? 0 : 1)
  }
})

test('a yes on the terminal is for one call, and typed-ahead lines say no yes', async () => {
  const { entry } = await peer(modernServer())
  await using session = await Session.open({
    ...{ servers: { peer: entry }, policy: {}, interactive: true },
  })
  await session.until('host> ')
  // The second line was there before the question: it is no answer to it.
  session.type(CALL)
  session.type('y')
  const asked = await session.until('else is no: ')
  expect(asked).toContain('"text": "hello"')
  session.type('y')
  await session.until('hello')
  session.type(CALL)
  await session.until('else is no: ')
  session.type('no')
  await session.until('you did not say yes')
})

test('what a model wrote is shown inert where a person is asked', async () => {
  const { entry } = await peer(modernServer())
  await using session = await Session.open({
    ...{ servers: { peer: entry }, policy: {}, interactive: true },
  })
  await session.until('host> ')
  session.type('call peer/echo {"text":"\u202egnol\u009b2J\\u001b[2J\\n risk: read"}')
  const asked = await session.until('else is no: ')
  expect(asked).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
  // Nothing in it begins a line of its own.
  expect(asked).not.toMatch(/^ ?risk: read/m)
  session.type('n')
  await session.until('you did not say yes')
})

const BAD_ARGUMENTS = [
  ['no JSON', '{"text":'],
  ['a list', '[1]'],
  ['null', 'null'],
  ['another type', '{"text":1}'],
  ['a key that changes objects', '{"__proto__":{"x":1},"text":"a"}'],
  ['a number that is not exact', '{"text":"a","n":9007199254740993}'],
  ['a depth that no tool needs', `{"text":${'['.repeat(200)}${']'.repeat(200)}}`],
] as const

test.each(BAD_ARGUMENTS)(
  'arguments with %s do not reach the server',
  async (_, json) => {
    const { peer: server, entry } = await peer(modernServer())
    await using session = await Session.open({ servers: { peer: entry } })
    const { code } = await session.run(`call peer/echo ${json}`)
    expect(code).toBe(1)
    expect(server.received.filter(({ method }) => method === 'tools/call')).toEqual([])
  },
)
