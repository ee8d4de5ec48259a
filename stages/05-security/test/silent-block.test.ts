import { FakeClock } from '@workshop/testkit'
import { data, guards } from './contract.ts'
import { createTelemetry } from './metrics.ts'
import { what } from './what-signals.ts'

const NAME = 'workshop.decisions'

guards('silent-block', 'each-decision', async t => {
  const { tell, counts } = await createTelemetry(t)
  const decisions = [
    { server: 'mail', tool: 'read', decision: 'allow', rule: 'tools.allow[0]' },
    { server: 'mail', tool: 'send', decision: 'ask', rule: 'no rule' },
    { server: 'mail', tool: 'drop', decision: 'deny', rule: 'tools.deny[1]' },
    { server: 'mail', tool: 'drop', decision: 'deny', rule: 'tools.deny[2]' },
  ]
  for (const decision of decisions) await tell.decided(decision)
  for (const decision of decisions) await counts(NAME, decision, 1)
  await tell.decided(decisions[2] ?? { server: '', decision: '', rule: '' })
  await counts(NAME, decisions[2] ?? {}, 2)
})

guards('silent-block', 'of-a-server', async t => {
  const { tell, moved } = await createTelemetry(t)
  const decision = { server: 'evil', decision: 'deny', rule: 'servers.deny[0]' }
  await tell.decided(decision)
  const points = await moved(NAME, decision)
  const named = points.filter(({ attributes }) => attributes.tool !== undefined)
  t.equal(named, [], what.attributesOf(NAME))
})

guards('silent-block', 'on-record', async t => {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const clock = new FakeClock()
  const audit = await t.create('telemetry', 'createAudit', { write, clock })
  const entry = {
    who: 'ada',
    server: 'mail',
    tool: 'drop',
    args: {},
    context: 'turn 3',
  }
  const outcomes = [
    { decision: 'deny', rule: 'tools.deny[1]', result: 'not called' },
    { decision: 'ask', rule: 'no rule', result: 'refused by ada' },
    { decision: 'deny', rule: 'tools.deny[1]', result: null },
  ]
  for (const outcome of outcomes) {
    await t.value(audit.call('record', { ...entry, ...outcome }))
  }
  t.equal(lines.length, outcomes.length, what.lines)
  const written = lines.map(line => {
    const { decision, rule, result } = data<(typeof outcomes)[0]>(JSON.parse(line))
    return { decision, rule, result }
  })
  t.equal(written, outcomes, 'record()')
})
