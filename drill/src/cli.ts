/**
 * `drill [--subject <folder>] [--tokens <folder>] [--seed N] [--seeds N] [--json]`:
 * breaks a finished host silently, and says whether its own signals would tell.
 * Without a subject it is the learner's.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Locale } from '@workshop/syllabus'
import {
  displayPath,
  localeFor,
  ROOT,
  subjectDir,
  themeFor,
} from '@workshop/testkit/state'
import { openSubject } from '@workshop/testkit/subject'
import { renderResult, resultOf } from './result.ts'
import { drill } from './scoreboard.ts'

const USAGE = `usage: drill [--subject <folder>] [--tokens <folder>] [--seed N] [--seeds N]
             [--json] [--lang en|zh] [--plain]
--subject: a stage 05; --tokens: a stage 04, without it the one of the same flavour`
const SEEDS = 3

export async function main({ argv, stdout, stderr }: NodeJS.Process): Promise<number> {
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') {
    stderr.write(`${request}\n${USAGE}\n`)
    return 2
  }
  const { gates, tokens, seeds, json, plain } = request
  const subjects = { gates: openSubject(gates), tokens: openSubject(tokens) }
  const board = await drill(subjects, seeds, line => void stderr.write(`${line}\n`))
  const result = resultOf({
    ...board,
    subject: displayPath(gates),
    tokens: displayPath(tokens),
  })
  const theme = themeFor(stdout)
  const look = {
    theme: plain ? { ...theme, color: false, unicode: false } : theme,
    locale: request.lang ?? localeFor(),
  }
  stdout.write(json ? `${JSON.stringify(result)}\n` : renderResult(result, look))
  return result.ok ? 0 : 1
}

export interface Request {
  /** The folders of a stage 05 and a stage 04. */
  gates: string
  tokens: string
  seeds: readonly number[]
  json: boolean
  plain: boolean
  lang?: Locale
}

/** A string says what is wrong with the command line. */
export function requestOf(args: string[]): Request | string {
  const options = {
    json: { type: 'boolean', default: false },
    plain: { type: 'boolean', default: false },
    subject: { type: 'string' },
    tokens: { type: 'string' },
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: `${SEEDS}` },
    lang: { type: 'string' },
  } as const
  try {
    const { json, plain, subject, lang, ...rest } = parseArgs({ args, options }).values
    const gates = subject
      ? resolve(subject)
      : subjectDir(join(ROOT, 'stages/05-security'))
    const tokens = rest.tokens ? resolve(rest.tokens) : tokensBeside(gates)
    for (const [name, dir] of Object.entries({ subject: gates, tokens })) {
      if (!existsSync(join(dir, 'src'))) {
        return `--${name}: expected a folder with src/, got ${displayPath(dir)}`
      }
    }
    if (!existsSync(join(gates, 'src/policy.ts'))) {
      return `--subject: expected a stage 05, such as solutions/05-security/zero-sdk, got ${displayPath(gates)}`
    }
    const [first, count] = [Number(rest.seed), Number(rest.seeds)]
    if (!Number.isInteger(first) || first < 0) {
      return `--seed: expected an integer from 0 on, got ${rest.seed}`
    }
    if (!Number.isInteger(count) || count < 1 || count > 1000) {
      return `--seeds: expected an integer from 1 to 1000, got ${rest.seeds}`
    }
    if (lang !== undefined && lang !== 'en' && lang !== 'zh') {
      return `--lang: expected en or zh, got ${lang}`
    }
    const seeds = Array.from({ length: count }, (_, at) => first + at)
    return { gates, tokens, seeds, json, plain, ...(lang && { lang }) }
  } catch (cause) {
    return (cause as Error).message
  }
}

/** `solutions/05-security/sdk` has its stage 04 in `solutions/04-token/sdk`. */
function tokensBeside(gates: string): string {
  const beside = gates.replace('05-security', '04-token')
  const isThere = beside !== gates && existsSync(join(beside, 'src'))
  return isThere ? beside : join(ROOT, 'stages/04-token')
}
