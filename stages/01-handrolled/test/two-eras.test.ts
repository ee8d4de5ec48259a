import { legacyServer, modernResult, modernServer, type Script } from '@workshop/faults'
import {
  aList,
  anObject,
  aString,
  containing,
  guards,
  integerFrom,
  listWith,
  oneOf,
  type TestContext,
} from '@workshop/testkit'
import { LEGACY_VERSIONS, MODERN_VERSION } from '@workshop/wire'
import { connect, fromClient, gone, OUTCOME, server, textOf } from './contract.ts'
import { what } from './what.ts'

guards('two-eras', 'server-discover', async t => {
  const program = await t.start('src/server.ts')
  program.request(1, 'server/discover')
  const result = await resultOf(t, program, 1)
  const { supportedVersions, resultType, capabilities } = result
  t.equal(resultType, 'complete', 'result.resultType')
  t.fits(supportedVersions, listWith(MODERN_VERSION), 'result.supportedVersions')
  const { tools } = (capabilities ?? {}) as { tools?: unknown }
  t.fits(tools, anObject, 'result.capabilities.tools')
  hasCacheHints(t, result)
})

guards('two-eras', 'server-legacy', async t => {
  const program = await t.start('src/server.ts')
  const first = await initialize(t, program, '2025-11-25')
  t.equal(first.protocolVersion, '2025-11-25', 'result.protocolVersion')
  t.fits(first.serverInfo?.name, aString, 'result.serverInfo.name')
  program.send({ jsonrpc: '2.0', method: 'notifications/initialized' })
  program.send({ jsonrpc: '2.0', id: 'ping', method: 'ping' })
  t.equal((await t.answer(program, 'ping')).result, {}, what.pingAnswer)
  program.send({ jsonrpc: '2.0', id: 'list', method: 'tools/list' })
  const list = await resultOf(t, program, 'list')
  t.fits(list.tools, aList, 'result.tools')
  t.equal(list.resultType, undefined, 'result.resultType')
  const params = { name: 'get_weather', arguments: { city: 'Oslo' } }
  program.send({ jsonrpc: '2.0', id: 'call', method: 'tools/call', params })
  const result = await resultOf(t, program, 'call')
  t.fits(textOf(result), containing('Oslo'), 'result.content[0].text')

  const stranger = await t.start('src/server.ts')
  const { protocolVersion } = await initialize(t, stranger, '1999-01-01')
  t.fits(protocolVersion, oneOf(LEGACY_VERSIONS), 'result.protocolVersion')
})

guards('two-eras', 'server-results', async t => {
  const program = await t.start('src/server.ts')
  program.request(1, 'tools/list')
  program.request(2, 'tools/list')
  program.request(3, 'tools/call', { name: 'get_weather', arguments: { city: 'Oslo' } })
  const first = await resultOf(t, program, 1)
  t.equal(first.resultType, 'complete', 'result.resultType')
  hasCacheHints(t, first)
  t.witness(Array.isArray(first.tools) && first.tools.length > 1, 'result.tools')
  const second = await resultOf(t, program, 2)
  t.equal(second.tools, first.tools, what.secondList)
  const call = await resultOf(t, program, 3)
  t.equal(call.resultType, 'complete', 'result.resultType')
})

guards('two-eras', 'modern-first', async t => {
  const peer = await t.peer(server())
  const client = await connect(t, peer)
  await t.value(client.echo('x'))
  const methods = peer.received.map(message => message.method)
  t.blame('"initialize"')
  t.equal(methods, ['server/discover', 'tools/call'], what.methods)
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
  const silent: Script = { 'server/discover': () => undefined }
  await fallsBack(t, legacyServer(silent), { probeTimeoutMs: 200 })

  const mute = await t.peer({ ...silent, initialize: () => undefined })
  const opening = connecting(t, mute, { probeTimeoutMs: 100, timeoutMs: 200 })
  await t.error(opening, 'RequestTimeout')
  await gone(t, mute)
  const handshake = mute.received.find(({ method }) => method === 'initialize')
  t.witness(handshake, what.requests)
  const isCancelled = mute.received.some(
    ({ params }) => params?.requestId === handshake?.id,
  )
  if (isCancelled) t.blame('"requestId"')
  t.ok(!isCancelled, { kind: 'unwanted', what: what.cancelledHandshake })
})

async function fallsBack(
  t: TestContext,
  script: Script,
  options: { probeTimeoutMs?: number } = {},
): Promise<void> {
  const peer = await t.peer(script)
  const client = await connect(t, peer, options)
  t.equal(await t.value(client.echo('x')), 'x', what.answer)
  const methods = peer.received
    .map(message => message.method)
    // A client may cancel the probe that nobody answered.
    .filter(method => method !== 'notifications/cancelled')
  t.equal(methods, LEGACY_OPENING, what.methods)
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
    await gone(t, peer)
    const opened = peer.received.some(message => message.method === 'initialize')
    if (opened) t.blame('"initialize"')
    t.ok(!opened, { kind: 'unwanted', what: what.openingAfter(code) })
  }
})

guards('two-eras', 'no-mutual', async t => {
  const peer = await t.peer(legacyServer({}, '1999-01-01'))
  t.blame('1999-01-01')
  await t.error(connecting(t, peer), 'VersionMismatch')
  await gone(t, peer)
})

guards('two-eras', 'server-requests', async t => {
  const ask: Script[string] = async (_, peer) => {
    await peer.send({ jsonrpc: '2.0', id: 's1', method: 'ping' })
    await peer.send({ jsonrpc: '2.0', id: 's2', method: 'roots/list' })
  }
  const legacy = await t.peer(legacyServer({ 'notifications/initialized': ask }))
  await connect(t, legacy)
  const answers = () => legacy.received.filter(message => message.method === undefined)
  await t.until(legacy, what.bothAnswers, () => answers().length === 2)
  const byId = Object.fromEntries(answers().map(answer => [answer.id, answer]))
  t.equal(byId.s1?.result, {}, what.pingAnswer)
  t.equal(byId.s2?.error?.code, -32601, what.rootsCode)

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
  t.equal(await t.value(client.echo('x')), 'x', what.nextAnswer)
  const written = modern.received.filter(message => message.method === undefined)
  t.blame(OUTCOME, fromClient)
  t.equal(written, [], what.modernAnswers)
})

function connecting(
  t: TestContext,
  { command, args }: { command: string; args: readonly string[] },
  options: { probeTimeoutMs?: number; timeoutMs?: number } = {},
) {
  return t.create('client', 'connect', {
    command,
    args: [...args],
    timeoutMs: 60_000,
    probeTimeoutMs: 60_000,
    graceMs: 300,
    ...options,
  })
}

type Program = Awaited<ReturnType<TestContext['start']>>

async function initialize(t: TestContext, program: Program, protocolVersion: string) {
  const clientInfo = { name: 'raw', version: '0' }
  const params = { protocolVersion, capabilities: {}, clientInfo }
  program.send({ jsonrpc: '2.0', id: 'init', method: 'initialize', params })
  const result = await resultOf(t, program, 'init')
  return result as { protocolVersion?: string; serverInfo?: { name?: string } }
}

/** The result of an answer, empty if there is none. */
async function resultOf(t: TestContext, program: Program, id: string | number) {
  const { result = {} } = await t.answer(program, id)
  return result as Record<string, unknown>
}

function hasCacheHints(
  t: TestContext,
  { ttlMs, cacheScope }: Record<string, unknown>,
): void {
  t.fits(ttlMs, integerFrom(0), 'result.ttlMs')
  t.fits(cacheScope, oneOf(['public', 'private']), 'result.cacheScope')
}
