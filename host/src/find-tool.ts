/**
 * From what was typed to a tool: the exact name, or `server/tool`, always finds it.
 * Anything else is no guess but a list of suggestions.
 */
import { nearestName } from '@workshop/syllabus'
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
  // A typing error first, and then whatever has to do with it.
  const near = nearestTool(tools, typed)?.name
  const matches = await conversation.search(tools, typed)
  const names = [near ?? [], matches.map(({ name }) => name)].flat()
  const suggestions = [...new Set(names)].slice(0, 5)
  return { suggestions, ...(down && { server: down.name }) }
}

/** By either of its names, or by the tool's alone, whichever server has it. */
function nearestTool(
  tools: readonly OfferedTool[],
  typed: string,
): OfferedTool | undefined {
  const bare = typed.slice(typed.lastIndexOf('/') + 1)
  const ways: [string, (offered: OfferedTool) => string][] = [
    [typed, ({ server, tool }) => `${server}/${tool}`],
    [typed, ({ name }) => name],
    [bare, ({ tool }) => tool],
  ]
  for (const [wanted, named] of ways) {
    const near = nearestName(wanted, tools.map(named))
    if (near !== undefined) return tools.find(offered => named(offered) === near)
  }
}

export function isFound(found: OfferedTool | NotFound): found is OfferedTool {
  return 'tool' in found
}
