/**
 * `drill [--subject <folder>] [--tokens <folder>] [--seed N] [--seeds N]`: breaks a
 * finished host silently, and says whether its own signals would tell. Without a subject
 * it is the learner's.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Text } from '@workshop/syllabus'
import {
  explainUsage,
  fromCaller,
  integerIn,
  lookFor,
  readLine,
  subjectFolder,
  wrong,
} from '@workshop/testkit/command-line'
import { displayPath, ROOT, subjectDir } from '@workshop/testkit/state'
import { openSubject } from '@workshop/testkit/subject'
import { renderResult, resultOf } from './result.ts'
import { drill } from './scoreboard.ts'

const USAGE: Text = {
  en: `usage: pnpm drill [--subject <folder>] [--tokens <folder>] [--seed N] [--seeds N]
                  [--json] [--plain] [--lang en|zh] [--help]
--subject: a stage 05, without it yours; --tokens: a stage 04, without it the one beside it
--seed: where chance begins (1); --seeds: how many runs of each (3)
it ends with 0, 1 (a failure was missed, or a false alarm) or 2 (this line is wrong)`,
  zh: `用法：pnpm drill [--subject <目录>] [--tokens <目录>] [--seed N] [--seeds N]
                  [--json] [--plain] [--lang en|zh] [--help]
--subject：阶段 05，不写就是你自己的；--tokens：阶段 04，不写就用旁边的那个
--seed：随机数从哪里开始（1）；--seeds：每种跑几次（3）
以 0、1（有故障没被发现，或有误报）或 2（命令行有错）结束`,
}
const SEEDS = 3

export async function main(node: NodeJS.Process): Promise<number> {
  const { argv, stdout, stderr } = node
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') return explainUsage(request, USAGE, node)
  const { gates, tokens, seeds, json } = request
  const look = lookFor(stdout, request)
  const subjects = { gates: openSubject(gates), tokens: openSubject(tokens) }
  const say = (text: Text): void => void stderr.write(`${text[look.locale]}\n`)
  const board = await drill(subjects, seeds, say)
  const result = resultOf({
    ...board,
    subject: displayPath(gates),
    tokens: displayPath(tokens),
  })
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
  lang?: string | undefined
}

const OPTIONS = {
  subject: { type: 'string' },
  tokens: { type: 'string' },
  seed: { type: 'string', default: '1' },
  seeds: { type: 'string', default: `${SEEDS}` },
} as const

const STAGE_05: Text = {
  en: 'a stage 05, such as solutions/05-security/zero-sdk',
  zh: '阶段 05 的目录，例如 solutions/05-security/zero-sdk',
}

/** A string says what is wrong with the command line; empty asks for help only. */
export function requestOf(args: string[]): Request | string {
  return readLine(args, OPTIONS, ({ json, plain, lang, ...values }) => {
    const gates = values.subject
      ? fromCaller(values.subject)
      : subjectDir(join(ROOT, 'stages/05-security'))
    subjectFolder('--subject', gates)
    if (!existsSync(join(gates, 'src/policy.ts'))) {
      throw wrong('--subject', STAGE_05, displayPath(gates))
    }
    const tokens = values.tokens ? fromCaller(values.tokens) : tokensBeside(gates)
    subjectFolder('--tokens', tokens)
    const first = integerIn('--seed', values.seed, 0)
    const count = integerIn('--seeds', values.seeds, 1, 1000)
    const seeds = Array.from({ length: count }, (_, at) => first + at)
    return { gates, tokens, seeds, json: json === true, plain: plain === true, lang }
  })
}

/** `solutions/05-security/sdk` has its stage 04 in `solutions/04-token/sdk`. */
function tokensBeside(gates: string): string {
  const beside = gates.replace('05-security', '04-token')
  const isThere = beside !== gates && existsSync(join(beside, 'src'))
  return isThere ? beside : join(ROOT, 'stages/04-token')
}
