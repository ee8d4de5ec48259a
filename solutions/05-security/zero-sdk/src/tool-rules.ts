/**
 * Rules about tools: `<server>/<tool>`, each part by itself. The first slash parts
 * them, so that a server called `github/x` is not taken for `github`.
 */
import { type Glob, globOf } from './glob.ts'

/** The first rule that means this tool, by its place in the list. */
export type ToolRules = (server: string, tool: string) => number | undefined

interface Rule {
  nth: number
  server: Glob
  tool: Glob
}

const RULE = /^(?<server>[^/]+)\/(?<tool>.+)$/s

/**
 * Most rules name their server. Those of other servers need not be looked at, which
 * keeps a long policy cheap.
 *
 * @throws if a rule does not parse: whoever asks has then not been allowed
 */
export function compileToolRules(rules: readonly string[]): ToolRules {
  const byServer = new Map<string, Rule[]>()
  const ofAny: Rule[] = []
  for (const [nth, text] of rules.entries()) {
    const { server, tool } = RULE.exec(text)?.groups ?? {}
    if (!server || !tool) throw new Error(`expected <server>/<tool>, got ${text}`)
    const rule = { nth, server: globOf(server), tool: globOf(tool) }
    if (server.includes('*')) ofAny.push(rule)
    else byServer.set(server, [...(byServer.get(server) ?? []), rule])
  }
  return (server, tool) => {
    const named = byServer.get(server)?.find(rule => rule.tool(tool))
    const other = ofAny.find(rule => rule.server(server) && rule.tool(tool))
    if (!named || !other) return (named ?? other)?.nth
    return Math.min(named.nth, other.nth)
  }
}

export function faultInToolRule(rule: unknown): string | undefined {
  if (typeof rule === 'string' && RULE.test(rule)) return undefined
  return `expected "<server>/<tool>", got ${JSON.stringify(rule)}`
}
