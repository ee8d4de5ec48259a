import { contract, type FinishedSpan, guards, type TestContext } from './contract.ts'
import { createTelemetry } from './metrics.ts'
import { what } from './what-signals.ts'

guards('zero-calls', 'most-offered-first', async t => {
  const { neverUsed } = contract(t)
  const [rare, often, used] = t.random.words(3) as [string, string, string]
  const [few, many] = [t.random.integer(1, 9), t.random.integer(100, 900)]
  const unused = await neverUsed({
    tools: [rare, often, used, 'never-sent', 'now-and-then'],
    exposures: { [rare]: few, [often]: many, [used]: 300, 'now-and-then': 19 },
    calls: [used, used],
  })
  const expected = [
    { name: often, exposures: many },
    { name: 'now-and-then', exposures: 19 },
    { name: rare, exposures: few },
  ]
  t.equal(unused, expected, what.neverUsed)
})

guards('zero-calls', 'who-is-not-listed', async t => {
  const { neverUsed } = contract(t)
  // One call is enough, and only the very name counts.
  const unused = await neverUsed({
    tools: ['search', 'search_all', 'Search', 'off', 'unsent'],
    exposures: { search: 9, search_all: 8, Search: 7, off: 0 },
    calls: ['search_all'],
  })
  const expected = [
    { name: 'search', exposures: 9 },
    { name: 'Search', exposures: 7 },
  ]
  t.equal(unused, expected, what.neverUsed)
  const strange = ['constructor', 'toString', '__proto__']
  const sent = JSON.parse('{"__proto__":3}') as Record<string, number>
  t.equal(
    await neverUsed({ tools: strange, exposures: sent, calls: [] }),
    [{ name: '__proto__', exposures: 3 }],
    what.neverUsed,
  )
  t.equal(await neverUsed({ tools: [], exposures: {}, calls: [] }), [], what.neverUsed)
})

const DURATION = 'mcp.client.operation.duration'
const TOOL = 'gen_ai.tool.name'
const TRANSPORT = 'network.transport'
const MOST_NAMES = 200

guards('zero-calls', 'each-call', async t => {
  const { tell, points, moved } = await createTelemetry(t)
  await tell.called({ server: 'docs', tool: 'search', ms: 500 })
  await tell.called({ server: 'docs', tool: 'search', ms: 1000 })
  await tell.called({ server: 'docs', tool: 'fetch', ms: 250, error: 'tool_error' })
  const search = { 'mcp.method.name': 'tools/call', [TOOL]: 'search' }
  const [found] = await moved(DURATION, search)
  t.equal({ calls: found?.value, s: found?.sum }, { calls: 2, s: 1.5 }, DURATION)
  t.equal(found?.attributes['error.type'], undefined, what.attributesOf(DURATION))
  await moved(DURATION, { [TOOL]: 'fetch', 'error.type': 'tool_error' })
  t.equal(await points(DURATION, { [TOOL]: 'never' }), [], DURATION)
})

guards('zero-calls', 'span-of-a-call', async t => {
  const { tell, span } = await createTelemetry(t)
  const good = { server: 'docs', tool: 'search', ms: 60_000 }
  await tell.called({ ...good, transport: 'stdio' })
  await tell.called({ ...good, tool: 'fetch', error: 'tool_error', transport: 'http' })
  await tell.called({ ...good, tool: 'list' })
  const common = {
    'mcp.method.name': 'tools/call',
    'gen_ai.operation.name': 'execute_tool',
    server: 'docs',
  }
  leaves(t, await span('tools/call search'), {
    ...{ kind: 'client', s: 60, status: 'unset' },
    attributes: { ...common, [TOOL]: 'search', [TRANSPORT]: 'pipe' },
  })
  leaves(t, await span('tools/call fetch'), {
    ...{ kind: 'client', s: 60, status: 'error' },
    attributes: {
      ...{ ...common, [TOOL]: 'fetch', [TRANSPORT]: 'tcp' },
      'error.type': 'tool_error',
    },
  })
  leaves(t, await span('tools/call list'), {
    ...{ kind: 'client', s: 60, status: 'unset' },
    attributes: { ...common, [TOOL]: 'list' },
  })
})

const CONNECT = 'workshop.connect.duration'

guards('zero-calls', 'who-did-not-come', async t => {
  const { tell, moved, span } = await createTelemetry(t)
  const reason = 'spawn npx ENOENT'
  const mail = { server: 'mail', state: 'failed', transport: 'stdio' } as const
  await tell.connected({ server: 'docs', ms: 3000, state: 'connected' })
  await tell.connected({ ...mail, ms: 2500, reason })
  await tell.connected({ ...mail, ms: 5000, reason: 'exit 1' })
  await tell.connected({ server: 'wiki', ms: 400, state: 'needs-auth' })
  for (const [server, state, times, s] of [
    ['docs', 'connected', 1, 3],
    ['mail', 'failed', 2, 7.5],
    ['wiki', 'needs-auth', 1, 0.4],
  ] as const) {
    const [point] = await moved(CONNECT, { server, state })
    t.equal({ times: point?.value, s: point?.sum }, { times, s }, CONNECT)
    // A reason can be any text, and each would be a series of its own.
    const labels = Object.keys(point?.attributes ?? {}).sort()
    t.equal(labels, ['server', 'state'], what.attributesOf(CONNECT))
  }
  leaves(t, await span('connect docs'), {
    ...{ kind: 'client', s: 3, status: 'unset' },
    attributes: { server: 'docs', state: 'connected' },
  })
  const { transport: _, ...attributes } = mail
  leaves(t, await span('connect mail', { reason: 'exit 1' }), {
    ...{ kind: 'client', s: 5, status: 'error' },
    attributes: {
      ...{ ...attributes, reason: 'exit 1', [TRANSPORT]: 'pipe' },
      'error.type': 'failed',
    },
  })
})

guards('zero-calls', 'names-are-limited', async t => {
  const { tell, points, span } = await createTelemetry(t)
  const names = Array.from({ length: MOST_NAMES + 2 }, (_, nth) => `tool_${nth}`)
  for (const tool of [...names, names[0] ?? '']) {
    await tell.called({ server: 'docs', tool, ms: 1 })
    await tell.decided({
      server: 'docs',
      tool,
      decision: 'deny',
      rule: 'tools.deny[0]',
    })
    await tell.transition({ server: 'docs', tool, to: 'half-open' })
  }
  const shown = [...names.slice(0, MOST_NAMES), '_other'].sort()
  for (const [metric, key] of [
    [DURATION, TOOL],
    ['workshop.decisions', 'tool'],
    ['workshop.breaker.transitions', 'tool'],
  ] as const) {
    const found = await points(metric)
    const labels = found.map(({ attributes }) => String(attributes[key]))
    t.equal(labels.sort(), shown, what.namesOf(metric))
    const [first] = await points(metric, { [key]: 'tool_0' })
    const [other] = await points(metric, { [key]: '_other' })
    t.equal([first?.value, other?.value], [2, 2], what.namesOf(metric))
  }
  // It is in a span that somebody will look for the one.
  await tell.called({ server: 'docs', tool: 'no_such_tool', ms: 1, error: 'RpcError' })
  const late = await span('tools/call _other', { [TOOL]: 'no_such_tool' })
  t.equal(late.attributes['error.type'], 'RpcError', what.ofSpan(late.name))
})

guards('zero-calls', 'each-exposure', async t => {
  const { tell, moved } = await createTelemetry(t)
  await tell.exposed({ tokens: 1200, share: 0.006, order: 'a1b2' })
  const [point] = await moved('workshop.exposure', { order: 'a1b2', share: 0.006 })
  t.equal(point?.sum ?? point?.value, 1200, 'workshop.exposure')
})

interface Left {
  kind: string
  /** Whole seconds: a span that is ended a moment later is as good. */
  s: number
  status: string
  attributes: object
}

function leaves(t: TestContext, span: FinishedSpan, expected: Left): void {
  const { name, kind, ms, status, attributes } = span
  const { attributes: wanted, ...rest } = expected
  t.equal({ kind, s: Math.round(ms / 1000), status }, rest, what.ofSpan(name))
  t.equal(sorted(attributes), sorted(wanted), what.attributesOf(name))
}

const sorted = (attributes: object): object =>
  Object.fromEntries(Object.entries(attributes).sort())
