/**
 * R2: something was refused, and afterwards nobody can say what or why. Each decision
 * has to be found again, by everything that it consisted of, in metric and trail.
 */
import type { Point, Subject } from './detector.ts'

const DECISIONS = [
  { server: 'mail', tool: 'read', decision: 'allow', rule: 'tools.allow[0]' },
  { server: 'mail', tool: 'send', decision: 'ask', rule: 'no rule' },
  { server: 'mail', tool: 'drop', decision: 'deny', rule: 'tools.deny[0]' },
  { server: 'mail', tool: 'drop', decision: 'deny', rule: 'tools.deny[1]' },
  { server: 'evil', decision: 'deny', rule: 'servers.deny[0]' },
]

export async function detect(subject: Subject): Promise<string | undefined> {
  return (await notCounted(subject)) ?? (await notWritten(subject))
}

async function notCounted(subject: Subject): Promise<string | undefined> {
  const signals = await subject.create('signals', 'createSignals')
  const telemetry = await subject.create('telemetry', 'createTelemetry', signals)
  for (const decision of DECISIONS) await telemetry.call('decided', decision)
  const points = (await signals.call<Point[]>('collect')).filter(
    ({ name }) => name === 'workshop.decisions',
  )
  for (const decision of DECISIONS) {
    const found = points.filter(({ attributes }) =>
      Object.entries({ tool: undefined, ...decision }).every(
        ([key, value]) => attributes[key] === value,
      ),
    )
    const times = found.reduce((sum, { value }) => sum + value, 0)
    const what = `${decision.decision} by ${decision.rule}`
    if (times !== 1) return `workshop.decisions: ${what} is counted ${times} times`
  }
  return undefined
}

/** What did not happen is what somebody will ask about. */
async function notWritten(subject: Subject): Promise<string | undefined> {
  const lines: string[] = []
  const { clock } = subject
  const write = (line: string): void => void lines.push(line)
  const audit = await subject.create('telemetry', 'createAudit', { write, clock })
  for (const decision of ['allow', 'ask', 'deny']) {
    const call = { who: 'ada', server: 'mail', tool: 'drop', args: {}, result: null }
    const before = lines.length
    await audit.call('record', { ...call, decision, rule: 'no rule' })
    const line = lines[before]
    if (line === undefined) return `audit: no line about ${decision}`
    const entry = JSON.parse(line) as { decision?: string; rule?: string }
    if (entry.decision !== decision) return `audit: ${decision} as ${entry.decision}`
    if (entry.rule !== 'no rule') return `audit: ${decision} without its rule`
  }
  return undefined
}
