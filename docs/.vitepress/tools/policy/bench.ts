/**
 * A decision of stage 05's solution, and how it came about: each rule by itself, in the
 * order in which they are asked. The ruling is never made here; it is asked for.
 */
import type { Text } from '@workshop/syllabus'
import {
  decideServer,
  decideTool,
  loadPolicy,
} from '../../../../solutions/05-security/zero-sdk/src/policy.ts'
import { riskOf } from '../../../../solutions/05-security/zero-sdk/src/risk.ts'
import { readJson } from '../input/json-text.ts'

type Policy = Parameters<typeof decideTool>[0]
type ServerConfig = Parameters<typeof decideServer>[1]['config']
type ServerRule = NonNullable<Policy['servers']['allow']>[number]
export type Decision = 'allow' | 'ask' | 'deny'

export interface ServerCall {
  kind: 'server'
  name: string
  /** A URL, or a command with its arguments, parted by blanks. */
  start: string
  /** `NAME=value`, one a line. */
  environment: string
}

export interface ToolCall {
  kind: 'tool'
  server: string
  tool: string
  readOnlyHint: boolean
  destructiveHint: boolean
  isTrusted: boolean
}

export interface PolicyQuestion {
  policy: string
  call: ServerCall | ToolCall
}

export interface Step {
  /** `tools.deny[0]`. */
  rule: string
  text: string
  matches: boolean
  isDeciding: boolean
}

export interface PolicyView {
  /** Whether the policy could be read; if not, everything is denied. */
  problems: readonly { key: string; says: Text }[]
  decision: Decision
  rule: string
  steps: readonly Step[]
  risk?: 'read' | 'write' | 'destructive'
}

const MOST_STEPS = 500

export function policyView({ policy: text, call }: PolicyQuestion): PolicyView {
  const json = readJson(text)
  const { policy, problems } = loadPolicy({ file: 'policy.json', text })
  const told = json.ok
    ? problems.map(({ key = '', message }) => ({
        key,
        says: { en: message, zh: message },
      }))
    : [{ key: '', says: json.says }]
  const answer = call.kind === 'server' ? ofServer(policy, call) : ofTool(policy, call)
  return { ...answer, problems: told, steps: answer.steps.slice(0, MOST_STEPS) }
}

type Answer = Omit<PolicyView, 'problems'>

function ofServer(policy: Policy, call: ServerCall): Answer {
  const server = { name: call.name, config: configOf(call) }
  const { decision, rule } = decideServer(policy, server)
  const stepsOf = (list: 'deny' | 'allow'): Step[] =>
    (policy.servers[list] ?? []).map((one, nth) => {
      const name = `servers.${list}[${nth}]`
      const matches = isMeant(list, one, server)
      const isDeciding = name === rule
      return { rule: name, text: JSON.stringify(one), matches, isDeciding }
    })
  return { decision, rule, steps: [...stepsOf('deny'), ...stepsOf('allow')] }
}

/** Asked of a policy that has this rule and no other. */
function isMeant(
  list: 'deny' | 'allow',
  rule: ServerRule,
  server: { name: string; config: ServerConfig },
): boolean {
  const alone: Policy = { closed: false, servers: { [list]: [rule] }, tools: {} }
  return decideServer(alone, server).rule === `servers.${list}[0]`
}

function ofTool(policy: Policy, call: ToolCall): Answer {
  const { server, tool, readOnlyHint, destructiveHint, isTrusted } = call
  const annotations = { readOnlyHint, destructiveHint }
  const risk = riskOf({ annotations, trusted: isTrusted })
  const asked = { server, tool, risk }
  const { decision, rule } = decideTool(policy, asked)
  const steps = (['deny', 'ask', 'allow'] as const).flatMap(list =>
    (policy.tools[list] ?? []).map((text, nth): Step => {
      const alone: Policy = { closed: false, servers: {}, tools: { [list]: [text] } }
      const name = `tools.${list}[${nth}]`
      const matches = decideTool(alone, asked).rule === `tools.${list}[0]`
      return { rule: name, text, matches, isDeciding: name === rule }
    }),
  )
  return { decision, rule, steps, risk }
}

function configOf({ start, environment }: ServerCall): ServerConfig {
  const typed = start.trim()
  if (/^https?:/i.test(typed)) return { type: 'http', url: typed, headers: {} }
  const [command = '', ...args] = typed.split(/\s+/)
  const env = Object.fromEntries(
    environment.split('\n').flatMap(row => {
      const [, name, value = ''] = /^\s*([^=\s]+)\s*=(.*)$/.exec(row) ?? []
      return name === undefined ? [] : [[name, value]]
    }),
  )
  return { type: 'stdio', command, args, env }
}
