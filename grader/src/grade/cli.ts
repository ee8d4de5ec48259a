/**
 * `grade`: its subcommands, flags in, exit code out. stdout takes the result (one
 * object with `--json`), stderr everything that is said on the way there.
 */
import { parseArgs } from 'node:util'
import { UsageError } from '../usage-error.ts'
import { doctor } from './doctor.ts'

export const GRADE_USAGE = `Usage: node grader/bin.js grade doctor [options]

Attacks this machine's sandbox, and says which level of isolation holds.

  --level <A|B|C|D>   no better level than this one
  --no-isolation      accept level D: submissions can do what you can do
  --json              one object on stdout and nothing else
`

export async function grade(args: readonly string[]): Promise<number> {
  const [command, ...rest] = args
  if (command === undefined || command === 'help' || rest.includes('--help')) {
    process.stdout.write(GRADE_USAGE)
    return 0
  }
  if (command !== 'doctor') {
    throw new UsageError(`expected the command doctor, got ${command}`)
  }
  return await doctor(doctorOptions(rest))
}

function doctorOptions(args: string[]) {
  const options = {
    level: { type: 'string' },
    'no-isolation': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  } as const
  const { values } = parsed(() => parseArgs({ args, options }))
  return {
    level: levelIn(values.level),
    iAcceptNoIsolation: values['no-isolation'],
    json: values.json,
  }
}

function levelIn(typed: string | undefined) {
  if (typed === undefined) return undefined
  const level = (['A', 'B', 'C', 'D'] as const).find(level => level === typed)
  if (level) return level
  throw new UsageError(`--level: expected A, B, C or D, got ${typed}`)
}

/** What `parseArgs` throws is what was typed wrong. */
function parsed<T>(parse: () => T): T {
  try {
    return parse()
  } catch (cause) {
    throw new UsageError((cause as Error).message, { cause })
  }
}
