/**
 * `grade`: its subcommands, flags in, exit code out. stdout takes the result (one
 * object with `--json`), stderr everything that is said on the way there.
 */
import { bundle } from '../reports/index.ts'
import { dockerfile } from '../sandbox/index.ts'
import { typed } from '../typed.ts'
import { UsageError } from '../usage-error.ts'
import { corpus } from './corpus.ts'
import { doctor } from './doctor.ts'
import { explainOne } from './explain-command.ts'
import { gradeAll } from './grade.ts'
import { gradeOptions, USAGE } from './options.ts'

const DOCTOR_USAGE = `Usage: pnpm grade doctor [options]

Attacks this machine's sandbox, and says which level of isolation holds.

  --level <A|B|C|D>   no better level than this one
  --no-isolation      accept level D: submissions can do what you can do
  --dockerfile        print the Dockerfile of level C's image, and nothing else
  --json              one object on stdout and nothing else
`

const CORPUS_USAGE = `Usage: pnpm grade corpus [options]

Runs hostile programs in this machine's sandbox: each has to end as stated, see
nothing of the host and leave nothing behind.

  --level <A|B>       no better level than this one
  --only <id>         such as X07; may be given more than once
  --json              one object on stdout and nothing else
`

export async function grade(args: readonly string[]): Promise<number> {
  const [command, ...rest] = args
  const wantsHelp =
    args.includes('--help') || command === undefined || command === 'help'
  if (command === 'doctor') {
    if (wantsHelp) return print(DOCTOR_USAGE)
    const { dockerfile: isAsked, ...options } = doctorOptions(rest)
    return isAsked ? print(dockerfile()) : await doctor(options)
  }
  if (command === 'corpus') {
    return wantsHelp ? print(CORPUS_USAGE) : await corpus(corpusOptions(rest))
  }
  if (command === 'enqueue' || command === 'worker' || command === 'collect') {
    const { queueCommand } = await import('../queue/cli.ts')
    return await queueCommand(command, rest, wantsHelp)
  }
  if (command === 'selftest') {
    const { SELFTEST_USAGE, selftest } = await import('../selftest/selftest.ts')
    return wantsHelp ? print(SELFTEST_USAGE) : await selftest(rest)
  }
  if (command === 'bundle') {
    return await bundle(rest.map(word => (word === 'k8s' ? 'kubernetes' : word)))
  }
  if (wantsHelp) return print(USAGE)
  if (command === 'explain') return explainOne(rest)
  return await gradeAll(gradeOptions(args))
}

function print(text: string): 0 {
  process.stdout.write(text)
  return 0
}

function doctorOptions(args: string[]) {
  const options = {
    level: { type: 'string' },
    'no-isolation': { type: 'boolean', default: false },
    dockerfile: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  } as const
  const { values } = typed({ args, options })
  return {
    level: levelIn(values.level),
    iAcceptNoIsolation: values['no-isolation'],
    dockerfile: values.dockerfile,
    json: values.json,
  }
}

function corpusOptions(args: string[]) {
  const options = {
    level: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] as string[] },
    json: { type: 'boolean', default: false },
  } as const
  const { values } = typed({ args, options })
  return { level: levelIn(values.level), only: values.only, json: values.json }
}

function levelIn(typed: string | undefined) {
  if (typed === undefined) return undefined
  const level = (['A', 'B', 'C', 'D'] as const).find(level => level === typed)
  if (level) return level
  throw new UsageError(`--level: expected A, B, C or D, got ${typed}`)
}
