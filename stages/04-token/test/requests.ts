/**
 * Captured request bodies: what a host has sent to a model, as text. Two forms of
 * tools are in use, and both say the same.
 */
import type { ToolBlock } from './contract.ts'

export type Form = 'plain' | 'function'
export const FORMS: readonly Form[] = ['plain', 'function']

/** One body; `more` stands beside the tools. */
export function body(
  blocks: readonly ToolBlock[],
  form: Form = 'plain',
  more: object = {},
): string {
  const messages = [{ role: 'user', content: 'What did we decide about dates?' }]
  const tools = form === 'plain' ? blocks : blocks.map(asFunction)
  return JSON.stringify({ model: 'some-model', tools, messages, ...more })
}

function asFunction({ name, description, input_schema }: ToolBlock): object {
  const parameters = input_schema
  return { type: 'function', function: { name, description, parameters } }
}

/** The same value, with the keys of every object the other way round. */
export function reversed<T>(value: T): T {
  if (Array.isArray(value)) return value.map(reversed) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).reverse()
  return Object.fromEntries(entries.map(([key, part]) => [key, reversed(part)])) as T
}
