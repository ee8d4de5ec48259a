/**
 * The tool blocks of a request. They stand as they come from the manager, and what
 * checks them sorts first, so that a stray order raises no alarm.
 */
import { createHash } from 'node:crypto'
import type { Drift, Tool, ToolBlock } from './contract.ts'

export function toolBlocks(tools: readonly Tool[]): ToolBlock[] {
  return tools.map(({ name, description = '', inputSchema }) => ({
    name,
    description,
    input_schema: inputSchema,
  }))
}

export function hashesOf(blocks: readonly ToolBlock[]): {
  order: string
  content: string
} {
  const sorted = [...blocks].sort((a, b) => a.name.localeCompare(b.name))
  return {
    order: sha256(sorted.map(({ name }) => name).join()),
    content: sha256(JSON.stringify(sorted)),
  }
}

export function detectDrift(requests: readonly string[]): Drift[] {
  const turns = requests.map(body => namesIn(body).sort())
  return turns.flatMap((names, at) => {
    const before = turns[at - 1] ?? names
    const added = names.filter(name => !before.includes(name))
    const removed = before.filter(name => !names.includes(name))
    return [
      ...added.map(name => ({ turn: at + 1, kind: 'added' as const, name })),
      ...removed.map(name => ({ turn: at + 1, kind: 'removed' as const, name })),
    ]
  })
}

/** For one conversation. It is always up to date. */
export function createToolSet() {
  return {
    update(tools: readonly Tool[]): {
      blocks: ToolBlock[]
      gone: string[]
      brokenAt?: number
    } {
      const sorted = [...tools].sort((a, b) => a.name.localeCompare(b.name))
      return { blocks: toolBlocks(sorted), gone: [] }
    },
    reset: (): void => undefined, // nothing is remembered
  }
}

function namesIn(body: string): string[] {
  const { tools = [] } = JSON.parse(body)
  return tools.map(
    (tool: { name?: string; function?: { name: string } }) =>
      tool.function?.name ?? tool.name,
  )
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
