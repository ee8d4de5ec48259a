import { anyBut } from '@workshop/testkit'
import {
  guards,
  type HealthRow,
  made,
  type Outcome,
  type TestContext,
} from './contract.ts'
import { createTelemetry } from './metrics.ts'
import { rowsWith } from './shapes.ts'
import { what } from './what-signals.ts'

const UP = { name: 'docs', status: 'connected', tools: 3 }
const GOOD = { content: [{ type: 'text', text: 'four lines about it' }] }
const EMPTY = { content: [] }

interface Health {
  record(outcome: Outcome): void
  report(rows: readonly object[]): HealthRow[]
}

type End = Pick<Outcome, 'result' | 'error'>

async function createHealth(t: TestContext, options: object = {}) {
  const methods = ['record', 'report'] as const
  const health = await made<Health>(t, ['health', 'createHealth'], methods, options)
  return {
    async calls(times: number, end: End, tool = 'search', server = 'docs') {
      for (let nth = 0; nth < times; nth++)
        await health.record({ server, tool, ...end })
    },
    async layers(row: object = UP): Promise<HealthRow> {
      const rows = await health.report([row])
      t.fits(rows, rowsWith('server', 'transport', 'protocol', 'business'), 'report()')
      t.equal(rows.length, 1, 'report()')
      return rows[0] as HealthRow
    },
    report: health.report,
  }
}

const rpcError = { name: 'RpcError', message: 'no such tool' }
const gone = { name: 'ServerExited', message: 'exited with code 1' }

/** Each is a success to whoever looks at the connection only. */
const BAD: Record<string, End> = {
  'HTTP 401': { error: { name: 'HttpError', message: 'HTTP 401', status: 401 } },
  isError: { result: { ...GOOD, isError: true } },
  'content: []': { result: EMPTY },
  'text: ""': { result: { content: [{ type: 'text', text: '' }] } },
  '2 × text: ""': {
    result: {
      content: [
        { type: 'text', text: '' },
        { type: 'text', text: '' },
      ],
    },
  },
}

guards('green-but-empty', 'always-bad', async t => {
  for (const [label, end] of Object.entries(BAD)) {
    const health = await createHealth(t)
    await health.calls(5, end)
    const { server, transport, protocol, business, reason } = await health.layers()
    t.equal(
      { server, transport, protocol, business },
      { server: 'docs', transport: 'ok', protocol: 'ok', business: 'failing' },
      what.layersOf(`docs · 5 × ${label}`),
    )
    t.equal(typeof reason, 'string', what.reasonOf('docs'))
  }
  const mixed = await createHealth(t)
  for (const end of Object.values(BAD)) await mixed.calls(1, end)
  t.equal((await mixed.layers()).business, 'failing', what.layersOf('docs'))
})

guards('green-but-empty', 'one-empty', async t => {
  const after = async (label: string, business: string, ...runs: [number, End][]) => {
    const health = await createHealth(t)
    for (const [times, end] of runs) await health.calls(times, end)
    t.equal(
      (await health.layers()).business,
      business,
      what.layersOf(`docs · ${label}`),
    )
  }
  const good = { result: GOOD }
  const empty = { result: EMPTY }
  await after('4 × 1, 1 × []', 'ok', [4, good], [1, empty])
  await after('1 × 1, 4 × []', 'ok', [1, good], [4, empty])
  await after('9 × [], 1 × 1', 'ok', [9, empty], [1, good])
  await after('9 × 1, 5 × []', 'failing', [9, good], [5, empty])
  await after('4 × []', 'unknown', [4, empty])
  await after('0', 'unknown')
  const image = { content: [{ type: 'image', data: 'AA==', mimeType: 'image/png' }] }
  await after('5 × image', 'ok', [5, { result: image }])
  const half = [
    { type: 'text', text: '' },
    { type: 'text', text: 'x' },
  ]
  await after('5 × "", "x"', 'ok', [5, { result: { content: half } }])
  const strict = await createHealth(t, { minimum: 2 })
  await strict.calls(2, empty)
  t.equal((await strict.layers()).business, 'failing', what.layersOf('docs · 2 × []'))
})

guards('green-but-empty', 'one-of-many', async t => {
  const health = await createHealth(t)
  // The rest of the server works, and so does the other one.
  for (let nth = 0; nth < 5; nth++) {
    await health.calls(1, { result: EMPTY }, 'search')
    await health.calls(1, { result: GOOD }, 'fetch')
    await health.calls(1, { result: GOOD }, 'search', 'wiki')
  }
  const rows = await health.report([UP, { ...UP, name: 'wiki' }])
  const states = rows.map(({ server, business }) => `${server} ${business}`)
  t.equal(states, ['docs failing', 'wiki ok'], 'report()')
  const spread = await createHealth(t)
  for (const tool of ['a', 'b', 'c', 'd', 'e']) {
    await spread.calls(1, { result: EMPTY }, tool)
  }
  t.equal((await spread.layers()).business, 'failing', what.layersOf('docs · 5 × []'))
})

guards('green-but-empty', 'not-there', async t => {
  const health = await createHealth(t)
  const reason = 'cannot start ghost: ENOENT'
  const ghost = { name: 'ghost', status: 'failed', reason, tools: 0 }
  const failed = await health.layers(ghost)
  t.equal(failed.transport, 'failing', what.layersOf('ghost'))
  for (const layer of ['protocol', 'business'] as const) {
    t.fits(failed[layer], anyBut('ok'), what.layerOf('ghost', layer, 'failed'))
  }
  for (const status of ['waiting', 'connecting', 'needs-auth', 'refused', 'disabled']) {
    const { transport } = await health.layers({ name: 'x', status, tools: 0 })
    t.fits(transport, anyBut('ok'), what.layerOf('x', 'transport', status))
  }
  const bare = await health.layers({ name: 'bare', status: 'connected', tools: 0 })
  t.equal(bare.transport, 'ok', what.layerOf('bare', 'transport', 'tools: 0'))
  t.equal(bare.protocol, 'failing', what.layerOf('bare', 'protocol', 'tools: 0'))

  // Still called connected, but what is sent on it does not come back.
  await health.calls(5, { result: GOOD })
  await health.calls(1, { error: gone })
  const dead = await health.layers()
  t.equal(dead.transport, 'failing', what.layerOf('docs', 'transport', gone.name))
  await health.calls(1, { result: GOOD })
  t.equal((await health.layers()).transport, 'ok', what.layersOf('docs'))
  await health.calls(1, { error: rpcError })
  const { transport, protocol } = await health.layers()
  t.equal({ transport, protocol }, { transport: 'ok', protocol: 'failing' }, RPC)
  await health.calls(1, { result: GOOD })
  t.equal((await health.layers()).protocol, 'ok', what.layersOf('docs'))
})

const RPC = what.layersOf('docs · RpcError')

guards('green-but-empty', 'health-moves', async t => {
  const { tell, moved, counts } = await createTelemetry(t)
  for (const [layer, state] of [
    ['transport', 'ok'],
    ['protocol', 'ok'],
    ['business', 'failing'],
  ] as const) {
    const finding = { server: 'docs', layer, state }
    await tell.health(finding)
    await moved('workshop.health', finding)
  }
  await tell.noise({ server: 'docs', lines: 3 })
  await tell.noise({ server: 'docs', lines: 4 })
  await counts('workshop.noise', { server: 'docs' }, 7)
})
