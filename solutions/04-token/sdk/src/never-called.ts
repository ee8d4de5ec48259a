/**
 * Why nobody called a tool, from what was captured. The causes are asked in the
 * order in which they hide each other: of a tool that was not sent, nothing that
 * comes later can be said.
 */
import { toolsIn } from './captured.ts'
import type { Finding, Silence, SilenceCause, Tool } from './contract.ts'
import { lintDescriptions } from './describe.ts'

/** The limit of model APIs. */
const MAX_NAME = 64
/** A name that begins with so much of another was made from it. */
const ALIKE_PART = 0.75
const ALIKE_CHARACTERS = MAX_NAME * ALIKE_PART
/** With more tools than this in front of it, a model overlooks some. */
const MANY_TOOLS = 50

interface Decision {
  name: string
  decision: string
  rule: string
}

interface Evidence {
  tools: readonly Tool[]
  /** Bodies as they were sent. */
  requests: readonly string[]
  /** Names that were called. */
  calls: readonly string[]
  decisions?: readonly Decision[]
}

type Found = Omit<Silence, 'name'>

// #region never-called
export function neverCalled(evidence: Evidence): Silence[] {
  const { tools, requests, calls, decisions = [] } = evidence
  const sent = requests.map(body => toolsIn(body).map(({ name }) => name))
  const findings = lintDescriptions(tools)
  const known = new Set(tools.map(({ name }) => name))
  const strangers = sent.flat().filter(name => !known.has(name))
  return tools
    .filter(({ name }) => !calls.includes(name))
    .map(tool => ({
      name: tool.name,
      ...(byTheRequest(tool.name, sent, strangers) ??
        byRule(tool.name, decisions) ??
        byTheCrowd(tool.name, sent) ??
        byItsWords(tool, findings) ??
        found('not-chosen', 'it was sent, allowed and described')),
    }))
}

/** The body decides. A name in a message or in a description is not a tool. */
function byTheRequest(
  name: string,
  sent: readonly string[][],
  strangers: readonly string[],
): Found | undefined {
  if (sent.some(names => names.includes(name))) {
    if (name.length <= MAX_NAME) return undefined
    return found('renamed', `${name.length} characters, ${MAX_NAME} are allowed`)
  }
  const start = name.slice(0, Math.min(ALIKE_CHARACTERS, name.length * ALIKE_PART))
  const other = strangers.find(stranger => stranger.startsWith(start))
  if (other !== undefined) return found('renamed', `sent as ${other}`)
  return found('not-sent', `in none of ${sent.length} requests`)
}

function byRule(name: string, decisions: readonly Decision[]): Found | undefined {
  const denied = decisions.find(
    ({ name: asked, decision }) => asked === name && decision === 'deny',
  )
  return denied && found('blocked', `denied by ${denied.rule}`)
}

function byTheCrowd(name: string, sent: readonly string[][]): Found | undefined {
  const at = sent.findIndex(names => names.includes(name) && names.length > MANY_TOOLS)
  if (at === -1) return undefined
  return found('buried', `one of ${sent[at]?.length} tools in request ${at + 1}`)
}
// #endregion never-called

function byItsWords(tool: Tool, findings: readonly Finding[]): Found | undefined {
  const finding = findings.find(
    ({ name, rule }) =>
      name === tool.name && (rule === 'no-what' || rule === 'no-when'),
  )
  return finding && found('vague', `${finding.rule}: ${finding.message}`)
}

function found(cause: SilenceCause, evidence: string): Found {
  return { cause, evidence }
}
