/**
 * What may start, and what may be called. A policy is data and a decision a function
 * of it: nothing is remembered between two calls but rules in a form that is quick.
 * Not here: asking a person (`approval.ts`), and what a tool can do (`risk.ts`).
 */
import type { Policy, Risk, Ruling, ServerConfig, ServerRule } from './contract.ts'
import { candidateOf, compileServerRule } from './server-rules.ts'
import { compileToolRules } from './tool-rules.ts'

export { loadPolicy } from './policy-file.ts'
export { matchesUrl } from './url-pattern.ts'

const UNREAD = { decision: 'deny', rule: 'none: the policy could not be read' } as const

const NO_RULES: readonly never[] = []

const serverRules = compiledOnce((rules: readonly ServerRule[]) =>
  rules.map(compileServerRule),
)
const toolRules = compiledOnce(compileToolRules)

export function decideServer(
  policy: Policy,
  server: { name: string; config: ServerConfig },
): Ruling<'allow' | 'deny'> {
  if (policy.closed !== false) return UNREAD
  const { allow, deny = NO_RULES } = policy.servers
  const candidate = candidateOf(server)
  if (server.config.type === 'http' && !candidate.place) {
    return { decision: 'deny', rule: 'none: no rule can be compared with this URL' }
  }
  const denied = serverRules(deny).findIndex(rule => rule.denies(candidate))
  if (denied >= 0) return { decision: 'deny', rule: `servers.deny[${denied}]` }
  if (allow === undefined) {
    return { decision: 'allow', rule: 'none: there is no servers.allow' }
  }
  const allowed = serverRules(allow).findIndex(rule => rule.allows(candidate))
  if (allowed >= 0) return { decision: 'allow', rule: `servers.allow[${allowed}]` }
  return { decision: 'deny', rule: 'none of servers.allow' }
}

// #region deny-wins
/** From strict to lenient: the first list with a rule for this tool has the say. */
const STRICTEST_FIRST = ['deny', 'ask', 'allow'] as const

export function decideTool(
  policy: Policy,
  { server, tool, risk }: { server: string; tool: string; risk: Risk },
): Ruling {
  if (policy.closed !== false) return UNREAD
  for (const decision of STRICTEST_FIRST) {
    const nth = toolRules(policy.tools[decision] ?? NO_RULES)(server, tool)
    if (nth !== undefined) return { decision, rule: `tools.${decision}[${nth}]` }
  }
  if (policy.tools.allow !== undefined) {
    return { decision: 'deny', rule: 'none of tools.allow' }
  }
  const decision = risk === 'read' ? 'allow' : 'ask'
  return { decision, rule: `none: there is no tools.allow, and its risk is ${risk}` }
}
// #endregion deny-wins

/** Compiles each list once: decisions are many, and lists of a policy do not change. */
function compiledOnce<Rule, Compiled>(compile: (rules: readonly Rule[]) => Compiled) {
  const known = new WeakMap<readonly Rule[], Compiled>()
  return (rules: readonly Rule[]): Compiled => {
    const compiled = known.get(rules) ?? compile(rules)
    known.set(rules, compiled)
    return compiled
  }
}
