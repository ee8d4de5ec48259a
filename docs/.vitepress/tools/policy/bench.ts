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
import { shownText } from '../input/shown-text.ts'

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
  /** The first of them. */
  steps: readonly Step[]
  more: number
  risk?: 'read' | 'write' | 'destructive'
}

const MOST_STEPS = 500
const MOST_PROBLEMS = 20
const LONGEST_SHOWN = 500

export function policyView({ policy: text, call }: PolicyQuestion): PolicyView {
  const json = readJson(text)
  const { policy, problems } = loadPolicy({ file: 'policy.json', text })
  const told = json.ok
    ? problems.slice(0, MOST_PROBLEMS).map(({ key = '', message }) => {
        const says = shownText(message, LONGEST_SHOWN)
        return { key: shownText(key, LONGEST_SHOWN), says: { en: says, zh: says } }
      })
    : [{ key: '', says: json.says }]
  const rest = problems.length - MOST_PROBLEMS
  if (json.ok && rest > 0) {
    told.push({ key: '', says: { en: `and ${rest} more`, zh: `另有 ${rest} 处` } })
  }
  const answer = call.kind === 'server' ? ofServer(policy, call) : ofTool(policy, call)
  const { servers, tools } = policy
  const lists: readonly (readonly unknown[] | undefined)[] =
    call.kind === 'server'
      ? [servers.deny, servers.allow]
      : [tools.deny, tools.ask, tools.allow]
  const rules = lists.reduce((sum, list) => sum + (list?.length ?? 0), 0)
  const steps = answer.steps.slice(0, MOST_STEPS)
  return { ...answer, problems: told, steps, more: rules - steps.length }
}

type Answer = Omit<PolicyView, 'problems' | 'more'>

function ofServer(policy: Policy, call: ServerCall): Answer {
  const server = { name: call.name, config: configOf(call) }
  const { decision, rule } = decideServer(policy, server)
  const stepsOf = (list: 'deny' | 'allow'): Step[] =>
    (policy.servers[list] ?? []).slice(0, MOST_STEPS).map((one, nth) => {
      const name = `servers.${list}[${nth}]`
      const matches = isMeant(list, one, server)
      const isDeciding = name === rule
      const text = shownText(JSON.stringify(one), LONGEST_SHOWN)
      return { rule: name, text, matches, isDeciding }
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
  const { decision, rule: decided } = decideTool(policy, asked)
  const steps = (['deny', 'ask', 'allow'] as const).flatMap(list =>
    (policy.tools[list] ?? []).slice(0, MOST_STEPS).map((rule, nth): Step => {
      const alone: Policy = { closed: false, servers: {}, tools: { [list]: [rule] } }
      const name = `tools.${list}[${nth}]`
      const matches = decideTool(alone, asked).rule === `tools.${list}[0]`
      const text = shownText(rule, LONGEST_SHOWN)
      return { rule: name, text, matches, isDeciding: name === decided }
    }),
  )
  return { decision, rule: decided, steps, risk }
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
