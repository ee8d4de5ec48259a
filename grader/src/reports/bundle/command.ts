/** `grade bundle <kind>`: a file for a platform, made from flags. */
import { execFile } from 'node:child_process'
import { lstatSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { STAGES } from '@workshop/syllabus'
import { ROOT } from '@workshop/testkit/state'
import { FEEDBACK } from '../../results/index.ts'
import { typed } from '../../typed.ts'
import { UsageError } from '../../usage-error.ts'
import { actionsWorkflow } from './actions-workflow.ts'
import type { Assignment } from './grade-command.ts'
import { gradescopeBundle } from './gradescope-zip.ts'
import { kubernetesManifest } from './kubernetes.ts'

export const BUNDLE_USAGE = `Usage: pnpm grade bundle gradescope|kubernetes|actions --stage <id> [options]

Makes what a platform needs to grade with this repository, as one file.

  --out <file>        or a folder; autograder.zip, grade-job.yaml, grade.yml if absent
  --feedback <kind>   none, count, group, full; count if absent
  --lang en|zh        of the reports
  --seed <text>       the same hidden variation for everybody
  --no-sandbox-i-know-the-risk
                      grade even where nothing isolates; every result says UNVERIFIED

gradescope: the repository's files, setup.sh and run_autograder
  --node <version>    of the image; the one that runs now if absent

kubernetes: an Indexed Job (1.33 or newer), one index for each shard
  --image <image>     this repository, installed under /workshop (needed)
  --shards <n>        8 if absent;  --parallelism <n>  4 if absent
  --name, --namespace, --submissions-claim, --results-claim, --runtime-class <name>
  --deadline <s>      of one shard; 7200 if absent

actions: a workflow for the teacher's repository
  --node <version>, --shards <n>
  --isolation <kind>  userns (lifts a rule of the runner's AppArmor) or container
  --secret <name>     that may read the submissions; SUBMISSIONS_TOKEN if absent
`

const text = { type: 'string' } as const
const FLAGS = {
  out: text,
  stage: text,
  feedback: { ...text, default: 'count' },
  lang: { ...text, default: 'en' },
  seed: text,
  'no-sandbox-i-know-the-risk': { type: 'boolean', default: false },
  node: { ...text, default: process.versions.node },
  image: text,
  shards: { ...text, default: '8' },
  parallelism: { ...text, default: '4' },
  name: { ...text, default: 'grade' },
  namespace: { ...text, default: 'default' },
  'submissions-claim': { ...text, default: 'submissions' },
  'results-claim': { ...text, default: 'results' },
  'runtime-class': text,
  deadline: { ...text, default: '7200' },
  isolation: { ...text, default: 'userns' },
  secret: { ...text, default: 'SUBMISSIONS_TOKEN' },
} as const

type Flags = ReturnType<typeof typedFlags>['values']

const KINDS = {
  gradescope: { out: 'autograder.zip', make: gradescope },
  kubernetes: { out: 'grade-job.yaml', make: kubernetes },
  actions: { out: 'grade.yml', make: actions },
} as const

/** @throws UsageError */
export async function bundle(args: readonly string[]): Promise<number> {
  if (args.length === 0 || args.includes('--help')) {
    process.stdout.write(BUNDLE_USAGE)
    return 0
  }
  const { values, positionals } = typedFlags(args)
  if (positionals.length !== 1) {
    throw new UsageError(`bundle: expected one kind, got ${positionals.length}`)
  }
  const kind = oneOf('bundle', positionals[0], ['gradescope', 'kubernetes', 'actions'])
  const { out, make } = KINDS[kind]
  const place = resolve(values.out ?? out)
  const isFolder = lstatSync(place, { throwIfNoEntry: false })?.isDirectory()
  const file = isFolder ? join(place, out) : place
  const made = await make(values)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, made)
  process.stdout.write(`${file}\n`)
  return 0
}

const typedFlags = (args: readonly string[]) =>
  typed({ args: [...args], options: FLAGS, allowPositionals: true })

const assignmentOf = (flags: Flags): Assignment => ({
  stage: oneOf(
    '--stage',
    flags.stage,
    STAGES.map(({ id }) => id),
  ),
  feedback: oneOf('--feedback', flags.feedback, FEEDBACK),
  locale: oneOf('--lang', flags.lang, ['en', 'zh']),
  withoutIsolation: flags['no-sandbox-i-know-the-risk'],
  ...(flags.seed === undefined ? {} : { seed: flags.seed }),
})

async function gradescope(flags: Flags): Promise<Uint8Array> {
  const assignment = assignmentOf(flags)
  return gradescopeBundle({
    ...assignment,
    node: flags.node,
    files: await trackedFiles(),
  })
}

async function kubernetes(flags: Flags): Promise<string> {
  if (flags.image === undefined) {
    throw new UsageError('--image: expected the image of the grader, got nothing')
  }
  const runtimeClass = flags['runtime-class']
  return kubernetesManifest({
    ...assignmentOf(flags),
    name: flags.name,
    namespace: flags.namespace,
    image: flags.image,
    shards: countIn('--shards', flags.shards),
    parallelism: countIn('--parallelism', flags.parallelism),
    submissionsClaim: flags['submissions-claim'],
    resultsClaim: flags['results-claim'],
    deadline: countIn('--deadline', flags.deadline),
    ...(runtimeClass === undefined ? {} : { runtimeClass }),
  })
}

async function actions(flags: Flags): Promise<string> {
  return actionsWorkflow({
    ...assignmentOf(flags),
    node: flags.node,
    shards: countIn('--shards', flags.shards),
    isolation: oneOf('--isolation', flags.isolation, ['userns', 'container']),
    secret: flags.secret,
  })
}

/** What git knows of, as it is on the disk: changes that are not committed too. */
async function trackedFiles(): Promise<Map<string, Uint8Array>> {
  const run = promisify(execFile)
  const options = { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 }
  try {
    const { stdout } = await run('git', ['ls-files', '-z'], options)
    const paths = stdout.split('\0').filter(path => path !== '' && isFile(path))
    return new Map(paths.map(path => [path, readFileSync(join(ROOT, path))]))
  } catch (cause) {
    const message = `bundle gradescope: expected a git checkout, got ${ROOT}`
    throw new UsageError(message, { cause })
  }
}

const isFile = (path: string) =>
  lstatSync(join(ROOT, path), { throwIfNoEntry: false })?.isFile() === true

function oneOf<T extends string>(
  flag: string,
  typed: string | undefined,
  known: readonly T[],
): T {
  const found = known.find(value => value === typed)
  if (found !== undefined) return found
  const got = typed ?? 'nothing'
  throw new UsageError(`${flag}: expected one of ${known.join(', ')}, got ${got}`)
}

function countIn(flag: string, typed: string): number {
  const count = Number(typed)
  if (Number.isInteger(count) && count >= 1) return count
  throw new UsageError(`${flag}: expected a whole number from 1, got ${typed}`)
}
