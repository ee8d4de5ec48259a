/** What `grade enqueue`, `worker` and `collect` are told, read strictly. */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { type GradeOptions, gradeOptions } from '../grade/options.ts'
import type { Level } from '../sandbox/index.ts'
import { typed } from '../typed.ts'
import { UsageError } from '../usage-error.ts'
import { redisUrl } from './redis.ts'

export const QUEUE_USAGE = `Usage: pnpm grade enqueue <path…> --out <shared folder> [options]
       pnpm grade worker  --shared <shared folder> [options]
       pnpm grade collect --shared <shared folder> [options]

Grades on several machines that have one folder and one Redis in common. Redis hands
out the work and may be lost: what counts is in the folder. The options of
\`pnpm grade\` hold for enqueue, except those for reports.

  --redis <url>     redis://host:port; $REDIS_URL if absent
  --level <A|B|C>   enqueue: of the sandbox on every worker; this machine's if absent
  --jobs <n>        worker: at the same time; the number of cores if absent
  --watch           collect: until every submission has a result
  --lang, --report, --publish-unverified
                    collect: of the reports, as for \`pnpm grade\`
  --no-sandbox-i-know-the-risk
                    enqueue and worker, both: level D, every page says UNVERIFIED
  --json            enqueue, collect: one object on stdout and nothing else
`

const REDIS = { redis: { type: 'string' } } as const
const SHARED = { shared: { type: 'string' } } as const
const UNSAFE = {
  'no-sandbox-i-know-the-risk': { type: 'boolean', default: false },
} as const

export interface EnqueueOptions extends GradeOptions {
  redis: string
  level: Level | undefined
}

const COLLECTED = ['--jobs', '--report', '--similarity', '--publish-unverified']

/** @throws UsageError */
export function enqueueOptions(args: readonly string[]): EnqueueOptions {
  const { own, rest } = apart(args, ['--redis', '--level'])
  if (!rest.some(arg => arg === '--out' || arg.startsWith('--out='))) {
    throw new UsageError('enqueue: expected --out <shared folder>, got none')
  }
  for (const flag of COLLECTED) {
    if (rest.some(arg => arg === flag || arg.startsWith(`${flag}=`))) {
      throw new UsageError(
        `enqueue: expected ${flag} with worker or collect, got it here`,
      )
    }
  }
  return {
    ...gradeOptions(rest),
    redis: redisIn(own.get('--redis')),
    level: levelIn(own.get('--level')),
  }
}

export interface WorkOptions {
  shared: string
  redis: string
  jobs: number
  unsafe: boolean
}

/** @throws UsageError */
export function workOptions(args: readonly string[]): WorkOptions {
  const options = { ...REDIS, ...SHARED, ...UNSAFE, jobs: { type: 'string' } } as const
  const { values } = typed({ args: [...args], options })
  return {
    shared: sharedIn('worker', values.shared),
    redis: redisIn(values.redis),
    jobs: jobsIn(values.jobs ?? String(availableParallelism())),
    unsafe: values['no-sandbox-i-know-the-risk'],
  }
}

export interface CollectOptions
  extends Pick<GradeOptions, 'locale' | 'reports' | 'json' | 'publishUnverified'> {
  shared: string
  redis: string
  watch: boolean
}

/** @throws UsageError */
export function collectOptions(args: readonly string[]): CollectOptions {
  const options = {
    ...{ ...REDIS, ...SHARED },
    watch: { type: 'boolean', default: false },
    lang: { type: 'string' },
    report: { type: 'string', multiple: true, default: [] as string[] },
    json: { type: 'boolean', default: false },
    'publish-unverified': { type: 'boolean', default: false },
  } as const
  const { values } = typed({ args: [...args], options })
  const { locale, reports, json, publishUnverified } = gradeOptions([
    ...['-', ...(values.lang === undefined ? [] : ['--lang', values.lang])],
    ...values.report.flatMap(kind => ['--report', kind]),
    ...(values.json ? ['--json'] : []),
    ...(values['publish-unverified'] ? ['--publish-unverified'] : []),
  ])
  const shared = sharedIn('collect', values.shared)
  return {
    shared,
    redis: redisIn(values.redis),
    watch: values.watch,
    locale,
    reports,
    json,
    publishUnverified,
  }
}

const redisIn = (typed: string | undefined): string =>
  redisUrl('--redis', typed ?? process.env.REDIS_URL)

function sharedIn(command: string, typed: string | undefined): string {
  if (typed !== undefined) return resolve(typed)
  throw new UsageError(`${command}: expected --shared <shared folder>, got none`)
}

function levelIn(typed: string | undefined): Level | undefined {
  if (typed === undefined) return undefined
  const level = (['A', 'B', 'C'] as const).find(level => level === typed)
  if (level) return level
  throw new UsageError(`--level: expected A, B or C, got ${typed}`)
}

function jobsIn(typed: string): number {
  const jobs = Number(typed)
  const most = 4 * availableParallelism()
  if (Number.isInteger(jobs) && jobs >= 1 && jobs <= most) return jobs
  throw new UsageError(`--jobs: expected 1 to ${most}, got ${typed}`)
}

/** Takes our own flags out; what is left is read by whoever knows the others. */
function apart(args: readonly string[], flags: readonly string[]) {
  const own = new Map<string, string>()
  const rest: string[] = []
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? ''
    const [flag = '', ...value] = arg.split('=')
    if (!flags.includes(flag)) {
      rest.push(arg)
      continue
    }
    const given = value.length > 0 ? value.join('=') : args[++at]
    if (given === undefined || given.startsWith('--')) {
      throw new UsageError(`${flag}: expected a value, got none`)
    }
    own.set(flag, given)
  }
  return { own, rest }
}
