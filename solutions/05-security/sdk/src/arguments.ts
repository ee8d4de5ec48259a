/**
 * What a model wrote, taken like a request body from the internet: values are
 * checked by ajv, and a command line is made of them. The schema is as little to be
 * trusted as the values: a server wrote it.
 * Specification 2026-07-28: server/tools (Security Considerations).
 */
import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { complaintAboutShape, LIMITS, type Limits, pathTo } from './shape.ts'

export { childEnvironment } from './environment.ts'
export { PathEscape, resolveInside } from './paths.ts'

type Schema = Readonly<Record<string, unknown>>

const LONGEST_SHOWN = 60

const ajv = new Ajv2020({
  strict: false,
  // What is wrong with a schema shows when it is compiled, and closes the gate.
  validateSchema: false,
  validateFormats: false,
  // Two servers may give the same `$id` to different schemas.
  addUsedSchema: false,
  ownProperties: true,
  logger: false,
})
// One pattern of a server can keep a processor busy for years.
for (const keyword of ['pattern', 'patternProperties']) ajv.removeKeyword(keyword)

const compiled = new WeakMap<Schema, ValidateFunction>()

// #region shell-arguments
/** A sentence the model can act on, or `undefined` when the arguments fit. */
export function checkArguments(
  args: unknown,
  schema: Schema,
  limits: Partial<Limits> = {},
): string | undefined {
  if (typeof args !== 'object' || args === null || Array.isArray(args)) {
    return `arguments: expected an object, got ${nameOfType(args)}`
  }
  const complaint = complaintAboutShape(args, { ...LIMITS, ...limits })
  if (complaint) return complaint
  let validate: ValidateFunction
  try {
    validate = validatorOf(schema)
  } catch (cause) {
    const why = short((cause as Error).message)
    return `arguments: the tool's schema is of no use: ${why}`
  }
  return validate(args) ? undefined : sentenceOf(validate.errors?.[0])
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
    super(`operand ${nth}: expected ${expected}, got ${nameOfType(actual)}`)
  }
}

function validatorOf(schema: Schema): ValidateFunction {
  const known = compiled.get(schema)
  if (known) return known
  const fresh = ajv.compile(schema)
  // The weak map keeps it as long as the tool is there; ajv would keep it for ever.
  ajv.removeSchema(schema)
  compiled.set(schema, fresh)
  return fresh
}

function sentenceOf(error: ErrorObject | undefined): string {
  const { instancePath = '', params = {}, message = 'does not fit' } = error ?? {}
  const steps = instancePath.split('/').slice(1).map(decoded)
  const missing = 'missingProperty' in params ? [String(params.missingProperty)] : []
  const field = [...steps, ...missing].reduce(pathTo, '')
  const why = missing.length > 0 ? 'is missing' : short(message)
  return `${field || 'arguments'}: ${why}`
}

/** A step of a JSON pointer. */
function decoded(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}

function nameOfType(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function short(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}
