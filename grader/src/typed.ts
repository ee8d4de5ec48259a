/** A command line, read strictly: what `parseArgs` throws is what was typed wrong. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UsageError } from './usage-error.ts'

/** @throws UsageError */
export function typed<const C extends ParseArgsConfig>(
  config: C,
): ReturnType<typeof parseArgs<C>> {
  try {
    return parseArgs(config)
  } catch (cause) {
    // What follows its first sentence is advice for another kind of program.
    const [complaint = ''] = (cause as Error).message.split('. ', 1)
    throw new UsageError(complaint, { cause })
  }
}
