import { contract, guards } from './contract.ts'
import { createTelemetry } from './metrics.ts'
import { what } from './what-signals.ts'

guards('zero-calls', 'most-offered-first', async t => {
  const { neverUsed } = contract(t)
  const unused = await neverUsed({
    tools: ['rare', 'often', 'used', 'never-sent', 'now-and-then'],
    exposures: { rare: 2, often: 120, used: 300, 'now-and-then': 19 },
    calls: ['used', 'used'],
  })
  const expected = [
    { name: 'often', exposures: 120 },
    { name: 'now-and-then', exposures: 19 },
    { name: 'rare', exposures: 2 },
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

guards('zero-calls', 'each-exposure', async t => {
  const { tell, moved } = await createTelemetry(t)
  await tell.exposed({ tokens: 1200, share: 0.006, order: 'a1b2' })
  const [point] = await moved('workshop.exposure', { order: 'a1b2', share: 0.006 })
  t.equal(point?.sum ?? point?.value, 1200, 'workshop.exposure')
})
