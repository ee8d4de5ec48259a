/**
 * Descriptions, as long as a host can afford them: cut where a reader would, and
 * never in silence. What they should say is in `lint.ts`.
 */
import type { Tool } from './contract.ts'
import { bordersOf } from './graphemes.ts'

export { lintDescriptions } from './lint.ts'

const MAX_CHARACTERS = 2048

// #region long-description
export function capDescription(text: string, max = MAX_CHARACTERS) {
  if (text.length <= max) return { text, cut: false }
  const mark = `… [cut: ${text.length} characters in all]`
  // The mark counts. Where there is no room for it, `cut` has to be enough.
  const end = mark.length > max ? '' : mark
  const head = text.slice(0, bordersOf(text).before(max - end.length))
  return { text: head + end, cut: true }
}

/** Most of a tool's text is in its schema, and all of it goes to the model. */
export function capTool(tool: Tool, max = MAX_CHARACTERS) {
  const cut: string[] = []
  const cap = (text: string, path: string): string => {
    const capped = capDescription(text, max)
    if (capped.cut) cut.push(path)
    return capped.text
  }
  const { description, ...rest } = tool
  const capped: Tool = {
    ...rest,
    ...(description !== undefined && { description: cap(description, 'description') }),
    inputSchema: capSchema(tool.inputSchema, 'inputSchema', cap) as Tool['inputSchema'],
  }
  return { tool: capped, cut }
}

/** Keywords whose values are data: what is in there is compared, not read. */
const DATA = new Set(['const', 'default', 'enum', 'examples'])
/** Keywords under which names stand. A parameter may be called `description`. */
const NAMED = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  '$defs',
  'definitions',
])

type Cap = (text: string, path: string) => string

function capSchema(schema: unknown, path: string, cap: Cap): unknown {
  return mapped(schema, path, (value, at, keyword) => {
    if (DATA.has(keyword)) return value
    if (NAMED.has(keyword))
      return mapped(value, at, (part, to) => capSchema(part, to, cap))
    if (keyword === 'description' && typeof value === 'string') return cap(value, at)
    return capSchema(value, at, cap)
  })
}

/** A copy. `fromEntries` takes `__proto__` for a name, an assignment does not. */
function mapped(
  value: unknown,
  path: string,
  change: (part: unknown, path: string, key: string) => unknown,
): unknown {
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(
    ([key, part]) => [key, change(part, `${path}.${key}`, key)] as const,
  )
  if (Array.isArray(value)) return parts.map(([, part]) => part)
  return Object.fromEntries(parts)
}
// #endregion long-description
