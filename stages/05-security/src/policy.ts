/**
 * What may start, and what may be called, on a good day: the policy is well written,
 * and nobody looks for a way around it.
 */
import type { Policy, Problem, Risk, Ruling, ServerConfig } from './contract.ts'

export function loadPolicy({ text }: { file: string; text: string }): {
  policy: Policy
  problems: Problem[]
} {
  const { servers = {}, tools = {} } = JSON.parse(text)
  return { policy: { closed: false, servers, tools }, problems: [] }
}

interface Server {
  name: string
  config: ServerConfig
}

export function decideServer(
  { servers: { allow, deny } }: Policy,
  server: Server,
): Ruling<'allow' | 'deny'> {
  const allowed = allow?.findIndex(rule => isAbout(rule, server)) ?? -1
  if (allowed >= 0) return { decision: 'allow', rule: `servers.allow[${allowed}]` }
  const denied = deny?.findIndex(rule => isAbout(rule, server)) ?? -1
  if (denied >= 0) return { decision: 'deny', rule: `servers.deny[${denied}]` }
  return { decision: allow?.length ? 'deny' : 'allow', rule: 'none' }
}

/** A server is known by its name, its program or its URL, whatever the rule has. */
function isAbout(rule: object, { name, config }: Server): boolean {
  const {
    name: named,
    command,
    url,
  } = rule as {
    name?: string
    command?: string[]
    url?: string
  }
  if (named !== undefined) return named === name
  if (url !== undefined) return config.type === 'http' && matchesUrl(url, config.url)
  return config.type === 'stdio' && config.command.endsWith(command?.[0] ?? '')
}

export function decideTool(
  { tools: { allow, ask, deny } }: Policy,
  { server, tool, risk }: { server: string; tool: string; risk: Risk },
): Ruling {
  const lists = { allow, ask, deny }
  for (const decision of ['allow', 'ask', 'deny'] as const) {
    const nth = lists[decision]?.findIndex(rule => isLike(rule, `${server}/${tool}`))
    if (nth !== undefined && nth >= 0) {
      return { decision, rule: `tools.${decision}[${nth}]` }
    }
  }
  if (allow?.length) return { decision: 'deny', rule: 'none' }
  return { decision: risk === 'read' ? 'allow' : 'ask', rule: 'none' }
}

export function matchesUrl(pattern: string, url: string): boolean {
  return isLike(pattern, url)
}

/** A `*` is anything, and all other characters are themselves. */
function isLike(pattern: string, text: string): boolean {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${source}$`).test(text)
}
