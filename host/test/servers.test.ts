/** Servers that say too much, drop, come late or never answer. */
import { modernResult, modernServer, textResult } from '@workshop/faults'
import { expect, test } from 'vitest'
import { peer } from './servers.ts'
import { Session } from './session.ts'

test('nothing that a server says moves a terminal', async () => {
  const nasty = '\u001b]0;owned\u0007\u009b2J\u202egnol\u200b\rover\n'
  const { entry } = await peer(
    modernServer({
      'tools/list': ({ id }, peer) =>
        peer.respond(
          id,
          modernResult({
            tools: [
              { name: 'nasty', description: nasty, inputSchema: { type: 'object' } },
            ],
          }),
        ),
      'tools/call': ({ id }, peer) =>
        peer.respond(id, modernResult(textResult(nasty + 'x'.repeat(200_000)))),
    }),
  )
  for (const json of [false, true]) {
    await using session = await Session.open({ servers: { peer: entry }, json })
    const { shown } = await session.run(
      ...['list', 'describe peer/nasty', 'search owned', 'call peer/nasty', 'status'],
    )
    expect(shown).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
    if (!json) expect(shown.length).toBeLessThan(30_000)
    await session.host.close()
  }
})

test('noise and a drop are seen, and a reload brings the server back', async () => {
  const script = modernServer({
    'tools/call': async ({ id }, peer) => {
      await peer.write('a line for people\n')
      await peer.respond(id, modernResult(textResult('said')))
      peer.exit(3)
    },
  })
  const { peer: server, entry } = await peer(script)
  const { entry: other } = await peer(modernServer())
  await using session = await Session.open({
    ...{ servers: { peer: entry, other }, json: true },
  })
  session.type('call other/echo {"text":"a"}')
  session.type('call peer/echo {"text":"a"}')
  await session.until('"said"')
  await server.gone
  while (session.host.generations.current.manager.tools().length > 1) {
    await new Promise(resolve => setImmediate(resolve))
  }
  expect(session.events).toContainEqual(
    expect.objectContaining({ type: 'lost', server: 'peer' }),
  )
  await session.run(
    ...['status', 'call peer/echo', 'reload peer', 'status', 'bill'],
    'call other/echo {"text":"a"}',
    'signals',
  )
  expect(session.answers.at(-1)?.points).toContainEqual(
    expect.objectContaining({ name: 'workshop.noise', value: 1 }),
  )
  const [, , status, gone, , back, bill] = session.answers
  expect(status).toMatchObject({
    servers: [{ status: 'failed' }, { status: 'connected' }],
  })
  expect(gone).toMatchObject({ ok: false, server: 'peer' })
  expect(back).toMatchObject({ servers: [{ status: 'connected' }, {}] })
  expect(bill).toMatchObject({ orders: 1 })
})

test('the order of tools stays the same when a server comes late', async () => {
  const { entry } = await peer(modernServer())
  const { entry: late } = await peer(modernServer())
  const project = { a_first: late }
  await using session = await Session.open({
    ...{ servers: { peer: entry }, project, json: true },
  })
  const call = 'call peer/echo {"text":"a"}'
  await session.run(call, 'list', 'approve a_first --yes', call, 'bill')
  const [, , , , bill] = session.answers
  // It sorts before the other, and stands behind it: what was sent stays in front.
  expect(bill).toMatchObject({ turns: 2, orders: 2, gone: [] })
})

test('an inner limit that is longer than the outer one is dead, and named so', async () => {
  const { peer: server, entry } = await peer(
    modernServer({ 'tools/call': () => undefined }),
  )
  await using session = await Session.open({
    ...{ servers: { peer: entry }, json: true, callMs: 10_000, turnMs: 50 },
  })
  await session.run('call peer/echo {"text":"a"}', 'timeouts')
  expect(session.answers).toMatchObject([
    { ok: false, result: 'LayerTimeout', layer: 'turn' },
    { layers: [{}, {}, { layer: 'call', dead: true }, { layer: 'turn', fired: 1 }] },
  ])
  // Whoever gives up says so: the server need not go on.
  await server.seen(({ method }) => method === 'notifications/cancelled')
})

test('the breaker opens after five failures, and says so', async () => {
  const { entry } = await peer(modernServer({ 'tools/call': () => undefined }))
  await using session = await Session.open({
    ...{ servers: { peer: entry }, json: true, callMs: 50 },
  })
  const calls = Array.from({ length: 6 }, () => 'call peer/echo {"text":"a"}')
  await session.run(...calls, 'status', 'signals')
  const results = session.answers.slice(0, 6).map(({ result }) => result)
  expect(results).toEqual([...Array(5).fill('RequestTimeout'), 'BreakerOpen'])
  const status = session.answers[6]
  expect(status).toMatchObject({
    breakers: [{ name: 'mcp__peer__echo', state: 'open' }],
  })
  expect(JSON.stringify(session.answers[7])).toContain('workshop.breaker.transitions')
})
