/**
 * `grade selftest`: the whole corpus of hostile submissions, finished stages, kills, and
 * the sandbox's cost, in one object.
 */
import {
  allOf,
  commandResult,
  type Figure,
  figure,
  notMeasured,
  renderFigures,
} from '@workshop/report'
import { localeFor, themeFor } from '@workshop/testkit/state'
import { addedBy, runCorpus } from '../grade/corpus.ts'
import { hasRedisServer } from '../queue/trial/redis-server.ts'
import { CORPUS, runProgram } from '../sandbox/corpus/run-corpus.ts'
import { openSandboxHost, type SandboxHost } from '../sandbox/index.ts'
import { typed } from '../typed.ts'
import { UsageError } from '../usage-error.ts'
import { LETTERS, testHandedIn } from './handed-in.ts'
import { gradeReferences } from './references.ts'

export const SELFTEST_USAGE = `Usage: pnpm grade selftest [options]

Hostile programs in this machine's sandbox, hostile things handed in, texts in reports
and modules that would forge a verdict, the finished stages through the real path, kills
of workers and Redis, and what the sandbox costs. About four minutes.

  --runs <n>   of the finished stages; 1 if absent
  --level <l>  no better level than this one: A, B, C
  --quick      the programs in the sandbox only
  --only <id>  only these: a hostile program, such as X07, or the rows of a letter:
               A archives and folders, G repositories, C configuration, R reports,
               U forgeries, F what would leave no score, X and P programs
  --cost       what the sandbox costs, and nothing else
  --json       one object on stdout and nothing else
`
type Figures = Record<string, Figure>

export async function selftest(args: string[]): Promise<number> {
  const options = optionsIn(args)
  const host = await openSandboxHost({ level: options.level })
  try {
    const { figures, found, extent } = await measured(host, options)
    const { failing } = found
    const words = failing.length === 0 ? 'as stated' : `failing: ${failing.join(', ')}`
    const summary = `sandbox level ${host.level}, ${words}${extent}`
    const result = commandResult('grade selftest', summary, figures, found)
    const style = { theme: themeFor(process.stdout), locale: localeFor() }
    const shown = () => `${renderFigures(result, style)}${summary}\n`
    process.stdout.write(options.json ? `${JSON.stringify(result)}\n` : shown())
    return result.ok ? 0 : 1
  } finally {
    host.close()
  }
}

type Options = ReturnType<typeof optionsIn>

async function measured(host: SandboxHost, { runs, quick, only, cost }: Options) {
  if (cost) return costOf(host)
  const letters =
    only.length === 0 ? LETTERS : LETTERS.filter(one => only.includes(one))
  const programs = programsIn(only)
  const isWhole = !quick && only.length === 0
  const figures: Figures = {}
  const failing: string[] = []
  const corpus =
    only.length === 0 || programs.length > 0
      ? await runCorpus(host, programs)
      : undefined
  if (corpus) {
    const { 'sandbox.overheadMs': overheadMs, ...known } = corpus.figures
    Object.assign(figures, known, overheadMs && { overheadMs })
    const { rows } = corpus.details
    failing.push(...rows.filter(row => !row.asStated).map(({ id }) => id))
  }
  if (only.length === 0) figures.gradingsPerMinute = await gradingsPerMinute(host)
  if (letters.length > 0 && !quick) {
    const handedIn = testHandedIn(letters, line => process.stderr.write(`${line}\n`))
    const { passed, total } = handedIn
    const unit = `tests of rows ${letters.join(', ')}`
    figures['corpus.handedIn'] = allOf(passed, total, unit)
    failing.push(...handedIn.failing)
  }
  if (isWhole) {
    const references = await gradeReferences(runs)
    Object.assign(figures, references.figures, await kills())
    failing.push(...references.failing)
  }
  const part = only.length > 0 ? only.join(', ') : 'the programs in the sandbox'
  const extent = isWhole ? '' : ` (in part: ${part} only)`
  return { figures, found: { failing, corpus: corpus?.details }, extent }
}

async function costOf(host: SandboxHost) {
  const overheadMs = await addedBy(host)
  const figures: Figures = {
    overheadMs,
    gradingsPerMinute: await gradingsPerMinute(host),
  }
  const found = { failing: [], corpus: undefined }
  return { figures, found, extent: ' (in part: the cost only)' }
}

/** Ids of hostile programs; a letter stands for all that begin with it. */
function programsIn(only: readonly string[]): string[] {
  const asked = only.filter(id => !LETTERS.includes(id))
  return asked.flatMap(id => {
    const ids = CORPUS.map(program => program.id)
    const begun = id.length === 1 ? ids.filter(known => known.startsWith(id)) : []
    return begun.length > 0 ? begun : [id]
  })
}

async function kills(): Promise<Figures> {
  if (!hasRedisServer()) {
    const absent = notMeasured('', '0', 'redis-server is not installed')
    return { lost: absent, duplicated: absent, changed: absent }
  }
  const { killFigures, killTrial } = await import('../queue/trial/kill-trial.ts')
  return killFigures(await killTrial({ appendOnly: false, seed: 8 }))
}

/** Four tests each, two at the same time. */
async function gradingsPerMinute(host: SandboxHost): Promise<Figure> {
  const correct = CORPUS.find(({ id }) => id === 'P01')
  if (!correct) return notMeasured('', '≥ 120', 'the corpus has no P01')
  const began = performance.now()
  const five = async () => {
    for (let n = 0; n < 5; n++) await runProgram(host, correct)
  }
  await Promise.all([five(), five()])
  const rate = Math.round((10 * 60_000) / (performance.now() - began))
  return figure(rate, '/min', '≥ 120', rate >= 120)
}

function optionsIn(args: string[]) {
  const options = {
    runs: { type: 'string', default: '1' },
    level: { type: 'string' },
    quick: { type: 'boolean', default: false },
    cost: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] as string[] },
    json: { type: 'boolean', default: false },
  } as const
  const { values } = typed({ args, options })
  const runs = Number(values.runs)
  const level = (['A', 'B', 'C'] as const).find(level => level === values.level)
  if (values.level !== undefined && level === undefined) {
    throw new UsageError(`--level: expected A, B or C, got ${values.level}`)
  }
  if (Number.isInteger(runs) && runs >= 1) return { ...values, runs, level }
  throw new UsageError(`--runs: expected 1 or more, got ${values.runs}`)
}
