/**
 * R4: a limit that is configured, shown, and can never fire. Dead is what has a
 * shorter or equal limit anywhere outside it, and nothing else.
 */
import type { Point, Subject } from './detector.ts'

interface Reviewed {
  layer: string
  dead: boolean
  because?: string
}

/** Limits from the innermost out, and the dead among them. */
const CASES: readonly [limits: Readonly<Record<string, number>>, dead: string][] = [
  [{ request: 30, call: 60, turn: 90 }, ''],
  [{ request: 30, call: 120, turn: 60 }, 'call'],
  [{ request: 20, call: 30, turn: 10 }, 'request call'],
  [{ request: 60, call: 60, turn: 90 }, 'request'],
]

export async function detect(subject: Subject): Promise<string | undefined> {
  return (await wrongReview(subject)) ?? (await countedTogether(subject))
}

async function wrongReview(subject: Subject): Promise<string | undefined> {
  for (const [limits, expected] of CASES) {
    const layers = Object.entries(limits).map(([layer, ms]) => ({
      ...{ layer, ms, fired: 0 },
    }))
    const reviewed = await subject.call<Reviewed[]>(
      ...(['telemetry', 'reviewTimeouts', layers] as const),
    )
    const dead = reviewed.filter(one => one.dead)
    const names = dead.map(({ layer }) => layer).join(' ')
    if (names !== expected) {
      return `${JSON.stringify(limits)}: dead are "${names}", not "${expected}"`
    }
    const bare = dead.find(({ because }) => !because)
    if (bare) return `${bare.layer} is dead, and nobody says why`
  }
  return undefined
}

/** That a limit never fires shows only where each has a count of its own. */
async function countedTogether(subject: Subject): Promise<string | undefined> {
  const signals = await subject.create('signals', 'createSignals')
  const telemetry = await subject.create('telemetry', 'createTelemetry', signals)
  for (const layer of ['request', 'call', 'request']) {
    await telemetry.call('fired', { layer })
  }
  const points = await signals.call<Point[]>('collect')
  for (const [layer, times] of [
    ['request', 2],
    ['call', 1],
  ] as const) {
    const found = points.find(
      ({ name, attributes }) =>
        name === 'workshop.timeouts' && attributes.layer === layer,
    )
    if (found?.value !== times) return `workshop.timeouts: not ${times} of ${layer}`
  }
  return undefined
}
