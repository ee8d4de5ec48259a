/** `pnpm fuzz`: from the command line to the figures, and what to do with a failure. */
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  atMost,
  type CommandResult,
  commandResult,
  figure,
  renderFigures,
  reported,
} from '@workshop/report'
import type { Text } from '@workshop/syllabus'
import {
  explainUsage,
  fromCaller,
  integerIn,
  lookFor,
  oneOf,
  readLine,
  wrong,
} from '@workshop/testkit/command-line'
import { keep } from './corpus.ts'
import { fuzz, type Outcome } from './fuzz.ts'
import type { Target } from './target.ts'
import { TARGETS } from './targets/index.ts'
import type { Failure, Tried } from './try-target.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const NAMES = TARGETS.map(({ name }) => name)
const USAGE: Text = {
  en: `usage: pnpm fuzz [--time <s>] [--cases <n>] [--only <target>]... [--seed <n>]
                 [--subject <folder>] [--keep]
                 [--json] [--plain] [--lang en|zh] [--help]
targets: ${NAMES.join(', ')}
--time: seconds for all targets together (60); --cases: so many of each target instead
--seed: the first batch; the same seed brings the same cases
--subject: a stage or a solution, such as stages/01-handrolled
--keep: writes a case that failed into fuzz/corpus
it ends with 0, 1 (an invariant did not hold) or 2 (this line is wrong)`,
  zh: `用法：pnpm fuzz [--time <秒>] [--cases <个>] [--only <目标>]... [--seed <n>]
                 [--subject <目录>] [--keep]
                 [--json] [--plain] [--lang en|zh] [--help]
目标：${NAMES.join('、')}
--time：所有目标一共几秒（60）；--cases：改为每个目标跑这么多例
--seed：第一批的种子，同一个种子得到同样的用例
--subject：一个阶段或一份解答，例如 stages/01-handrolled
--keep：把失败的用例写进 fuzz/corpus
以 0、1（有不变式没守住）或 2（命令行有错）结束`,
}

const OPTIONS = {
  time: { type: 'string', default: '60' },
  cases: { type: 'string' },
  only: { type: 'string', multiple: true },
  seed: { type: 'string' },
  subject: { type: 'string' },
  keep: { type: 'boolean', default: false },
} as const
const MOST = 2 ** 31 - 1

export interface Request {
  subjects: Record<string, string>
  seconds: number
  cases: number | undefined
  seed: number
  keep: boolean
  json: boolean
  plain: boolean
  lang?: string | undefined
}

export async function main(node: NodeJS.Process): Promise<number> {
  const { argv, stdout, stderr } = node
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') return explainUsage(request, USAGE, node)
  const { subjects, seed, seconds, cases } = request
  const effort = { seed, seconds, ...(cases === undefined ? {} : { cases }) }
  const onDone = (tried: Tried): void => void stderr.write(`${lineOf(tried)}\n`)
  const outcome = await fuzz({ subjects, effort }, { onDone })
  if (request.keep) {
    for (const failure of failuresOf(outcome)) stderr.write(`${kept(failure)}\n`)
  }
  const result = resultOf(outcome, Object.keys(subjects))
  stdout.write(
    request.json
      ? `${JSON.stringify(result)}\n`
      : renderFigures(result, lookFor(stdout, request)),
  )
  return result.ok ? 0 : 1
}

/** A string says what is wrong with the command line; empty asks for help only. */
export function requestOf(args: string[], now = Date.now()): Request | string {
  return readLine(args, OPTIONS, ({ json, plain, lang, ...values }) => {
    const only = values.only?.map(name => oneOf('--only', name, NAMES))
    const chosen = TARGETS.filter(({ name }) => only?.includes(name) ?? true)
    const subjects = subjectsOf(chosen, values.subject)
    const count = (name: string, text: string) => integerIn(name, text, 1, MOST)
    return {
      subjects,
      seconds: count('--time', values.time) / Object.keys(subjects).length,
      cases: values.cases === undefined ? undefined : count('--cases', values.cases),
      seed: values.seed ? count('--seed', values.seed) : 1 + (now % 1_000_000),
      ...{
        keep: values.keep === true,
        json: json === true,
        plain: plain === true,
        lang,
      },
    }
  })
}

/** The folder of each target: the reference of its stage, or the one subject there is. */
function subjectsOf(
  targets: readonly Target[],
  subject: string | undefined,
): Record<string, string> {
  if (subject === undefined) {
    return Object.fromEntries(
      targets.map(({ name, stage }) => [name, reference(stage)]),
    )
  }
  const dir = fromCaller(subject)
  const here = targets.filter(({ module }) => existsSync(join(dir, `${module}.ts`)))
  if (here.length > 0) return Object.fromEntries(here.map(({ name }) => [name, dir]))
  const files = targets.map(({ module }) => `${module}.ts`)
  const wanted = {
    en: `a folder with one of ${files.join(', ')}`,
    zh: `含 ${files.join('、')} 之一的目录`,
  }
  throw wrong('--subject', wanted, subject)
}

function reference(stage: string): string {
  const folders = { '01': 'handrolled', '02': 'multi-server', '03': 'remote' } as const
  const more = { '04': 'token', '05': 'security' } as const
  const name = ({ ...folders, ...more } as Record<string, string>)[stage]
  return join(ROOT, 'solutions', `${stage}-${name}`, 'zero-sdk')
}

function failuresOf({ tried, hang }: Outcome): Failure[] {
  const failed = tried.flatMap(({ failure }) => failure ?? [])
  return hang ? [...failed, hang] : failed
}

function lineOf({ target, cases, kept, failure }: Tried): string {
  const counted = `${target}: ${cases} cases, ${kept} of the corpus`
  if (!failure) return counted
  const { seed, case: about, message } = failure
  const again =
    seed < 0 ? '' : `\n  again: pnpm fuzz --only ${target} --seed ${seed} --cases 500`
  return `${counted}: FAILED: ${message}\n  case: ${about.slice(0, 2000)}${again}`
}

function kept({ target, seed, case: about, message }: Failure): string {
  if (seed < 0) return `${target}: nothing new to keep`
  const found = new Date().toISOString().slice(0, 10)
  const file = keep(target, { found, why: message, case: JSON.parse(about) })
  return `${target}: kept in ${basename(file)}; say there why it failed`
}

export interface Details {
  targets: readonly (Tried & { invariant: string })[]
  hang?: Failure
}

export function resultOf(
  outcome: Outcome,
  asked: readonly string[],
): CommandResult<Details> {
  const { tried, hang } = outcome
  const invariantOf = (name: string) =>
    TARGETS.find(target => target.name === name)?.invariant ?? ''
  const cases = Object.fromEntries(
    tried.map(({ target, cases, failure }) => [
      `fuzz.${target}`,
      figure(cases, 'cases', 'no failure', failure === undefined && cases > 0),
    ]),
  )
  const failures = failuresOf(outcome).length
  const figures = {
    ...cases,
    'fuzz.cases': reported(
      tried.reduce((sum, { cases }) => sum + cases, 0),
      'cases',
    ),
    'fuzz.failures': atMost(failures, 0),
    'fuzz.hangs': atMost(hang ? 1 : 0, 0),
    'fuzz.targets': figure(
      `${tried.length}/${asked.length}`,
      '',
      'all',
      tried.length === asked.length,
    ),
  }
  const summary =
    failures === 0 ? 'every invariant held' : `${failures} of ${asked.length} failed`
  const targets = tried.map(one => ({ ...one, invariant: invariantOf(one.target) }))
  const details = hang ? { targets, hang } : { targets }
  return commandResult('fuzz', summary, figures, details)
}
