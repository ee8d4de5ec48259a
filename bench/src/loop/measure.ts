/**
 * How long a learner waits between saving a file and reading the lesson: the
 * command that `pnpm test --filter stage-0N` runs, from its start to its end, on
 * the finished solutions and on the stage as it is handed out. And how much of a
 * screen the handed-out stage fills.
 */
import { table } from '@workshop/report'
import type { Goal, Measured, Measurement, Missing, Settings } from '../measurement.ts'
import { type Spread, spreadOf } from '../statistics.ts'
import { inTemporaryFolder } from '../temporary-folder.ts'
import { lastWordsOf, type TimedRun } from '../timed-command.ts'
import { runTests, type Subject, subjectsOf } from './subjects.ts'

interface StageGoals {
  stage: string
  /** Seconds, for a finished solution and for the untouched stage. */
  green: number
  skeleton: number
}

const STAGES: readonly StageGoals[] = [
  { stage: '01', green: 3, skeleton: 4 },
  { stage: '02', green: 4, skeleton: 4 },
  { stage: '03', green: 4, skeleton: 4 },
  { stage: '04', green: 4, skeleton: 4 },
  { stage: '05', green: 4, skeleton: 4 },
]
const MOST_LINES = 25
const ROUNDS = { full: 9, quick: 3 }

/** What became of one subject. */
export interface Loop {
  subject: Subject
  seconds: Spread
  /** The most that a run has printed. */
  lines: number
  /** Its runs did not end as they should: their time means nothing. */
  odd?: Missing
}

export const feedbackLoop: Measurement = {
  name: 'loop',
  title: 'pnpm test --filter stage-0N, from Enter to the lesson',
  goals: goalsOf(STAGES),
  measure: settings => inTemporaryFolder('loop', folder => measure(settings, folder)),
}

export function goalsOf(stages: readonly StageGoals[]): Record<string, Goal> {
  const goals: Record<string, Goal> = {}
  for (const { stage, green, skeleton } of stages) {
    goals[figureOf(stage, 'zero-sdk')] = { unit: 's', atMost: green }
    goals[figureOf(stage, 'sdk')] = { unit: 's', atMost: green }
    goals[figureOf(stage, 'skeleton')] = { unit: 's', atMost: skeleton }
  }
  return { ...goals, 'screen.lines': { unit: 'lines', atMost: MOST_LINES } }
}

async function measure({ quick, say }: Settings, folder: string): Promise<Measured> {
  const rounds = quick ? ROUNDS.quick : ROUNDS.full
  const subjects = STAGES.flatMap(({ stage }) => subjectsOf(stage))
  const runs = new Map<Subject, TimedRun[]>(subjects.map(subject => [subject, []]))
  // The first run of all fills the caches of the file system; it does not count.
  for (const subject of subjects.slice(0, 1)) await runTests(subject, folder)
  // In turns, so that a slow minute of the machine is everybody's.
  for (let round = 1; round <= rounds; round++) {
    say(`  round ${round} of ${rounds}`)
    for (const [subject, own] of runs) own.push(await runTests(subject, folder))
  }
  const loops = [...runs].map(([subject, own]) => loopOf(subject, own))
  return {
    values: valuesOf(loops),
    lines: table([
      ['subject', 'seconds', '± mad', 'min', 'max', 'lines printed'],
      ...loops.map(({ subject, seconds: { median, mad, min, max }, lines }) => [
        `stage-${subject.stage} ${subject.name}`,
        ...[median, mad, min, max].map(value => value.toFixed(2)),
        String(lines),
      ]),
    ]),
    details: loops,
  }
}

export function loopOf(subject: Subject, runs: readonly TimedRun[]): Loop {
  const seconds = spreadOf(runs.map(({ seconds }) => seconds))
  const lines = Math.max(...runs.map(linesIn))
  const odd = runs.find(({ exitCode }) => exitCode !== subject.exitCode)
  if (!odd) return { subject, seconds, lines }
  const { name, exitCode } = subject
  const got = `${odd.exitCode}: ${lastWordsOf(odd)}`
  const reason = `${name}: expected exit ${exitCode}, got ${got}`
  return { subject, seconds, lines, odd: { reason } }
}

export function valuesOf(loops: readonly Loop[]): Record<string, number | Missing> {
  const values: Record<string, number | Missing> = {}
  for (const { subject, seconds, odd } of loops) {
    values[figureOf(subject.stage, subject.name)] = odd ?? seconds.median
  }
  const skeletons = loops.filter(({ subject }) => subject.name === 'skeleton')
  const odd = skeletons.find(({ odd }) => odd)?.odd
  values['screen.lines'] = odd ?? Math.max(...skeletons.map(({ lines }) => lines))
  return values
}

/** The bare name is that of the track without SDK, which the stages lead to. */
function figureOf(stage: string, name: Subject['name']): string {
  return `loop.stage${stage}${name === 'zero-sdk' ? '' : `.${name}`}.s`
}

function linesIn({ output }: TimedRun): number {
  return output === '' ? 0 : output.replace(/\n$/, '').split('\n').length
}
