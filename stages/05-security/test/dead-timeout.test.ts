import { containing } from '@workshop/testkit'
import { contract, guards, type Layer } from './contract.ts'
import { createTelemetry } from './metrics.ts'
import { what } from './what-signals.ts'

const layers = (...limits: [layer: string, ms: number, fired?: number][]): Layer[] =>
  limits.map(([layer, ms, fired = 0]) => ({ layer, ms, fired }))

guards('dead-timeout', 'never-fires', async t => {
  const { reviewTimeouts } = contract(t)
  const callMs = t.random.integer(40_000, 80_000)
  const toolMs = callMs + t.random.integer(1, 60_000)
  const given = layers(['request', 30_000, 4], ['tool', toolMs], ['call', callMs, 9])
  const reviewed = await reviewTimeouts(given)
  t.equal(deadOf(reviewed), ['tool'], what.deadLayers)
  const kept = reviewed.map(({ layer, ms, fired }) => ({ layer, ms, fired }))
  t.equal(kept, given, 'reviewTimeouts()')
  const because = reviewed.find(({ layer }) => layer === 'tool')?.because
  t.fits(because, containing('call'), what.becauseOf('tool'))
})

guards('dead-timeout', 'far-and-equal', async t => {
  const { reviewTimeouts } = contract(t)
  const far = layers(['probe', 90], ['request', 50], ['connect', 70], ['turn', 60])
  t.equal(deadOf(await reviewTimeouts(far)), ['probe', 'connect'], what.deadLayers)
  const equal = layers(['request', 60], ['call', 60], ['turn', 61])
  t.equal(deadOf(await reviewTimeouts(equal)), ['request'], what.deadLayers)
  // Further out than the next one, and shorter than both.
  const hidden = layers(['request', 20], ['call', 30], ['turn', 10])
  t.equal(deadOf(await reviewTimeouts(hidden)), ['request', 'call'], what.deadLayers)
})

guards('dead-timeout', 'in-order', async t => {
  const { reviewTimeouts } = contract(t)
  // That it never fired does not make it dead: nothing was slow yet.
  const quiet = layers(['request', 30], ['call', 60], ['turn', 90])
  t.equal(deadOf(await reviewTimeouts(quiet)), [], what.deadLayers)
  t.equal(deadOf(await reviewTimeouts(layers(['only', 5]))), [], what.deadLayers)
  t.equal(await reviewTimeouts([]), [], 'reviewTimeouts()')
})

guards('dead-timeout', 'firings', async t => {
  const { tell, counts, points } = await createTelemetry(t)
  await tell.fired({ layer: 'request' })
  await tell.fired({ layer: 'call' })
  await tell.fired({ layer: 'request' })
  await counts('workshop.timeouts', { layer: 'request' }, 2)
  await counts('workshop.timeouts', { layer: 'call' }, 1)
  const others = await points('workshop.timeouts', { layer: 'connect' })
  t.equal(others, [], 'workshop.timeouts')
})

function deadOf(reviewed: readonly { layer: string; dead: boolean }[]): string[] {
  return reviewed.filter(({ dead }) => dead === true).map(({ layer }) => layer)
}
