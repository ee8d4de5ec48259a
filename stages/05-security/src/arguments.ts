/**
 * What a model wrote: values, commands and paths, and the variables of a server.
 */
import { resolve } from 'node:path'

type Schema = Readonly<Record<string, unknown>>
type Variables = Readonly<Record<string, string | undefined>>

export class BadArgument extends Error {
  override readonly name = 'BadArgument'
}

export class PathEscape extends Error {
  override readonly name = 'PathEscape'
}

/** A sentence that names the field, or `undefined` when the arguments fit. */
export function checkArguments(
  args: Record<string, unknown>,
  schema: Schema,
): string | undefined {
  for (const name of (schema.required ?? []) as string[]) {
    if (!(name in args)) return `missing argument: ${name}`
  }
}

/** What `spawn` takes. */
export function commandLine(
  program: string,
  { flags = [], operands }: { flags?: readonly string[]; operands: readonly string[] },
) {
  const file = [program, ...flags, ...operands].join(' ')
  return { file, args: [] as string[], shell: true }
}

/** The real absolute path of what is inside `root`. */
export async function resolveInside(root: string, path: string): Promise<string> {
  const full = resolve(root, path)
  if (!full.startsWith(resolve(root))) throw new PathEscape(`${path} is outside`)
  return full
}

/** The variables that a server gets. */
export function childEnvironment(given: Variables, host: Variables): Variables {
  return { ...host, ...given }
}
