/**
 * `pnpm soak [--calls N] [--seed N] [--only zero-sdk|sdk] [--subject <folder>]
 * [--json]`: thousands of calls through a manager over servers that misbehave.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { renderFigures } from '@workshop/report'
import { localeFor, ROOT, themeFor } from '@workshop/testkit/state'
import type { Account } from './account.ts'
import { total } from './resources.ts'
import { type Failed, type SoakDetails, soakResult } from './result.ts'
import { soak } from './run.ts'

const SOLUTIONS = ['zero-sdk', 'sdk']
const RATES = { fault: 0.01, crash: 0.001 }
const USAGE =
  'usage: soak [--calls 10000] [--seed 1] [--only zero-sdk|sdk] [--subject <folder>] [--json]'

export async function main({ argv, stdout, stderr }: NodeJS.Process): Promise<number> {
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') {
    stderr.write(`${request}\n${USAGE}\n`)
    return 2
  }
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
  if (json) stdout.write(`${JSON.stringify(result)}\n`)
  else {
    const look = { theme: themeFor(stdout), locale: localeFor() }
    stdout.write([renderFigures(result, look), ...linesOf(result.details)].join('\n'))
  }
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
}

/** A string says what is wrong with the command line. */
export function requestOf(args: string[]): Request | string {
  const options = {
    calls: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    subject: { type: 'string' },
    json: { type: 'boolean', default: false },
  } as const
  try {
    const { values } = parseArgs({ args, options })
    const [calls, seed] = [Number(values.calls), Number(values.seed)]
    if (!(Number.isInteger(calls) && calls > 0)) {
      return `--calls: expected a whole number above 0, got ${values.calls}`
    }
    if (!Number.isInteger(seed)) {
      return `--seed: expected a whole number, got ${values.seed}`
    }
    if (values.only !== undefined && !SOLUTIONS.includes(values.only)) {
      return `--only: expected ${SOLUTIONS.join(' or ')}, got ${values.only}`
    }
    return { calls, seed, json: values.json, subjects: subjectsOf(values) }
  } catch (cause) {
    return (cause as Error).message
  }
}

function subjectsOf({ only, subject }: { only?: string; subject?: string }) {
  if (subject !== undefined) {
    return { subject: resolve(process.env.INIT_CWD ?? process.cwd(), subject) }
  }
  const names = only === undefined ? SOLUTIONS : [only]
  return Object.fromEntries(
    names.map(name => [name, join(ROOT, 'solutions/02-multi-server', name)]),
  )
}
