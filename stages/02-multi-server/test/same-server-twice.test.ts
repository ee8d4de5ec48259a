import type { Peer, Script } from '@workshop/faults'
import { aString, atMost, containing, show, verbatim } from '@workshop/testkit'
import { MODERN_VERSION } from '@workshop/wire'
import {
  buildToolName,
  type Config,
  guards,
  load,
  type ServerEntry,
  source,
  type TestContext,
} from './contract.ts'
import { type Manager, manage } from './managed.ts'
import { entry, openingsOf, serverWith, written } from './servers.ts'
import { calling, of, what } from './what.ts'

const ENV = { TENANT: 'crimson', API_KEY: 's3cr3t-value' }
const STDIO = {
  type: 'stdio',
  command: 'npx',
  args: ['-y', 'tickets'],
  env: ENV,
} as const
const ADDRESS = 'https://mcp.example.com/mcp'
const HEADERS = { Authorization: 'Bearer t0k3n-value', 'X-Tenant': 'crimson' }
const HTTP = { type: 'http', url: ADDRESS, headers: HEADERS } as const

const SAME: readonly [object, object][] = [
  [STDIO, { ...STDIO, env: reversed(ENV) }],
  [STDIO, reversed(STDIO)],
  [HTTP, { ...HTTP, headers: reversed(HEADERS) }],
  [HTTP, { ...HTTP, url: 'HTTPS://MCP.Example.com:443/mcp' }],
  [
    { ...HTTP, url: 'http://localhost/mcp' },
    { ...HTTP, url: 'http://LOCALHOST:80/mcp' },
  ],
]

const DIFFERENT: readonly object[] = [
  STDIO,
  { ...STDIO, env: { ...ENV, TENANT: 'indigo' } },
  { ...STDIO, env: { API_KEY: ENV.API_KEY } },
  { ...STDIO, env: { TENANT: `crimson,API_KEY=${ENV.API_KEY}` } },
  { ...STDIO, cwd: '/srv/a' },
  { ...STDIO, cwd: '/srv/b' },
  { ...STDIO, args: ['tickets', '-y'] },
  { ...STDIO, args: ['-y tickets'] },
  { ...STDIO, args: ['-y', 'tickets', ''] },
  { ...STDIO, command: 'npx -y', args: ['tickets'] },
  HTTP,
  { ...HTTP, headers: { ...HEADERS, Authorization: 'Bearer other-value' } },
  { ...HTTP, headers: { Authorization: HEADERS.Authorization } },
  { ...HTTP, url: `${ADDRESS}?tenant=indigo` },
  { ...HTTP, url: 'https://mcp.example.com/other' },
  { ...HTTP, url: 'https://mcp.example.com/MCP' },
  { ...HTTP, url: 'https://mcp.example.com:8443/mcp' },
]

guards('same-server-twice', 'signature', async t => {
  for (const [one, other] of SAME) {
    const [first, second] = [await signatureOf(t, one), await signatureOf(t, other)]
    t.equal(second, first, calling('signatureOf', other))
  }
  const owners = new Map<string, object>()
  for (const config of DIFFERENT) {
    const signature = await signatureOf(t, config)
    const owner = owners.get(signature)
    t.ok(owner === undefined, {
      kind: 'unwanted',
      what: what.oneSignatureFor(show(owner), show(config)),
    })
    owners.set(signature, config)
  }
  for (const signature of owners.keys()) {
    const shown = ['crimson', 'indigo', '-value'].find(text => signature.includes(text))
    t.ok(shown === undefined, { kind: 'unwanted', what: verbatim(signature) })
  }
})

async function signatureOf(t: TestContext, config: object): Promise<string> {
  const signature = await t.value(t.subject.call('config', 'signatureOf', config))
  t.fits(signature, aString, 'signatureOf()')
  return signature as string
}

guards('same-server-twice', 'one-connects', async t => {
  const peer = await t.peer(serverWith('docs', ['search']))
  const twin = { ...written(peer), env: ENV }
  const { servers } = await load(t, [
    source('user', { docs: twin, copy: { ...twin, env: reversed(ENV) } }),
  ])
  const manager = await manage(t, servers)
  await connectOnce(t, manager, peer)
  const statuses = await manager.statuses()
  t.equal(Object.values(statuses).sort(), ['connected', 'suppressed'], 'status()')
  const [kept, other] =
    statuses.docs === 'connected' ? ['docs', 'copy'] : ['copy', 'docs']
  await isTheOne(t, manager, kept, other)
})

guards('same-server-twice', 'explicit-wins', async t => {
  const peer = await t.peer(serverWith('docs', ['search']))
  const manager = await manage(t, [
    entry('plugin', peer, { scope: 'dynamic', files: ['plugin.json'] }),
    entry('docs', peer),
  ])
  await connectOnce(t, manager, peer)
  await isTheOne(t, manager, 'docs', 'plugin')
})

guards('same-server-twice', 'dead-twin', async t => {
  let first: number | undefined
  const script = serverWith('docs', ['search'])
  const data = { supported: ['2099-01-01'], requested: MODERN_VERSION }
  const error = { code: -32022, message: 'no such revision', data }
  // An answer that ends the matter, so that the first one cannot try again itself. Whoever
  // gave up waiting for it, on a slow machine, gets it to the next question too.
  const firstFails = (method: string): Script[string] => {
    return (message, peer) => {
      first ??= peer.pid
      if (peer.pid === first) return peer.fail(message.id, error)
      return script[method]?.(message, peer)
    }
  }
  const peer = await t.peer({
    ...script,
    'server/discover': firstFails('server/discover'),
    initialize: firstFails('initialize'),
  })
  const manager = await manage(t, preferredAndOther(entry('other', peer)))
  await manager.connectAll()
  t.equal(
    await manager.statuses(),
    { other: 'connected', preferred: 'failed' },
    'status()',
  )
  const steps = manager.reports.status
    .filter(({ status }) => ['connecting', 'failed', 'connected'].includes(status))
    .map(({ name, status }) => `${name} ${status}`)
  t.equal(
    steps,
    ['preferred connecting', 'preferred failed', 'other connecting', 'other connected'],
    'on(status)',
  )
  const names = await manager.offers('other', ['search'])
  t.equal(await manager.textOfCall(names.search), 'docs: search', 'callTool()')
})

guards('same-server-twice', 'pending-twin', async t => {
  const peer = await t.peer(serverWith('docs', ['search']))
  const gate = ({ name }: ServerEntry): boolean => name !== 'preferred'
  const manager = await manage(t, preferredAndOther(entry('other', peer)), { gate })
  await connectOnce(t, manager, peer)
  t.equal(
    await manager.statuses(),
    { other: 'connected', preferred: 'refused' },
    'status()',
  )
  const names = await manager.offers('other', ['search'])
  t.equal(await manager.textOfCall(names.search), 'docs: search', 'callTool()')
})

/** Does not wait for the end of what began twice: two processes share this peer. */
async function connectOnce(t: TestContext, manager: Manager, peer: Peer) {
  const twice = async (): Promise<void> => {
    while (openingsOf(peer) < 2) await peer.changed()
  }
  await Promise.race([manager.connectAll(), twice()])
  t.fits(openingsOf(peer), atMost(1), what.handshakes)
}

function preferredAndOther(other: ServerEntry): ServerEntry[] {
  return [
    other,
    { ...other, name: 'preferred', scope: 'project', files: ['project.json'] },
  ]
}

/** Connected and on offer, while its twin is suppressed and says whose fault it is. */
async function isTheOne(
  t: TestContext,
  manager: Manager,
  name: string,
  twin: string,
): Promise<void> {
  t.equal((await manager.row(name)).status, 'connected', of(name, 'status'))
  await manager.offers(name, ['search'])
  const { status, reason } = await manager.row(twin)
  t.equal(status, 'suppressed', of(twin, 'status'))
  t.fits(reason, containing(name), of(twin, 'reason'))
  t.equal(await manager.toolsOf(twin), [], of(twin, 'tools()'))
  const ofTwin = await buildToolName(t, { server: twin, tool: 'run' })
  const error = await t.error(manager.callTool(ofTwin), 'ServerUnavailable')
  t.equal(error.status, 'suppressed', 'ServerUnavailable')
}

function reversed(object: Config | object): object {
  return Object.fromEntries(Object.entries(object).reverse())
}
