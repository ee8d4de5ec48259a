/**
 * R12: everything answers and nothing works. Seven stories of calls, each of which a
 * health report has to tell from its neighbour.
 */
import type { HealthRow, Outcome, Point, Subject } from './detector.ts'

const UP = { name: 'docs', status: 'connected', tools: 5 }
const GOOD = { result: { content: [{ type: 'text', text: 'four lines about it' }] } }
const EMPTY = { result: { content: [] } }
const GONE = { error: { name: 'ServerExited', message: 'exited with code 1' } }

type Call = Omit<Outcome, 'server'>
const calls = (times: number, end: Omit<Call, 'tool'>, tool = 'search'): Call[] =>
  Array.from({ length: times }, () => ({ tool, ...end }))

export async function detect(subject: Subject): Promise<string | undefined> {
  return (await wrongReport(subject)) ?? (await statesInOne(subject))
}

async function wrongReport(subject: Subject): Promise<string | undefined> {
  async function after(story: readonly Call[], row: object = UP): Promise<HealthRow> {
    const health = await subject.create('health', 'createHealth', { minimum: 5 })
    for (const call of story) await health.call('record', { server: 'docs', ...call })
    const [report] = await health.call<HealthRow[]>('report', [row])
    if (!report) throw new Error('expected a row of the report, got none')
    return report
  }
  const beside = calls(5, EMPTY).flatMap(call => [call, ...calls(1, GOOD, 'fetch')])
  const spread = ['a', 'b', 'c', 'd', 'e'].flatMap(tool => calls(1, EMPTY, tool))
  const bad = {
    'five empty answers': calls(5, EMPTY),
    'a tool that is always empty beside one that works': beside,
    'five tools, each of them empty once': spread,
  }
  for (const [story, outcomes] of Object.entries(bad)) {
    const { business } = await after(outcomes)
    if (business !== 'failing') return `${story}: business is ${business}`
  }
  const once = await after([...calls(9, GOOD), ...calls(1, EMPTY)])
  if (once.business !== 'ok') return `one empty answer: business is ${once.business}`
  const opening = await after([], { ...UP, status: 'connecting', tools: 0 })
  if (opening.transport === 'ok') return 'still connecting: transport is ok'
  const gone = await after([...calls(5, GOOD), ...calls(1, GONE)])
  if (gone.transport !== 'failing') return `exited: transport is ${gone.transport}`
  return undefined
}

/** A point that counts well and unwell together moves, and says nothing. */
async function statesInOne(subject: Subject): Promise<string | undefined> {
  const signals = await subject.create('signals', 'createSignals')
  const telemetry = await subject.create('telemetry', 'createTelemetry', signals)
  for (const state of ['ok', 'failing']) {
    await telemetry.call('health', { server: 'docs', layer: 'business', state })
  }
  const points = await signals.call<Point[]>('collect')
  const failing = points.find(
    ({ name, attributes }) =>
      name === 'workshop.health' && attributes.state === 'failing',
  )
  return failing?.value === 1 ? undefined : 'workshop.health does not tell states apart'
}
