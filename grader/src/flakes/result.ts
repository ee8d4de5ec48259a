/**
 * The result of `flakes`: its figures, and for people each test that wavers, with the
 * command that runs it again on the same inputs.
 */
import {
  atMost,
  type CommandResult,
  commandResult,
  renderFigures,
  reported,
  rounded,
  table,
} from '@workshop/report'
import { type Flake, flakesIn, isGreenRun, type Run } from './tally.ts'

export interface FlakesDetails {
  load: number
  flakes: readonly Flake[]
  /** Every run, in order: which seeds were tried, and how long each took. */
  runs: readonly (Pick<Run, 'stage' | 'subject' | 'seed' | 'ms'> & { green: boolean })[]
}

export function resultOf(
  runs: readonly Run[],
  { load, seconds }: { load: number; seconds: number },
): CommandResult<FlakesDetails> {
  const flakes = flakesIn(runs)
  const red = runs.filter(run => !isGreenRun(run)).length
  const silent = runs.filter(({ report }) => report === undefined).length
  const figures = {
    // Of no run at all it is no number, and that is not ok.
    'flakes.rate': atMost(rounded(red / runs.length), 0),
    'flakes.checks': atMost(flakes.length, 0),
    'runs.withoutReport': atMost(silent, 0),
    runs: reported(runs.length),
    seconds: reported(seconds, 's'),
  }
  const summary = `flakes: ${red} of ${runs.length} runs were not green`
  return commandResult('flakes', summary, figures, {
    load,
    flakes,
    runs: runs.map(run => {
      const { stage, subject, seed, ms } = run
      return { stage, subject, seed, ms, green: isGreenRun(run) }
    }),
  })
}

export function renderResult(
  result: CommandResult<FlakesDetails>,
  look: Parameters<typeof renderFigures>[1],
): string {
  const { flakes, load } = result.details
  const rows = flakes.map(({ stage, subject, check, failed, runs }) => [
    `stage ${stage}`,
    subject,
    check,
    `${failed} of ${runs}`,
    `${rounded((100 * failed) / runs)} %`,
  ])
  const parts = flakes.flatMap(flake => ['', ...linesOf(flake, load)])
  const lines = rows.length === 0 ? [] : ['', ...table(rows), ...parts]
  return [renderFigures(result, look), ...lines].join('\n').trimEnd().concat('\n')
}

function linesOf({ stage, subject, check, seen }: Flake, load: number): string[] {
  return seen.flatMap(({ seed, verdict, observed, output }) => [
    `${check}, stage ${stage}, ${subject}: ${[verdict, observed].filter(Boolean).join(', ')}`,
    `  again: pnpm flakes --stage ${stage} --only ${subject} --seed ${seed} --load ${load}`,
    ...output.split('\n').map(line => `  | ${line}`.trimEnd()),
  ])
}
