/**
 * Rules about tools: `<server>/<tool>`, each part by itself. The first slash parts
 * them, so that a server called `github/x` is not taken for `github`.
 */
import { PatternMap } from './glob.ts'

/** The first rule that means this tool, by its place in the list. */
export type ToolRules = (server: string, tool: string) => number | undefined

const RULE = /^(?<server>[^/]+)\/(?<tool>.+)$/s

/** @throws if a rule does not parse: whoever asks has then not been allowed */
export function compileToolRules(rules: readonly string[]): ToolRules {
  const servers = new PatternMap<PatternMap<number>>()
  for (const [nth, rule] of rules.entries()) {
    const { server, tool } = RULE.exec(rule)?.groups ?? {}
    if (!server || !tool) throw new Error(`expected <server>/<tool>, got ${rule}`)
    const tools = servers.get(server) ?? new PatternMap<number>()
    servers.set(server, tools)
    tools.set(tool, tools.get(tool) ?? nth)
  }
  return (server, tool) => {
    const found = servers.matching(server).flatMap(tools => tools.matching(tool))
    return found.length === 0 ? undefined : Math.min(...found)
  }
}

export function faultInToolRule(rule: unknown): string | undefined {
  if (typeof rule === 'string' && RULE.test(rule)) return undefined
  return `expected "<server>/<tool>", got ${JSON.stringify(rule)}`
}
