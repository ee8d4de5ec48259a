/**
 * One call on its way: found, checked, ruled on, asked about, made, written down. What
 * a model would have written is taken like a request body from the internet.
 */
import { userInfo } from 'node:os'
import { keepRecord, limitedCall, type Outcome } from '@workshop/host-stack'
import { systemClock } from './clock.ts'
import type { Host } from './host.ts'
import { rulingOn, type ToolRuling } from './rulings.ts'
import type { Decision, OfferedTool } from './shapes.ts'

export interface CallReport {
  server: string
  tool: string
  name: string
  decision: Decision
  rule: string
  /** Absent where there was no call. */
  outcome?: Outcome
  /** What came of it: `ok`, `denied`, or the name of an error. */
  result: string
  /** Whose limit ended it. */
  layer?: string
  ms?: number
  /** What is wrong with the arguments. */
  complaint?: string
  /** It was to be asked, and nobody is there. */
  unasked?: true
}

type Address = Pick<OfferedTool, 'name' | 'server' | 'tool'>

export async function callTool(
  host: Host,
  offered: OfferedTool,
  args: object,
): Promise<CallReport> {
  const { name, server, tool } = offered
  const { parts, generations, bench } = host
  const { settings, manager } = generations.current
  await host.conversation.turn(await sendable(host, manager.tools()))
  const complaint = await complaintAbout(host, offered, args)
  const entry = settings.servers.find(entry => entry.name === server)
  const ruling = await rulingOn(bench, { server, tool }, settings.policy, entry)
  const { decision, rule } = ruling
  const address = { name, server, tool }
  if (complaint !== undefined) {
    const refused = { decision: 'deny', rule: 'arguments' } as const
    await noted(host, address, args, refused, 'denied')
    return { ...address, ...refused, complaint, result: 'denied' }
  }
  const said = await permission(host, address, args, ruling)
  if (said !== true) {
    await noted(host, address, args, said, 'denied')
    return { ...address, ...said, result: 'denied' }
  }
  await parts.telemetry.ask('decided', { server, tool, decision, rule })
  return made(host, address, args, { decision, rule })
}

type Refusal = Pick<CallReport, 'decision' | 'rule' | 'unasked'>

/** Pins before policy: what a tool is comes before what it may do. */
async function permission(
  host: Host,
  { server, tool }: Address,
  args: object,
  ruling: ToolRuling,
): Promise<true | Refusal> {
  const { asker } = host.options
  const { decision, rule, risk, pin } = ruling
  const unasked = asker.interactive ? {} : ({ unasked: true } as const)
  if (decision === 'deny') return { decision, rule }
  if (ruling.isHeld) {
    const held = { decision: 'ask', rule: `pins: ${pin}`, ...unasked } as const
    const diff = await diffOf(host, server, tool)
    const said = await asker.approveTool({ server, tool, state: pin, diff })
    if (said !== 'yes') return held
    // It may have changed again while the person was reading.
    if ((await diffOf(host, server, tool)) !== diff) return held
    await host.catalogue.approve(server, tool)
  }
  if (decision === 'allow') return true
  const isYes = await asker.mayCall({ server, tool, args, risk, rule })
  return isYes || { decision, rule, ...unasked }
}

export async function diffOf(
  host: Host,
  server: string,
  tool: string,
): Promise<string> {
  const reviews = await host.catalogue.reviews(server)
  const diff = reviews.find(review => review.tool === tool)?.diff
  return diff ?? JSON.stringify(host.catalogue.definitionOf(server, tool), null, 2)
}

async function noted(
  host: Host,
  { server, tool }: Address,
  args: object,
  { decision, rule }: Refusal,
  result: string,
): Promise<void> {
  const { telemetry, audit } = host.parts
  await telemetry.ask('decided', { server, tool, decision: 'deny', rule })
  const who = whoIs(host)
  await audit.ask('record', { who, server, tool, args, decision, rule, result })
}

async function made(
  host: Host,
  address: Address,
  args: object,
  ruling: Pick<CallReport, 'decision' | 'rule'>,
): Promise<CallReport> {
  const { options, parts, generations, calls, running, patience } = host
  const { name, server, tool } = address
  const { callMs: timeoutMs, turnMs } = options.limits
  const user = new AbortController()
  running.add(user)
  calls.set(name, (calls.get(name) ?? 0) + 1)
  const start = systemClock.now()
  const outcome = await limitedCall({
    ...{ server, tool, turnMs, breaker: parts.breaker, clock: patience },
    work: late => {
      const signal = AbortSignal.any([user.signal, late])
      // The current one, whatever was read again while a person was thinking.
      const { manager } = generations.current
      return manager.callTool(name, args, { timeoutMs, signal })
    },
  })
  running.delete(user)
  const ms = systemClock.now() - start
  const who = whoIs(host)
  const call = { who, server, tool, args, ms, outcome, ...ruling }
  return { ...address, ...ruling, outcome, ms, ...(await keepRecord(parts, call)) }
}

/** A gap of the subject is a complaint too: arguments nobody has looked at do not go. */
async function complaintAbout(
  host: Host,
  { inputSchema }: OfferedTool,
  args: object,
): Promise<string | undefined> {
  try {
    const { gates } = host.options.subjects
    const said = await gates.call('arguments', 'checkArguments', args, inputSchema)
    return said === undefined ? undefined : String(said)
  } catch (cause) {
    const { name, message } = cause as Error
    return `checkArguments: ${name}: ${message}`
  }
}

/** What is held back or off is not sent; if it was sent before, it stays as it was. */
export async function sendable(
  host: Host,
  tools: readonly OfferedTool[],
): Promise<OfferedTool[]> {
  const { catalogue, switches } = host
  const kept: OfferedTool[] = []
  for (const offered of tools) {
    const { server, tool } = offered
    if (switches.isOff(server, tool) === true) continue
    if (await catalogue.mayCall(server, tool)) kept.push(offered)
  }
  return kept
}

let user: string | undefined

function whoIs({ options: { env } }: Host): string {
  user ??= env.USER || env.LOGNAME || systemUser()
  return user
}

function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    // Not everybody who runs a process has an entry in the list of users.
    return `uid ${process.getuid?.() ?? '?'}`
  }
}
