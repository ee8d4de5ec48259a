/**
 * `pnpm verify`: everything that has to hold before a change goes out. The last
 * line, `N passed, N failed`, adds up the steps, the unit tests and the cells of
 * the proof (one for each subject and pitfall); skipped tests are neither.
 */
import { existsSync } from 'node:fs'
import {
  allOf,
  commandResult,
  type Figure,
  renderFigures,
  reported,
} from '@workshop/report'
import { displayPath, ROOT } from '@workshop/testkit/state'
import type { Context } from '../context.ts'
import { optionsOf } from '../options.ts'
import { pageFor } from '../page.ts'
import { PHRASES } from '../phrases/verify.ts'
import { startNode, untilEnded } from '../run/child.ts'
import { failureLines } from '../verify/failures.ts'
import { type Cases, STEPS, type Step } from '../verify/steps.ts'

const LIMIT_MINUTES = 20

interface StepResult {
  id: string
  ok: boolean
  ms: number
  cases: Cases
  /** What has failed by name, then the end of what the step has printed. */
  output?: readonly string[]
}

export async function verify(
  args: readonly string[],
  context: Context,
): Promise<number> {
  const { values } = optionsOf('verify', args, { json: 'boolean' }, 0)
  // stdout belongs to the one object, if that was asked for.
  const { stderr, stdout } = context
  const out = values.json ? stderr : stdout
  const results: StepResult[] = []
  for (const step of STEPS) {
    const result = await runStep(step, context)
    if (result === undefined) return INTERRUPTED
    results.push(result)
    out.write(`${lineOf(step, result, context)}\n`)
    if (result.output)
      out.write(`${result.output.map(line => `  ${line}`).join('\n')}\n`)
  }
  const result = resultOf(results, context)
  if (values.json) stdout.write(`${JSON.stringify(result, null, 2)}\n`)
  else stdout.write(`\n${renderFigures(result, context)}${lastLine(results)}\n`)
  return result.ok ? 0 : 1
}

const INTERRUPTED = 130

/** `undefined` when a signal has ended it. */
async function runStep(step: Step, context: Context): Promise<StepResult | undefined> {
  const { say } = pageFor(context)
  const start = performance.now()
  const [program = ''] = step.args
  if (!existsSync(program)) {
    const output = [say(PHRASES.missing(displayPath(program)))]
    return { id: step.id, ok: false, ms: 0, cases: { passed: 0, failed: 0 }, output }
  }
  const env: NodeJS.ProcessEnv = { ...context.env, NO_COLOR: '1' }
  // Neither of them is ours to verify, and the first would colour what we count.
  delete env.FORCE_COLOR
  delete env.WORKSHOP_SUBJECT
  const limitMs = LIMIT_MINUTES * 60_000
  const child = startNode(step.args, { cwd: ROOT, env, output: 'capture', limitMs })
  const { code, timedOut, output, stdout } = await untilEnded(child)
  if (code === 130 || code === 143 || code === 129) return undefined
  const cases = step.cases?.(stdout) ?? { passed: 0, failed: 0 }
  const ok = code === 0 && cases.failed === 0
  const result = { id: step.id, ok, ms: performance.now() - start, cases }
  if (ok) return result
  const late = timedOut ? [say(PHRASES.timedOut(LIMIT_MINUTES))] : []
  return { ...result, output: [...failureLines(output), ...late] }
}

function lineOf({ title }: Step, { ok, ms, cases }: StepResult, context: Context) {
  const { say, mark, paint } = pageFor(context)
  const { passed, failed } = cases
  const word = ok
    ? paint.good(`${mark.good} ${say(PHRASES.passed)}`)
    : paint.bad(`${mark.bad} ${say(PHRASES.failed)}`)
  const count = passed + failed === 0 ? [] : [say(PHRASES.cases(passed, failed))]
  return [word, say(title), `${(ms / 1000).toFixed(1)} s`, ...count].join('  ')
}

function resultOf(results: readonly StepResult[], context: Context) {
  const passed = results.filter(({ ok }) => ok).length
  const casesOf = (id: string): Figure => {
    const { cases } = results.find(result => result.id === id) ?? { cases: NONE }
    return allOf(cases.passed, cases.passed + cases.failed)
  }
  const seconds = results.reduce((sum, { ms }) => sum + ms, 0) / 1000
  const figures = {
    steps: allOf(passed, results.length),
    'unit.tests': casesOf('unit'),
    'prove.cells': casesOf('prove'),
    seconds: reported(Math.round(seconds), 's'),
  }
  const { say } = pageFor(context)
  const summary = say(PHRASES.summary(passed, results.length))
  return commandResult('verify', summary, figures, { steps: results })
}

const NONE: Cases = { passed: 0, failed: 0 }

/** Always in these words: it is read by machines. */
function lastLine(results: readonly StepResult[]): string {
  const sum = (count: (result: StepResult) => number) =>
    results.reduce((total, result) => total + count(result), 0)
  const passed = sum(({ ok, cases }) => cases.passed + (ok ? 1 : 0))
  const failed = sum(({ ok, cases }) => cases.failed + (ok ? 0 : 1))
  return `${passed} passed, ${failed} failed`
}
