/**
 * From what was typed to a tool: the exact name, or `server/tool`, always finds it.
 * Anything else is no guess but a list of suggestions.
 */
import type { Host } from './host.ts'
import type { OfferedTool } from './shapes.ts'

export interface NotFound {
  suggestions: readonly string[]
  /** A server that would have it, and is not there. */
  server?: string
}

export async function findTool(
  { generations, conversation }: Host,
  typed: string,
): Promise<OfferedTool | NotFound> {
  const { manager } = generations.current
  const tools = manager.tools()
  const found = tools.find(
    ({ name, server, tool }) => name === typed || `${server}/${tool}` === typed,
  )
  if (found) return found
  const down = manager
    .status()
    .find(
      ({ name, status }) =>
        status !== 'connected' &&
        (typed.startsWith(`mcp__${name}__`) || typed.startsWith(`${name}/`)),
    )
  const matches = await conversation.search(tools, typed)
  const suggestions = matches.slice(0, 5).map(({ name }) => name)
  return { suggestions, ...(down && { server: down.name }) }
}

export function isFound(found: OfferedTool | NotFound): found is OfferedTool {
  return 'tool' in found
}
