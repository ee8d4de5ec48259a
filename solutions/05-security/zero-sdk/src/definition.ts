/**
 * A tool as lines of text: the same for the same definition, readable for the person
 * who is to approve it, and with nothing in it that a screen would not show.
 */
import type { PinnedTool } from './contract.ts'

export function definitionOf(tool: PinnedTool): string {
  const { name, description, inputSchema, annotations } = tool
  const lines = description?.split('\n')
  const definition = sorted({ name, description: lines, inputSchema, annotations })
  return JSON.stringify(definition, null, 2).replace(INVISIBLE, escaped)
}

/** The order of keys says nothing; that of a list may. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([key, member]) => [key, sorted(member)]))
}

/** Characters that take no room, or turn the direction of those around them. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`
}
