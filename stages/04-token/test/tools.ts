/**
 * Makers of tools as the manager gives them. Data only.
 */
import type { Tool, ToolBlock } from './contract.ts'

type More = Partial<Pick<Tool, 'name' | 'description' | 'inputSchema'>>

/** `mcp__docs__search` of server `docs`, with one described parameter. */
export function tool(server: string, own: string, more: More = {}): Tool {
  return {
    name: `mcp__${server}__${own}`,
    server,
    tool: own,
    description: `Runs ${own} on ${server}. Use it when the user asks for ${own}.`,
    inputSchema: {
      properties: { query: { description: 'What to look for.', type: 'string' } },
      required: ['query'],
      type: 'object',
    },
    ...more,
  }
}

/** So many tools of one server, numbered with as many digits as are needed. */
export function toolsOf(server: string, count: number, more: More = {}): Tool[] {
  const digits = String(count - 1).length
  return Array.from({ length: count }, (_, nth) =>
    tool(server, `tool_${String(nth).padStart(digits, '0')}`, more),
  )
}

/** As a request holds it. The keys of `inputSchema` stay as they are. */
export function blockOf({ name, description = '', inputSchema }: Tool): ToolBlock {
  return { name, description, input_schema: inputSchema }
}

export function namesOf(rows: readonly { name: string }[]): string[] {
  return rows.map(({ name }) => name)
}

/** Every order of the items, the given one first. */
export function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((first, at) =>
    ordersOf([...items.slice(0, at), ...items.slice(at + 1)]).map(rest => [
      first,
      ...rest,
    ]),
  )
}
