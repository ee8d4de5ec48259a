/**
 * What a model wrote, taken like a request body from the internet: values are
 * checked, and a command line is made of them. Not here: `minimum`, `pattern` and the
 * rest of JSON Schema, which the server has to check itself.
 * Specification 2026-07-28: server/tools (Security Considerations).
 */
import { isDeepStrictEqual } from 'node:util'
import { complaintAboutShape, LIMITS, type Limits, pathTo } from './shape.ts'

export { childEnvironment } from './environment.ts'
export { PathEscape, resolveInside } from './paths.ts'

/** As a server wrote it, so every keyword may be anything. */
type Schema = Readonly<Record<string, unknown>>

const LONGEST_SHOWN = 60

// #region shell-arguments
/** A sentence the model can act on, or `undefined` when the arguments fit. */
export function checkArguments(
  args: unknown,
  schema: Schema,
  limits: Partial<Limits> = {},
): string | undefined {
  if (!isObject(args)) return `arguments: expected an object, got ${nameOfType(args)}`
  return (
    complaintAboutShape(args, { ...LIMITS, ...limits }) ??
    complaintAbout(args, schema, '')
  )
}

/** Operands are the model's: after `--` none is a flag, and no shell reads them. */
export function commandLine(
  program: string,
  { flags = [], operands }: { flags?: readonly string[]; operands: readonly string[] },
): { file: string; args: string[]; shell: false } {
  for (const [nth, operand] of operands.entries()) {
    if (typeof operand !== 'string') throw new BadArgument(nth, 'a string', operand)
    if (operand.includes('\0')) throw new BadArgument(nth, 'no NUL', operand)
  }
  return { file: program, args: [...flags, '--', ...operands], shell: false }
}
// #endregion shell-arguments

export class BadArgument extends Error {
  override readonly name = 'BadArgument'

  constructor(nth: number, expected: string, actual: unknown) {
    super(`operand ${nth}: expected ${expected}, got ${shown(actual)}`)
  }
}

function complaintAbout(
  value: unknown,
  schema: unknown,
  at: string,
): string | undefined {
  if (!isObject(schema)) return undefined
  const types = [schema.type ?? []].flat()
  if (types.length > 0 && !types.some(type => isOfType(value, type))) {
    return `${at || 'arguments'}: expected ${types.join(' or ')}, got ${shown(value)}`
  }
  const { enum: values, items } = schema
  if (Array.isArray(values) && !values.some(one => isDeepStrictEqual(one, value))) {
    const known = short(JSON.stringify(values))
    return `${at}: expected one of ${known}, got ${shown(value)}`
  }
  if (isObject(value)) return complaintAboutMembers(value, schema, at)
  if (!Array.isArray(value)) return undefined
  return first(value.entries(), ([nth, item]) =>
    complaintAbout(item, items, `${at}[${nth}]`),
  )
}

function complaintAboutMembers(value: Schema, schema: Schema, at: string) {
  const { required, properties } = schema
  const names = Array.isArray(required) ? required : []
  const missing = names.find(name => !has(value, name))
  if (missing !== undefined) return `${pathTo(at, String(missing))}: is missing`
  if (!isObject(properties)) return undefined
  return first(Object.keys(properties), name =>
    has(value, name)
      ? complaintAbout(value[name], properties[name], pathTo(at, name))
      : undefined,
  )
}

function first<T>(items: Iterable<T>, complaint: (item: T) => string | undefined) {
  for (const item of items) {
    const found = complaint(item)
    if (found) return found
  }
}

/** A prototype's members are nobody's arguments. */
function has(value: Schema, name: string): boolean {
  return Object.hasOwn(value, name) && value[name] !== undefined
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  return nameOfType(value) === type
}

function isObject(value: unknown): value is Schema {
  return nameOfType(value) === 'object'
}

function nameOfType(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** `"x" (string)`; a message is no place for a megabyte. */
function shown(value: unknown): string {
  const text = JSON.stringify(typeof value === 'string' ? short(value) : value)
  return `${short(String(text))} (${nameOfType(value)})`
}

function short(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}
