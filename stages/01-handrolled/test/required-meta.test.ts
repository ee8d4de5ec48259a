import { MODERN_META } from '@workshop/faults'
import { aList, anObject, guards, listWith, show } from '@workshop/testkit'
import { META, MODERN_VERSION, REQUIRED_REQUEST_META } from '@workshop/wire'
import { connect, fromClient, server } from './contract.ts'
import { what } from './what.ts'

guards('required-meta', 'client-sends', async t => {
  const peer = await t.peer(server())
  const client = await connect(t, peer)
  await t.value(client.listTools())
  const onProgress = () => undefined
  await t.value(client.echo('x', { onProgress }))
  const requests = peer.received.filter(({ id, method }) => method && id !== undefined)
  t.witness(requests.length >= 3, what.requests)
  for (const { id, method, params, _meta } of requests) {
    const meta = params?._meta
    const isRequest = (frame: { dir: '->' | '<-'; text: string }) =>
      fromClient(frame) && frame.text.includes(`"id":${show(id)}`)
    t.blame(_meta || meta ? '"_meta"' : '"method"', isRequest)
    t.equal(_meta, undefined, what.metaBeside(method))
    for (const key of REQUIRED_REQUEST_META) {
      const missing = what.metaKey(method, key)
      t.ok(meta && key in meta, { kind: 'unanswered', what: missing, ms: 0 })
    }
    t.equal(meta?.[META.protocolVersion], MODERN_VERSION, META.protocolVersion)
    t.fits(meta?.[META.clientCapabilities], anObject, META.clientCapabilities)
  }
})

guards('required-meta', 'server-rejects', async t => {
  const program = await t.start('src/server.ts')
  const { [META.protocolVersion]: version, [META.clientCapabilities]: able } =
    MODERN_META
  const faulty: [string, object][] = [
    ['no-params', {}],
    ['empty-params', { params: {} }],
    ['null-params', { params: null }],
    ['null-meta', { params: { _meta: null } }],
    ['no-capabilities', { params: { _meta: { [META.protocolVersion]: version } } }],
    ['no-version', { params: { _meta: { [META.clientCapabilities]: able } } }],
    ['beside-params', { params: {}, _meta: MODERN_META }],
  ]
  for (const [id, rest] of faulty) {
    program.send({ jsonrpc: '2.0', id, method: 'tools/list', ...rest })
    const { error } = await t.answer(program, id)
    t.equal(error?.code, -32602, 'error.code')
  }
  program.request('good', 'tools/list')
  const { result } = await t.answer(program, 'good')
  t.fits((result as { tools?: unknown } | undefined)?.tools, aList, 'result.tools')
})

guards('required-meta', 'unknown-revision', async t => {
  const program = await t.start('src/server.ts')
  const requested = '2027-01-01'
  const params = { _meta: { ...MODERN_META, [META.protocolVersion]: requested } }
  program.send({ jsonrpc: '2.0', id: 1, method: 'tools/list', params })
  const { error } = await t.answer(program, 1)
  t.equal(error?.code, -32022, 'error.code')
  const data = error?.data as { supported?: unknown[]; requested?: unknown } | undefined
  t.equal(data?.requested, requested, 'error.data.requested')
  t.fits(data?.supported, listWith(MODERN_VERSION), 'error.data.supported')
})
