import { legacyServer, modernResult, modernServer, type Script } from '@workshop/faults'
import { guards, type TestContext } from '@workshop/testkit'
import { LEGACY_VERSIONS, MODERN_VERSION } from '@workshop/wire'
import { connect, server, textOf } from './contract.ts'

guards('two-eras', 'server-discover', async t => {
  const program = await t.start('src/server.ts')
  program.request(1, 'server/discover')
  const answer = await t.answer(program, 1)
  const result = (answer.result ?? {}) as Record<string, unknown>
  const { supportedVersions, resultType, capabilities } = result
  t.equal(resultType, 'complete', 'resultType')
  const speaks =
    Array.isArray(supportedVersions) && supportedVersions.includes(MODERN_VERSION)
  t.equal(speaks, true, `supportedVersions has ${MODERN_VERSION}`)
  t.equal(
    typeof (capabilities as { tools?: unknown })?.tools,
    'object',
    'capabilities.tools',
  )
  hasCacheHints(t, result)
})

guards('two-eras', 'server-legacy', async t => {
  const program = await t.start('src/server.ts')
  const first = await initialize(t, program, '2025-11-25')
  t.equal(first.protocolVersion, '2025-11-25', 'protocolVersion')
  t.equal(typeof first.serverInfo?.name, 'string', 'type of serverInfo.name')
  program.send({ jsonrpc: '2.0', method: 'notifications/initialized' })
  program.send({ jsonrpc: '2.0', id: 'ping', method: 'ping' })
  t.equal((await t.answer(program, 'ping')).result, {}, 'the answer to ping')
  program.send({ jsonrpc: '2.0', id: 'list', method: 'tools/list' })
  const list = (await t.answer(program, 'list')).result as Record<string, unknown>
  t.equal(Array.isArray(list?.tools), true, 'tools is a list')
  t.equal(list?.resultType, undefined, 'resultType of a legacy result')
  const params = { name: 'get_weather', arguments: { city: 'Oslo' } }
  program.send({ jsonrpc: '2.0', id: 'call', method: 'tools/call', params })
  const { result } = await t.answer(program, 'call')
  t.equal(/Oslo/.test(String(textOf(result))), true, 'the text names the city')

  const stranger = await t.start('src/server.ts')
  const { protocolVersion } = await initialize(t, stranger, '1999-01-01')
  const isKnown = LEGACY_VERSIONS.includes(String(protocolVersion))
  t.ok(isKnown, {
    kind: 'differs',
    what: 'protocolVersion',
    actual: String(protocolVersion),
    wanted: LEGACY_VERSIONS.join(' | '),
  })
})

guards('two-eras', 'server-results', async t => {
  const program = await t.start('src/server.ts')
  program.request(1, 'tools/list')
  program.request(2, 'tools/list')
  program.request(3, 'tools/call', { name: 'get_weather', arguments: { city: 'Oslo' } })
  const [first, second, call] = [
    await t.answer(program, 1),
    await t.answer(program, 2),
    await t.answer(program, 3),
  ].map(answer => (answer.result ?? {}) as Record<string, unknown>)
  for (const result of [first, call]) {
    t.equal(result?.resultType, 'complete', 'resultType')
  }
  hasCacheHints(t, first ?? {})
  t.witness(Array.isArray(first?.tools) && first.tools.length > 1, 'tools in the list')
  t.equal(second?.tools, first?.tools, 'the second list')
})

guards('two-eras', 'modern-first', async t => {
  const peer = await t.peer(server())
  const client = await connect(t, peer)
  await t.value(client.echo('x'))
  const methods = peer.received.map(message => message.method)
  t.equal(methods, ['server/discover', 'tools/call'], 'methods on stdin')
  const { era, protocolVersion } = await client.stats()
  t.equal(
    { era, protocolVersion },
    { era: 'modern', protocolVersion: MODERN_VERSION },
    'stats()',
  )
})

const LEGACY_OPENING = [
  'server/discover',
  'initialize',
  'notifications/initialized',
  'tools/call',
]

guards('two-eras', 'falls-back', async t => {
  // What servers that never heard of server/discover really answer.
  for (const code of [-32601, -32602, -32000]) {
    const refuse: Script[string] = ({ id }, peer) =>
      peer.fail(id, { code, message: 'not initialized' })
    await fallsBack(t, legacyServer({ 'server/discover': refuse }))
  }
})

guards('two-eras', 'silence-falls-back', async t => {
  await fallsBack(t, legacyServer({ 'server/discover': () => undefined }))
})

async function fallsBack(t: TestContext, script: Script): Promise<void> {
  const peer = await t.peer(script)
  const client = await connect(t, peer, { probeTimeoutMs: 200 })
  t.equal(await t.value(client.echo('x')), 'x', 'the answer')
  const methods = peer.received
    .map(message => message.method)
    // A client may cancel the probe that nobody answered.
    .filter(method => method !== 'notifications/cancelled')
  t.equal(methods, LEGACY_OPENING, 'methods on stdin')
  const { era, protocolVersion } = await client.stats()
  t.equal(
    { era, protocolVersion },
    { era: 'legacy', protocolVersion: '2025-11-25' },
    'stats()',
  )
}

guards('two-eras', 'modern-error-is-final', async t => {
  const data = {
    '-32020': { header: 'Mcp-Method' },
    '-32021': { requiredCapabilities: { elicitation: {} } },
    '-32022': { supported: ['2027-01-01'], requested: MODERN_VERSION },
  }
  for (const [code, detail] of Object.entries(data)) {
    const refuse: Script[string] = ({ id }, peer) =>
      peer.fail(id, { code: Number(code), message: 'modern, but no', data: detail })
    const peer = await t.peer(legacyServer({ 'server/discover': refuse }))
    t.blame(code)
    await t.error(connecting(t, peer), 'RpcError', 'VersionMismatch')
    await t.within(peer.gone, { kind: 'still-running', what: 'server' })
    const opened = peer.received.some(message => message.method === 'initialize')
    t.equal(opened, false, `initialize after ${code}`)
  }
})

guards('two-eras', 'no-mutual', async t => {
  const peer = await t.peer(legacyServer({}, '1999-01-01'))
  t.blame('1999-01-01')
  await t.error(connecting(t, peer), 'VersionMismatch')
  await t.within(peer.gone, { kind: 'still-running', what: 'server' })
})

guards('two-eras', 'server-requests', async t => {
  const ask: Script[string] = async (_, peer) => {
    await peer.send({ jsonrpc: '2.0', id: 's1', method: 'ping' })
    await peer.send({ jsonrpc: '2.0', id: 's2', method: 'roots/list' })
  }
  const legacy = await t.peer(legacyServer({ 'notifications/initialized': ask }))
  await connect(t, legacy)
  const answers = () => legacy.received.filter(message => message.method === undefined)
  await t.until(legacy, 'answers to ping and roots/list', () => answers().length === 2)
  const byId = Object.fromEntries(answers().map(answer => [answer.id, answer]))
  t.equal(byId.s1?.result, {}, 'the answer to ping')
  t.equal(byId.s2?.error?.code, -32601, 'error.code of the answer to roots/list')

  const modern = await t.peer(
    modernServer({
      'tools/list': async ({ id }, peer) => {
        await ask({}, peer)
        const hints = { ttlMs: 0, cacheScope: 'private' }
        await peer.respond(id, modernResult({ tools: [], ...hints }))
      },
    }),
  )
  const client = await connect(t, modern)
  await t.value(client.listTools())
  t.equal(await t.value(client.echo('x')), 'x', 'the answer after the requests')
  const written = modern.received.filter(message => message.method === undefined)
  t.equal(written, [], 'answers of a modern client')
})

function connecting(
  t: TestContext,
  { command, args }: { command: string; args: readonly string[] },
) {
  return t.create('client', 'connect', {
    command,
    args: [...args],
    timeoutMs: 5000,
    graceMs: 300,
  })
}

type Program = Awaited<ReturnType<TestContext['start']>>

async function initialize(t: TestContext, program: Program, protocolVersion: string) {
  const clientInfo = { name: 'raw', version: '0' }
  const params = { protocolVersion, capabilities: {}, clientInfo }
  program.send({ jsonrpc: '2.0', id: 'init', method: 'initialize', params })
  const { result = {} } = await t.answer(program, 'init')
  return result as { protocolVersion?: string; serverInfo?: { name?: string } }
}

function hasCacheHints(
  t: TestContext,
  { ttlMs, cacheScope }: Record<string, unknown>,
): void {
  const isAge = Number.isInteger(ttlMs) && Number(ttlMs) >= 0
  t.equal(isAge, true, `ttlMs ${ttlMs} is an integer of at least 0`)
  t.equal(
    ['public', 'private'].includes(String(cacheScope)),
    true,
    `cacheScope ${cacheScope}`,
  )
}
