/** `pnpm fuzz`: from the command line to the figures, and what to do with a failure. */
import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  atMost,
  type CommandResult,
  commandResult,
  figure,
  renderFigures,
  reported,
} from '@workshop/report'
import { localeFor, themeFor } from '@workshop/testkit/state'
import { keep } from './corpus.ts'
import { fuzz, type Outcome } from './fuzz.ts'
import type { Target } from './target.ts'
import { TARGETS } from './targets/index.ts'
import type { Failure, Tried } from './try-target.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const USAGE = `usage: fuzz [--time <s>] [--cases <n>] [--only <target>] [--seed <n>]
            [--subject <folder>] [--keep] [--json]
targets: ${TARGETS.map(({ name }) => name).join(', ')}

--time     seconds for all targets together (60)
--cases    so many cases of each target instead
--seed     the first batch; the same seed brings the same cases
--subject  a stage or a solution, such as stages/01-handrolled
--keep     writes a case that failed into fuzz/corpus`

const OPTIONS = {
  time: { type: 'string', default: '60' },
  cases: { type: 'string' },
  only: { type: 'string', multiple: true },
  seed: { type: 'string' },
  subject: { type: 'string' },
  keep: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

export interface Request {
  subjects: Record<string, string>
  seconds: number
  cases: number | undefined
  seed: number
  keep: boolean
  json: boolean
}

export async function main({ argv, stdout, stderr }: NodeJS.Process): Promise<number> {
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') {
    const isHelp = request === USAGE
    const text = isHelp ? `${request}\n` : `${request}\n${USAGE}\n`
    ;(isHelp ? stdout : stderr).write(text)
    return isHelp ? 0 : 2
  }
  const { subjects, seed, seconds, cases } = request
  const effort = { seed, seconds, ...(cases === undefined ? {} : { cases }) }
  const onDone = (tried: Tried): void => void stderr.write(`${lineOf(tried)}\n`)
  const outcome = await fuzz({ subjects, effort }, { onDone })
  const failures = failuresOf(outcome)
  if (request.keep) {
    for (const failure of failures) stderr.write(`${kept(failure)}\n`)
  }
  const result = resultOf(outcome, Object.keys(subjects))
  if (request.json) stdout.write(`${JSON.stringify(result)}\n`)
  else {
    const theme = themeFor(stdout)
    stdout.write(renderFigures(result, { theme, locale: localeFor() }))
  }
  return result.ok ? 0 : 1
}

/** A string says what is wrong with the command line, or how it is used. */
export function requestOf(args: string[], now = Date.now()): Request | string {
  try {
    const { values } = parseArgs({ args, options: OPTIONS })
    if (values.help) return USAGE
    const numbers = [
      ['--time', values.time],
      ['--cases', values.cases],
      ['--seed', values.seed],
    ] as const
    for (const [name, text] of numbers) {
      if (text !== undefined && !/^[1-9]\d{0,9}$/.test(text)) {
        return `${name}: expected a whole number above 0, got ${JSON.stringify(text)}`
      }
    }
    const names = TARGETS.map(({ name }) => name)
    const stranger = values.only?.find(name => !names.includes(name))
    if (stranger !== undefined) return `--only: no target is called ${stranger}`
    const chosen = TARGETS.filter(({ name }) => values.only?.includes(name) ?? true)
    const subjects = subjectsOf(chosen, values.subject)
    if (typeof subjects === 'string') return subjects
    const { keep, json } = values
    return {
      subjects,
      keep,
      json,
      seconds: Number(values.time) / Object.keys(subjects).length,
      cases: values.cases === undefined ? undefined : Number(values.cases),
      seed: Number(values.seed ?? 1 + (now % 1_000_000)),
    }
  } catch (cause) {
    return (cause as Error).message
  }
}

/** The folder of each target: the reference of its stage, or the one subject there is. */
function subjectsOf(
  targets: readonly Target[],
  subject: string | undefined,
): Record<string, string> | string {
  if (subject === undefined) {
    return Object.fromEntries(
      targets.map(({ name, stage }) => [name, reference(stage)]),
    )
  }
  const dir = resolve(process.env.INIT_CWD ?? process.cwd(), subject)
  const here = targets.filter(({ module }) => existsSync(join(dir, `${module}.ts`)))
  if (here.length > 0) return Object.fromEntries(here.map(({ name }) => [name, dir]))
  const wanted = targets.map(({ module }) => `${module}.ts`).join(', ')
  return `--subject: expected a folder with one of ${wanted}, got ${subject}`
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
