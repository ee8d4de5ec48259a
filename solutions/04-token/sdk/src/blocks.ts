/**
 * From a tool to its block in a request, and the order that is the same on every
 * machine. It knows no conversation: what was sent before is in `tool-set.ts`.
 */
import type { Tool, ToolBlock } from './contract.ts'

// #region order-drift
/** The same bytes for the same tools, whoever connected first. */
export function toolBlocks(tools: readonly Tool[]): ToolBlock[] {
  return tools.map(blockOf).sort(inOrder)
}

function blockOf({ name, description = '', inputSchema }: Tool): ToolBlock {
  return { name, description, input_schema: canonical(inputSchema) }
}

/** Twins cannot be told apart by name, and must not stand in order of arrival. */
function inOrder(a: ToolBlock, b: ToolBlock): number {
  return (
    byCodePoint(a.name, b.name) || byCodePoint(JSON.stringify(a), JSON.stringify(b))
  )
}

/**
 * By code point, as UTF-8 sorts. Not `localeCompare`: where `_`, `I` and `ı` stand
 * depends on the machine. Not `<` alone: it compares halves of surrogate pairs.
 */
export function byCodePoint(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

/** Keys sorted at every depth. Arrays say something by their order, and keep it. */
function canonical<T>(value: T): T {
  if (Array.isArray(value)) return value.map(canonical) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => byCodePoint(a, b))
  // Not by assignment: a schema may have a property of the name `__proto__`.
  return Object.fromEntries(entries.map(([key, part]) => [key, canonical(part)])) as T
}
// #endregion order-drift
