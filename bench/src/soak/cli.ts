/**
 * `pnpm soak [--calls N] [--seed N] [--only zero-sdk|sdk] [--subject <folder>]`:
 * thousands of calls through a manager over servers that misbehave.
 */
import { join } from 'node:path'
import { renderFigures } from '@workshop/report'
import {
  explainUsage,
  fromCaller,
  integerIn,
  lookFor,
  oneOf,
  readLine,
  subjectFolder,
  type Text,
} from '@workshop/testkit/command-line'
import { ROOT } from '@workshop/testkit/state'
import type { Account } from './account.ts'
import { total } from './resources.ts'
import { type Failed, type SoakDetails, soakResult } from './result.ts'
import { soak } from './run.ts'

const SOLUTIONS = ['zero-sdk', 'sdk']
const RATES = { fault: 0.01, crash: 0.001 }
const USAGE: Text = {
  en: `usage: pnpm soak [--calls 10000] [--seed 1] [--only zero-sdk|sdk]
                 [--subject <stage 02 folder>] [--json] [--plain] [--lang en|zh] [--help]
it ends with 0, 1 (a call was lost, crossed or left) or 2 (this line is wrong)`,
  zh: `用法：pnpm soak [--calls 10000] [--seed 1] [--only zero-sdk|sdk]
                 [--subject <阶段 02 目录>] [--json] [--plain] [--lang en|zh] [--help]
以 0、1（有调用丢失、串线或残留）或 2（命令行有错）结束`,
}

export async function main(node: NodeJS.Process): Promise<number> {
  const { argv, stdout, stderr } = node
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') return explainUsage(request, USAGE, node)
  // Folders and processes are cleaned up on `exit`, which a bare signal skips.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(130))
  }
  const { calls, seed, subjects, json } = request
  const accounts: Record<string, Account | Failed> = {}
  for (const [name, subject] of Object.entries(subjects)) {
    stderr.write(`${name}: ${calls} calls, seed ${seed}\n`)
    const options = { subject, calls, seed, rates: RATES }
    accounts[name] = await soak(options).catch((cause: Error) => {
      return { failed: cause.message.split('\n')[0] ?? '' }
    })
  }
  const result = soakResult({ calls, seed, accounts })
  const shown = () =>
    [renderFigures(result, lookFor(stdout, request)), ...linesOf(result.details)].join(
      '\n',
    )
  stdout.write(json ? `${JSON.stringify(result)}\n` : shown())
  return result.ok ? 0 : 1
}

/** What was not ok, in the words of the first few. */
function linesOf({ accounts }: SoakDetails): string[] {
  return Object.entries(accounts).flatMap(([name, account]) => {
    if ('failed' in account) return []
    return [
      `${name}: faults ${JSON.stringify(account.faults)}`,
      ...account.samples.map(sample => `  ${sample.slice(0, 400)}`),
      ...account.failures.slice(0, 3).map(failure => `  not revived: ${failure}`),
      ...account.stray.slice(0, 3).map(stack => `  stray: ${stack.slice(0, 400)}`),
      ...[account.grown, account.left]
        .filter(({ handles, listeners }) => total(handles) + listeners > 0)
        .map(growth => `  left behind: ${JSON.stringify(growth)}`),
      '',
    ]
  })
}

export interface Request {
  calls: number
  seed: number
  /** Folders, by the name their figures get. */
  subjects: Readonly<Record<string, string>>
  json: boolean
  plain: boolean
  lang?: string | undefined
}

const OPTIONS = {
  calls: { type: 'string', default: '10000' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string' },
  subject: { type: 'string' },
} as const

/** A string says what is wrong with the command line; empty asks for help only. */
export function requestOf(args: string[]): Request | string {
  return readLine(args, OPTIONS, ({ json, plain, lang, only, subject, ...values }) => ({
    calls: integerIn('--calls', values.calls, 1),
    seed: integerIn('--seed', values.seed, 0),
    subjects: subjectsOf(only, subject),
    ...{ json: json === true, plain: plain === true, lang },
  }))
}

function subjectsOf(only: string | undefined, subject: string | undefined) {
  if (subject !== undefined) {
    return { subject: subjectFolder('--subject', fromCaller(subject)) }
  }
  const names = only === undefined ? SOLUTIONS : [oneOf('--only', only, SOLUTIONS)]
  return Object.fromEntries(
    names.map(name => [name, join(ROOT, 'solutions/02-multi-server', name)]),
  )
}
