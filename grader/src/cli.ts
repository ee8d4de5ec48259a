/**
 * The grader's commands: flags in, exit code out. stdout takes the result (one
 * object with `--json`), stderr everything that is said on the way there.
 */
import { availableParallelism } from 'node:os'
import { grade } from './grade/cli.ts'
import { prove } from './prove/index.ts'
import { typed } from './typed.ts'
import { UsageError } from './usage-error.ts'

const USAGE = `Usage: node grader/bin.js prove [options]
       node grader/bin.js grade help

Runs the tests of a stage on its solutions, its skeleton and every mutant, and
ends with 0 exactly when each of them came out as declared.

  --stage <id>    one stage, such as 01; every stage that can be proved if absent
  --only <name>   a pitfall, a mutant (pitfall/name) or a subject (zero-sdk, sdk,
                  skeleton); may be given more than once
  --own           each mutant on the checks of its own pitfall only: much quicker,
                  and does not show whether it is red elsewhere too
  --proxy         each subject in a process of its own, as submissions are run
  --jobs <n>      runs at the same time; 2 if absent
  --json          one object on stdout and nothing else
`

export async function main(args: readonly string[]): Promise<number> {
  try {
    const [command, ...rest] = args
    if (command === 'grade') return await grade(rest)
    if (command === undefined || command === 'help' || rest.includes('--help')) {
      process.stdout.write(USAGE)
      return 0
    }
    if (command !== 'prove') {
      throw new UsageError(`expected the command prove or grade, got ${command}`)
    }
    return await prove(proveOptions(rest))
  } catch (cause) {
    if (!(cause instanceof UsageError)) throw cause
    process.stderr.write(`${cause.message}\n`)
    return 2
  }
}

function proveOptions(args: string[]) {
  const options = {
    stage: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] as string[] },
    own: { type: 'boolean', default: false },
    proxy: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  } as const
  const { values } = typed({ args, options })
  return {
    stage: values.stage,
    only: values.only,
    own: values.own,
    proxy: values.proxy,
    jobs: countIn(values.jobs),
    json: values.json,
  }
}

function countIn(typed: string): number {
  const jobs = Number(typed)
  const most = 4 * availableParallelism()
  if (Number.isInteger(jobs) && jobs >= 1 && jobs <= most) return jobs
  throw new UsageError(`--jobs: expected 1 to ${most}, got ${typed}`)
}
