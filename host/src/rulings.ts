/**
 * Whether one tool may be called: is it switched off, is it still what was approved,
 * what can it do, what does the policy say. Whatever gives no answer is a no.
 * Not here: asking the user (`calling.ts`).
 */
import type { Stack } from '@workshop/host-stack'
import type { Catalogue } from './catalogue.ts'
import type { OfferedTool, Risk, Ruling, ServerEntry } from './shapes.ts'
import type { Switches } from './switches.ts'

export interface Bench {
  stack: Stack
  catalogue: Catalogue
  switches: Switches
  /** Servers whose word on their own tools the user takes. */
  trusted: ReadonlySet<string>
}

export interface ToolRuling extends Ruling {
  risk: Risk
  /** What the last review found; `held` until it is approved. */
  pin: string
  isHeld: boolean
  isOff: boolean
}

type Offered = Pick<OfferedTool, 'server' | 'tool'>

const DECISIONS: readonly unknown[] = ['allow', 'ask', 'deny']

export async function rulingOn(
  bench: Bench,
  { server, tool }: Offered,
  policy: unknown,
  entry: ServerEntry | undefined,
): Promise<ToolRuling> {
  const { catalogue, switches } = bench
  const risk = await riskOf(bench, { server, tool }, entry)
  const pin = await catalogue.stateOf(server, tool)
  const isOff = switches.isOff(server, tool)
  const isHeld = !(await catalogue.mayCall(server, tool))
  const known = { risk, pin, isHeld, isOff: isOff === true }
  if (isOff) return { ...known, decision: 'deny', rule: 'off: switched off' }
  const ruling = await policyOn(bench.stack, policy, { server, tool, risk })
  if (isOff === undefined && ruling.decision === 'allow') {
    return { ...known, decision: 'ask', rule: 'off: the file cannot be read' }
  }
  return { ...known, ...ruling }
}

async function riskOf(
  { stack, catalogue, trusted }: Bench,
  { server, tool }: Offered,
  entry: ServerEntry | undefined,
): Promise<Risk> {
  const annotations = catalogue.definitionOf(server, tool)?.annotations
  // A project may take the name of a server that the user trusts.
  const isTrusted = trusted.has(server) && entry?.scope === 'user'
  const question = { annotations, trusted: isTrusted }
  return (await stack.call<Risk>('gates', 'risk', 'riskOf', question)) ?? 'destructive'
}

async function policyOn(
  stack: Stack,
  policy: unknown,
  asked: Offered & { risk: Risk },
): Promise<Ruling> {
  const ruling = await stack.call<Ruling>(
    ...(['gates', 'policy', 'decideTool', policy, asked] as const),
  )
  if (DECISIONS.includes(ruling?.decision)) return ruling as Ruling
  return { decision: 'deny', rule: 'none: decideTool() gave no decision' }
}
