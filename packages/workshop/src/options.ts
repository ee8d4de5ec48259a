/** Options of one command; what Node's parser complains of becomes our sentence. */
import { parseArgs } from 'node:util'
import { Complaint } from './complaint.ts'
import { ERRORS } from './phrases.ts'

type Spec = Record<string, 'boolean' | 'string'>

type Values<S extends Spec> = {
  [K in keyof S]?: S[K] extends 'boolean' ? boolean : string
}

/** `most` is how many words the command takes besides its options. */
export function optionsOf<S extends Spec>(
  command: string,
  args: readonly string[],
  spec: S,
  most: number,
): { values: Values<S>; words: string[] } {
  const options = Object.fromEntries(
    Object.entries(spec).map(([name, type]) => [name, { type }]),
  )
  let parsed: { values: Record<string, unknown>; positionals: string[] }
  try {
    // pnpm hands on the `--` that people put before options.
    const own = args.filter(word => word !== '--')
    parsed = parseArgs({ args: own, options, allowPositionals: true })
  } catch (cause) {
    throw complaintOf(cause as Error, command)
  }
  const extra = parsed.positionals[most]
  if (extra !== undefined) throw new Complaint(ERRORS.tooMany(extra, command), 2)
  return { values: parsed.values as Values<S>, words: parsed.positionals }
}

function complaintOf(cause: Error, command: string): unknown {
  if (!('code' in cause) || !String(cause.code).startsWith('ERR_PARSE_ARGS')) {
    return cause
  }
  const typed = /'(-[^\s']+)/.exec(cause.message)?.[1] ?? ''
  return new Complaint(ERRORS.option(typed, command), 2)
}
