/** `grade corpus`: hostile programs against this machine's sandbox, and its cost. */
import {
  allOf,
  atMost,
  type CommandResult,
  commandResult,
  type Figure,
  notMeasured,
  renderFigures,
} from '@workshop/report'
import { localeFor, themeFor } from '@workshop/testkit/state'
import { leftovers } from '../sandbox/corpus/leftovers.ts'
import { measureOverhead } from '../sandbox/corpus/overhead.ts'
import { CORPUS, type CorpusRow, runProgram } from '../sandbox/corpus/run-corpus.ts'
import { type Level, openSandboxHost, type SandboxHost } from '../sandbox/index.ts'
import { UsageError } from '../usage-error.ts'

export interface CorpusOptions {
  /** No better level than this one. */
  level?: Level | undefined
  /** Ids such as X07; all of them if empty. */
  only: readonly string[]
  json: boolean
}

export interface CorpusDetails {
  level: Level
  rows: readonly CorpusRow[]
  left: readonly string[]
}

/** More at once would only wait for each other, and some have a deadline. */
const AT_ONCE = 2
const OVERHEAD_MS = 30

export async function corpus(options: CorpusOptions): Promise<number> {
  const host = await openSandboxHost({ level: options.level })
  try {
    const result = await runCorpus(host, options.only)
    process.stdout.write(options.json ? `${JSON.stringify(result)}\n` : shown(result))
    return result.ok ? 0 : 1
  } finally {
    host.close()
  }
}

/** Also for `grade selftest`. */
export async function runCorpus(
  host: SandboxHost,
  only: readonly string[] = [],
): Promise<CommandResult<CorpusDetails>> {
  const unknown = only.find(id => !CORPUS.some(program => program.id === id))
  if (unknown)
    throw new UsageError(`--only: expected an id of the corpus, got ${unknown}`)
  const waiting = CORPUS.filter(({ id }) => only.length === 0 || only.includes(id))
  const total = waiting.length
  const rows: CorpusRow[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const row = await runProgram(host, next)
      rows.push(row)
      const { id, asStated, verdict, passed } = row
      const words = `${asStated ? 'as stated' : 'NOT as stated'}, ${verdict} ${passed}/4`
      process.stderr.write(`${rows.length}/${total} ${id} ${next.what}: ${words}\n`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  rows.sort((a, b) => a.id.localeCompare(b.id))
  const details = { level: host.level, rows, left: leftovers() }
  // What was asked for by name is about those programs.
  return resultOf(details, only.length === 0 ? await addedBy(host) : undefined)
}

/** To the start of a program, in milliseconds; also for `grade selftest`. */
export async function addedBy(host: SandboxHost): Promise<Figure> {
  const unit = 'ms'
  const goal = `≤ ${OVERHEAD_MS}`
  try {
    const { addedMs } = await measureOverhead(host)
    return atMost(Math.round(addedMs * 10) / 10, OVERHEAD_MS, unit)
  } catch (cause) {
    return notMeasured(unit, goal, (cause as Error).message)
  }
}

function resultOf(details: CorpusDetails, overhead: Figure | undefined) {
  const { level, rows, left } = details
  const asStated = rows.filter(row => row.asStated).length
  const leaks = rows.reduce((total, row) => total + row.leaks.length, 0)
  const survivors = rows.reduce((total, { report }) => total + report.leftOver, 0)
  const figures = {
    'corpus.asStated': allOf(asStated, rows.length, 'programs'),
    'corpus.leaks': atMost(leaks, 0),
    'corpus.survivors': atMost(survivors, 0, 'processes'),
    'corpus.leftovers': atMost(left.length, 0),
    ...(overhead ? { 'sandbox.overheadMs': overhead } : {}),
  }
  const summary = `sandbox level ${level}: ${asStated} of ${rows.length} as stated`
  return commandResult('grade corpus', summary, figures, details)
}

const shown = (result: CommandResult<CorpusDetails>) =>
  renderFigures(result, { theme: themeFor(process.stdout), locale: localeFor() })
