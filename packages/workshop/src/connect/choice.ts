/**
 * Which tool to try on a server that nobody knows: one that cannot do harm, as far
 * as its own words and its name go. When in doubt, none.
 */
import type { Text } from '@workshop/syllabus'
import type { ToolDefinition } from '@workshop/wire'
import { PHRASES } from '../phrases/connect.ts'

export interface Choice {
  name: string
  args: Record<string, unknown>
  /** Why this one; absent when a person has named it. */
  why?: Text
}

const READS =
  /^(list|get|echo|read|show|search|find|describe|ping|whoami|status)(?![a-z])/
/** They only read, too: things that nobody wants on a screen. */
const SECRET = /env|secret|token|passw|credential|private|keys?(?![a-z])/i

/** The most harmless tool, the simplest first; undefined when none is for sure. */
export function harmlessTool(tools: readonly ToolDefinition[]): Choice | undefined {
  const [best] = tools
    .filter(isHarmless)
    .map((tool, place) => ({ tool, place, doubt: doubtOf(tool) }))
    .sort((a, b) => a.doubt - b.doubt || a.place - b.place)
  if (best === undefined) return undefined
  const { name } = best.tool
  const why = saysReadOnly(best.tool)
    ? PHRASES.chosenByHint
    : PHRASES.chosenByName(READS.exec(name)?.[1] ?? name)
  return { name, args: {}, why }
}

/** Members of a foreign tool are what they should be only if the server is kind. */
function isHarmless(tool: ToolDefinition): boolean {
  if (typeof tool?.name !== 'string' || SECRET.test(tool.name)) return false
  const { required } = tool.inputSchema ?? {}
  const needsArguments = Array.isArray(required) && required.length > 0
  const { readOnlyHint, destructiveHint } = tool.annotations ?? {}
  if (needsArguments || destructiveHint === true || readOnlyHint === false) return false
  return readOnlyHint === true || READS.test(tool.name)
}

const saysReadOnly = ({ annotations }: ToolDefinition) =>
  annotations?.readOnlyHint === true

function doubtOf(tool: ToolDefinition): number {
  const options = Object.keys(tool.inputSchema?.properties ?? {}).length
  return (options > 0 ? 2 : 0) + (saysReadOnly(tool) ? 0 : 1)
}
