/**
 * Checks the arguments of a call against the tool's schema, as far as the
 * workshop's schemas go: `required`, `type` and `minimum` of each property.
 * Not here: the rest of JSON Schema; a real server takes a library for it.
 * Specification 2026-07-28: server/tools (servers MUST validate tool inputs).
 */
import type { InputSchema } from '@workshop/wire'

/** A sentence the model can act on, or `undefined` when the arguments fit. */
export function complaintAbout(
  args: Record<string, unknown>,
  { properties = {}, required = [] }: InputSchema,
): string | undefined {
  for (const name of required) {
    if (!Object.hasOwn(args, name)) return `missing argument: ${name}`
  }
  for (const [name, { type, minimum }] of Object.entries(properties)) {
    if (!Object.hasOwn(args, name)) continue
    const value = args[name]
    if (!isOfType(value, type)) {
      return `argument ${name}: expected ${type}, got ${JSON.stringify(value)} (${nameOfType(value)})`
    }
    if (typeof minimum === 'number' && (value as number) < minimum) {
      return `argument ${name}: expected at least ${minimum}, got ${value}`
    }
  }
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === 'integer') return Number.isSafeInteger(value)
  return type === undefined || nameOfType(value) === type
}

function nameOfType(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
