/**
 * `flakes [--stage <id>] [--only <flavour>] [--runs <n>] [--load <n>] [--seed <seed>]
 * [--json]`: the suite of each stage on its reference solutions, again and again, each
 * time with another seed and with less than the whole machine. They are always green;
 * where they are not, a test wavers, or a solution does.
 */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Stage } from '@workshop/syllabus'
import { localeFor, themeFor } from '@workshop/testkit/state'
import type { Base } from '../mutant.ts'
import { provableStages } from '../prove/load.ts'
import { openScratch } from '../prove/scratch.ts'
import { solutionDir, solutionsOf, stageDir } from '../prove/subjects.ts'
import { openLoad } from './load.ts'
import { renderResult, resultOf } from './result.ts'
import { runOnce } from './run-once.ts'
import { failuresIn, type Run } from './tally.ts'

const USAGE = `usage: flakes [--stage <id>] [--only zero-sdk|sdk] [--runs <n>] [--load <n>]
              [--seed <seed>] [--json]
--stage, --only: may be given more than once; every stage and both solutions if absent
--runs:          of each stage on each solution; 50 if absent
--load:          processes that only compute meanwhile; 1 if absent
--seed:          the same for every run, to see again what one run has shown`

export async function main({ argv, stdout, stderr }: NodeJS.Process): Promise<number> {
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') {
    stderr.write(`${request}\n${USAGE}\n`)
    return 2
  }
  const start = performance.now()
  const stop = stopOnSignals()
  const runs = await runAll({ ...request, stop }, line => stderr.write(`${line}\n`))
  const seconds = Math.round((performance.now() - start) / 1000)
  const result = resultOf(runs, { load: request.load, seconds })
  const look = { theme: themeFor(stdout), locale: localeFor() }
  stdout.write(
    request.json ? `${JSON.stringify(result)}\n` : renderResult(result, look),
  )
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

/** A string says what is wrong with the command line. */
export function requestOf(args: string[]): Request | string {
  const options = {
    stage: { type: 'string', multiple: true, default: [] as string[] },
    only: { type: 'string', multiple: true, default: [] as string[] },
    runs: { type: 'string', default: '50' },
    load: { type: 'string', default: '1' },
    seed: { type: 'string' },
    json: { type: 'boolean', default: false },
  } as const
  try {
    const { values } = parseArgs({ args, options })
    const { stage, only, seed, json } = values
    const stages = provableStages()
    const known = stages.map(({ id }) => id as string)
    const stranger = stage.find(id => !known.includes(id))
    if (stranger !== undefined) {
      return `--stage: expected one of ${known.join(', ')}, got ${stranger}`
    }
    const flavour = only.find(name => name !== 'zero-sdk' && name !== 'sdk')
    if (flavour !== undefined) return `--only: expected zero-sdk or sdk, got ${flavour}`
    const cases = stages
      .filter(({ id }) => stage.length === 0 || stage.includes(id))
      .flatMap(stage => basesOf(stage).map(base => ({ stage, base })))
      .filter(({ base }) => only.length === 0 || only.includes(base))
    const runs = countIn(values.runs, 1)
    if (runs === undefined) return `--runs: expected 1 to 10000, got ${values.runs}`
    const load = countIn(values.load, 0)
    if (load === undefined) return `--load: expected 0 to 10000, got ${values.load}`
    return { cases, runs, load, json, ...(seed && { seed }) }
  } catch (cause) {
    return (cause as Error).message
  }
}

const basesOf = (stage: Stage): Base[] => solutionsOf(stage).map(({ id }) => id as Base)

function countIn(typed: string, least: number): number | undefined {
  const count = Number(typed)
  const isFine = Number.isInteger(count) && count >= least && count <= 10_000
  return isFine && typed.trim() !== '' ? count : undefined
}
