/**
 * What is known of a server's tools from its lists: which of them can be called at
 * all, and which arguments have to be repeated in headers.
 * Specification 2026-07-28: basic/transports/streamable-http (Request Metadata).
 */
import type { Era, InputSchema, ToolDefinition } from '@workshop/wire'
import type { Log } from './contract.ts'
import { headerParamsOf } from './header-values.ts'

export interface ListedTools {
  /** Notes what a page holds; gives back what can be called. */
  take(listed: unknown): ToolDefinition[]
  schemaOf(tool: string): InputSchema | undefined
}

export function createListedTools(era: Era, log: Log): ListedTools {
  const schemas = new Map<string, InputSchema>()

  // #region mirrored-headers
  /** A tool whose annotations are wrong could only be called in a wrong way. */
  function take(listed: unknown): ToolDefinition[] {
    const tools = (Array.isArray(listed) ? listed : []).filter(isNamed)
    return tools.filter(({ name, inputSchema }) => {
      try {
        if (era === 'modern') headerParamsOf(inputSchema)
        schemas.set(name, inputSchema)
        return true
      } catch (cause) {
        log(`tool ${name} left out: ${(cause as Error).message}`)
        return false
      }
    })
  }
  // #endregion mirrored-headers

  return { take, schemaOf: tool => schemas.get(tool) }
}

/** What has no name cannot be called, and would stand in the way of those that can. */
function isNamed(tool: unknown): tool is ToolDefinition {
  const { name } = (tool ?? {}) as { name?: unknown }
  return typeof name === 'string'
}
