import {
  legacyServer,
  modernResult,
  modernServer,
  type Peer,
  type Script,
} from '@workshop/faults'
import { guards, type TestContext } from '@workshop/testkit'
import { MODERN_VERSION } from '@workshop/wire'
import { connect, fromClient, gone, OUTCOME, server } from './contract.ts'
import { what } from './what.ts'

guards('two-eras', 'modern-first', async t => {
  const peer = await t.peer(server())
  const client = await connect(t, peer)
  await t.value(client.echo('x'))
  sameMethods(t, peer, ['server/discover', 'tools/call'])
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

  // The specification forbids to cancel a handshake, whoever gives up on it.
  const mute = await t.peer(legacyServer({ initialize: () => undefined }))
  await t.error(connecting(t, mute, { timeoutMs: 200 }), 'RequestTimeout')
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
  sameMethods(t, peer, LEGACY_OPENING)
  const { era, protocolVersion } = await client.stats()
  t.equal(
    { era, protocolVersion },
    { era: 'legacy', protocolVersion: '2025-11-25' },
    'stats()',
  )
}

/** What the client wrote, request by request; the first stranger is to blame. */
function sameMethods(t: TestContext, peer: Peer, wanted: readonly string[]): void {
  const methods = peer.received
    .map(message => message.method)
    // A client may cancel the probe that nobody answered.
    .filter(method => method !== 'notifications/cancelled')
  const stranger = methods.find((method, index) => method !== wanted[index])
  t.blame(`"method":"${stranger}"`)
  t.equal(methods, wanted, what.methods)
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
