/**
 * `flakes [--stage <id>] [--only <flavour>] [--runs <n>] [--load <n>] [--seed <seed>]
 * [--json]`: the suite of each stage on its reference solutions, again and again, each
 * time with another seed and with less than the whole machine. They are always green;
 * where they are not, a test wavers, or a solution does.
 */
import { randomBytes } from 'node:crypto'
import type { Stage } from '@workshop/syllabus'
import {
  explainUsage,
  integerIn,
  lookFor,
  oneOf,
  readLine,
  type Text,
} from '@workshop/testkit/command-line'
import type { Base } from '../mutant.ts'
import { provableStages } from '../prove/load.ts'
import { openScratch } from '../prove/scratch.ts'
import { solutionDir, solutionsOf, stageDir } from '../prove/subjects.ts'
import { openLoad } from './load.ts'
import { renderResult, resultOf } from './result.ts'
import { runOnce } from './run-once.ts'
import { failuresIn, type Run } from './tally.ts'

const USAGE: Text = {
  en: `usage: pnpm flakes [--stage <id>]... [--only zero-sdk|sdk]... [--runs <n>]
                   [--load <n>] [--seed <seed>] [--json] [--plain] [--lang en|zh] [--help]
--stage, --only: every stage and both solutions if absent
--runs: of each stage on each solution (50)
--load: processes that only compute meanwhile (1)
--seed: the same for every run, to see again what one run has shown
it ends with 0, 1 (a run was not green) or 2 (this line is wrong)`,
  zh: `用法：pnpm flakes [--stage <编号>]... [--only zero-sdk|sdk]... [--runs <n>]
                   [--load <n>] [--seed <种子>] [--json] [--plain] [--lang en|zh] [--help]
--stage、--only：不指定就是全部阶段、两份解答
--runs：每个阶段在每份解答上跑几遍（50）
--load：同时有几个只管占用处理器的进程（1）
--seed：每遍用同一个种子，好重现某一遍看到的
以 0、1（有一遍不绿）或 2（命令行有错）结束`,
}
const OPTIONS = {
  stage: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  runs: { type: 'string', default: '50' },
  load: { type: 'string', default: '1' },
  seed: { type: 'string' },
} as const
const MOST = 10_000

export async function main(process: NodeJS.Process): Promise<number> {
  const { argv, stdout, stderr } = process
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') return explainUsage(request, USAGE, process)
  const start = performance.now()
  const stop = stopOnSignals()
  const runs = await runAll({ ...request, stop }, line => stderr.write(`${line}\n`))
  const seconds = Math.round((performance.now() - start) / 1000)
  const result = resultOf(runs, { load: request.load, seconds })
  const shown = () => renderResult(result, lookFor(stdout, request))
  stdout.write(request.json ? `${JSON.stringify(result)}\n` : shown())
  return result.ok ? 0 : 1
}

/**
 * The first signal ends the run that is under way, and what was seen so far is told;
 * a second one ends us. `exit` leaves neither a process nor a folder behind.
 */
function stopOnSignals(): AbortSignal {
  const stop = new AbortController()
  const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const
  for (const [signal, code] of Object.entries(codes)) {
    process.on(signal, () => {
      if (stop.signal.aborted) process.exit(code)
      stop.abort()
    })
  }
  return stop.signal
}

export interface Request {
  cases: readonly { stage: Stage; base: Base }[]
  runs: number
  load: number
  seed?: string
  json: boolean
  plain?: boolean
  lang?: string | undefined
}

export async function runAll(
  { cases, runs, load, seed, stop }: Request & { stop?: AbortSignal },
  say: (line: string) => void,
  program?: readonly string[],
): Promise<Run[]> {
  const scratch = openScratch()
  const busy = await openLoad(load)
  const done: Run[] = []
  try {
    // Round by round: a machine that is slow for a while is slow for all of them.
    for (let round = 1; round <= runs; round++) {
      for (const { stage, base } of cases) {
        const own = seed ?? randomBytes(4).toString('hex')
        const result = await runOnce({
          stage: stageDir(stage),
          subject: solutionDir(stage, base),
          seed: own,
          scratch: scratch.dir,
          ...(program && { program }),
          ...(stop && { stop }),
        })
        if (stop?.aborted) return done
        const run = { stage: stage.id, subject: base, seed: own, ...result }
        done.push(run)
        say(`${round}/${runs} ${lineOf(run)}`)
      }
    }
  } finally {
    await busy[Symbol.asyncDispose]()
    scratch.remove()
  }
  return done
}

function lineOf({ stage, subject, seed, report, ms }: Run): string {
  const checks = failuresIn(report).map(({ check }) => check)
  const words =
    checks.length === 0 ? 'green' : `NOT green, seed ${seed}: ${checks.join(', ')}`
  return `stage ${stage} ${subject} (${(ms / 1000).toFixed(1)} s): ${words}`
}

/** A string says what is wrong with the command line; an empty one asks for help. */
export function requestOf(args: string[]): Request | string {
  return readLine(args, OPTIONS, ({ json, plain, lang, ...values }) => {
    const stages = provableStages()
    const ids = stages.map(({ id }) => id)
    const chosen = values.stage?.map(id => oneOf('--stage', id, ids)) ?? ids
    const flavours = values.only?.map(name => oneOf('--only', name, FLAVOURS))
    const cases = stages
      .filter(({ id }) => chosen.includes(id))
      .flatMap(stage => basesOf(stage).map(base => ({ stage, base })))
      .filter(({ base }) => flavours?.some(name => name === base) ?? true)
    const runs = integerIn('--runs', values.runs, 1, MOST)
    const load = integerIn('--load', values.load, 0, MOST)
    const { seed } = values
    return { cases, runs, load, json, plain, lang, ...(seed && { seed }) }
  })
}

const FLAVOURS = ['zero-sdk', 'sdk'] as const
const basesOf = (stage: Stage): Base[] => solutionsOf(stage).map(({ id }) => id as Base)
